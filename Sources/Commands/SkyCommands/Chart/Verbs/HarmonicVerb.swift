import AstroCommandKit
import AstroSkies

/// Computes a harmonic chart.
struct HarmonicVerb: ToldCommand {
  static let name = "astro-chart harmonic"

  @Argument(help: .told("harmonic.natal"))
  var natal: String

  @Option(help: .told("harmonic.number"))
  var number: Int

  @OptionGroup var options: VerbOptions

  func run() throws {
    guard Skies.harmonics.contains(number) else {
      throw Problem.usage("--number", SkiesFault.notHarmonic(number, Skies.harmonics))
    }
    let chart = try options.natal(natal)
    let harmonic = try options.told(of: [natal]) { () throws(Problem) in
      try options.skies.harmonic(number, of: chart.value)
    }
    try options.write([harmonic], notes: chart.notes, from: natal)
  }
}
