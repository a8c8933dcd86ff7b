import AstroCommandKit
import AstroSvitla

/// The skies around a chart from the inside out, and notes, each with the file to which it belongs.
typealias SkiesAround = (skies: [OuterSky], notes: [(note: Note, source: String)])

/// Reads or computes the skies that the command line puts around a chart.
struct OuterSkies {
  private let options: SkyOptions
  private let shared: SharedOptions
  private let input: InputFile

  /// - Parameter input: The source of the chart in the middle.
  init(_ options: SkyOptions, _ shared: SharedOptions, around input: InputFile) {
    (self.options, self.shared, self.input) = (options, shared, input)
  }

  /// The skies from the inside out: the partner, then the others in the order of the command line, and
  /// transits last.
  func skies(around base: Chart) throws(Problem) -> SkiesAround {
    try options.check()
    var found: SkiesAround = ([], [])
    if let partner = options.partner {
      try add(InputFile(partner), named: "--partner", as: .partner, around: base, to: &found)
    }
    for path in options.around {
      try add(InputFile(path), named: "--around", as: .natal, around: base, to: &found)
    }
    if let moment = options.transits {
      let sky = try transits(moment, around: base)
      try add(sky, from: "--transits", as: .transit, around: base, to: &found)
    }
    return found
  }

  /// - Parameter role: The role of a natal chart.
  private func add(
    _ file: InputFile, named option: String, as role: SkyRole, around base: Chart, to found: inout SkiesAround
  ) throws(Problem) {
    if file.isStandardInput, input.isStandardInput {
      throw .usage(option, OptionFault.standardInput(.firstChart))
    }
    let chart = try ChartSource.chart(in: file, shared)
    try add(chart, from: file.name, as: role, around: base, to: &found)
  }

  private func add(
    _ chart: Chart, from source: String, as role: SkyRole, around base: Chart, to found: inout SkiesAround
  ) throws(Problem) {
    do throws(Problem) { try chart.requireZodiac(of: base) } catch { throw error.of(source) }
    found.skies.append(
      OuterSky(
        chart, as: chart.kind == .natal ? role : SkyRole(chart.kind), orbs: try options.orbs(),
        tiesPoints: options.crossPoints))
    found.notes += chart.warnings.map { ($0, source) }
  }

  private func transits(_ moment: String, around base: Chart) throws(Problem) -> Chart {
    let instant =
      moment.isEmpty ? try Instant.now() : try Instant(option: "--transits", bareHour: 12).moment(moment)
    do throws(Problem) {
      var sky = try Skies(shared.ephemerisSource).transit(to: base, at: instant)
      // A day has no Ascendant: it runs through all signs in the course of it.
      if !moment.isEmpty, !moment.contains("T") { (sky.angles, sky.houses) = (nil, nil) }
      return sky
    } catch {
      throw error.of(error.code == .invalidChart ? input.name : "--transits")
    }
  }
}
