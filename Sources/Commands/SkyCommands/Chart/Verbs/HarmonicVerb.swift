import ArgumentParser
import AstroChartModel
import AstroCommandKit
import AstroDiagnostics
import AstroSkies

/// Computes a harmonic chart.
struct HarmonicVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-chart harmonic",
    abstract: "Compute a harmonic chart: every longitude multiplied.",
    usage: "astro-chart harmonic <natal> --number <n> [options]",
    discussion: """
      Houses are equal, from the harmonic Ascendant. An error of the birth time is multiplied too.

      EXAMPLES
        astro-chart harmonic natal.json --number 5
        astro-chart harmonic natal.json --number 9 | astro-render - --png
      """,
    version: ProgramVersion.line)

  @Argument(help: "A natal chart, a birth, or - for standard input.")
  var natal: String

  @Option(help: .naming("n", "What to multiply longitudes by, 1 to 360."))
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
