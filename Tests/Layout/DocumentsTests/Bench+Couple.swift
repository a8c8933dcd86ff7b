import AstroChartModel
import AstroCouples
import AstroDocuments
import AstroEphemeris
import AstroSkies
import AstroSvitla
import AstroSynastry
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport

extension Bench {
  /// The book about two people.
  func book(
    _ first: Chart, _ second: Chart, in language: Language, theme: Theme = .light
  ) throws -> ReportDocument {
    let composite = try Skies(SwissEphemeris()).composite(of: first, and: second)
    let synastry = Synastry(of: first, with: second, composite: composite)
    var document = ReportDocument(
      of: first, around: [OuterSky(second, as: .partner)], language: language, theme: theme, shaper: fonts)
    document.couple = try CoupleReport(of: synastry, in: language)
    return document
  }

  /// Two random persons; the same seed gives the same.
  func couple(
    seed: UInt64, named names: [String] = ["Oksana", "Ravi"], timed: (Bool, Bool) = (true, true)
  ) throws -> (Chart, Chart) {
    func birth(_ seed: UInt64, _ isTimed: Bool) -> BirthData {
      Array(RandomBirths(seed: seed, knowsTime: isTimed).prefix(1))[0]
    }
    return (
      try chart(of: birth(seed, timed.0), name: names[0]),
      try chart(of: birth(seed + 500, timed.1), name: names[1])
    )
  }
}
