package import AstroChartModel

/// The words for a sky next to its ring and in the corner.
package struct SkyCaption: Hashable, Sendable {
  /// The name of the sky: “Transits”, “Solar return”, or the name of the person.
  package var head: String
  /// The words next to its ring: “Transits · 21 Nov 2026”, or the name of the person.
  package var ring: String
  /// The line in the corner: “Transits · 21 Nov 2026, 12:00 UTC”.
  package var line: String
  /// Where a partner was born; `nil` for other skies, and where it is not known.
  package var place: String?

  /// - Parameter chart: The chart of the sky.
  package init(of chart: Chart, as sky: SkyRole, in language: Language) {
    let words = CaptionOfSky(chart: chart, sky: sky, language: language)
    head = words.head
    ring = [words.head, words.day].compactMap(\.self).joined(separator: " · ")
    line = [WritingDirection.isolated(words.head), words.time].compactMap(\.self).joined(separator: " · ")
    place = words.place
  }
}

/// Builds the parts of such a caption.
private struct CaptionOfSky {
  let chart: Chart
  let sky: SkyRole
  let language: Language

  var head: String {
    let kind = sky.name(in: language)
    switch sky {
    case .natal, .partner: return chart.name ?? kind
    case .return: return chart.derived?.body.map { language.phrasebook.name(ofReturn: $0) } ?? kind
    case .harmonic:
      return [kind, chart.derived?.number.map(String.init)].compactMap(\.self).joined(separator: " ")
    case .transit, .progressed, .directed, .composite, .davison: return kind
    }
  }

  /// The moment shown: for a progression or direction the moment of life that it is for, not the one of its
  /// positions.
  private var instant: Moment? { chart.derived?.target ?? chart.moment }

  var day: String? {
    switch sky {
    case .natal, .partner, .composite, .harmonic: nil
    case .transit, .return, .progressed, .directed, .davison: instant?.local.date.shortText(in: language)
    }
  }

  var time: String? {
    switch sky {
    case .natal, .partner: birth
    case .transit, .return:
      instant.map {
        "\($0.local.date.shortText(in: language)), \($0.local.time.text) \($0.offsetText)"
      }
    case .progressed, .directed, .davison: day
    case .composite, .harmonic: chart.name
    }
  }

  private var birth: String? {
    guard let birth = chart.birth else { return chart.moment.map { $0.utc.date.shortText(in: language) } }
    let day = birth.date.shortText(in: language)
    let clock = [birth.time?.text, chart.moment?.offsetText].compactMap(\.self).joined(separator: " ")
    return [day, birth.time == nil ? language.phrasebook.unknownTime.first?.lowercasedFirst : clock]
      .compactMap(\.self).joined(separator: ", ")
  }

  var place: String? { sky == .partner ? chart.birth?.place.map(WritingDirection.isolated) : nil }
}

extension CivilDate {
  /// The date with a short month, as in “21 Nov 2026”.
  package func shortText(in language: Language) -> String {
    let (year, month, day) = components(in: .gregorian)
    return language.phrasebook.shortDate(year: year, month: month, day: day)
  }
}

extension Derivation {
  /// How the chart was derived, with a line for each choice that others may make differently.
  package func lines(in language: Language) -> [String] {
    let words = language.phrasebook
    let pass = pass.flatMap { pass in passes.map { words.pass(pass, of: $0) } }
    return [
      method.map { words.name(of: $0) }, angles.map { words.name(of: $0) },
      housesBy.map { words.name(of: $0) }, isPrecessed == true ? words.precessionCorrected : nil,
      passes == 1 ? nil : pass,
    ].compactMap(\.self)
  }
}
