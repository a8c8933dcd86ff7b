import Glibc

@testable import AstroCommandKit
@testable import AstroSvitla

/// What harnesses share: fonts, and a chart.
@MainActor enum Bench {
  static let fonts: FontBook = {
    do { return try FontBook() } catch { fail("\(error)") }
  }()

  static let hyphenation = HyphenationFolder.customary.hyphenation()

  /// The chart of a birth, drawn under ever other names.
  static let chart: Chart = {
    guard let date = CivilDate("1990-04-15") else { fail("no date") }
    do {
      let birth = try BirthData(
        date: date, time: ClockTime("14:30"), timeZone: "Europe/Kyiv", latitude: 50.4501, longitude: 30.5234,
        place: "Kyiv")
      return try SwissEphemeris().chart(of: birth, name: "Oksana")
    } catch {
      fail("\(error)")
    }
  }()

  private static func fail(_ words: String) -> Never {
    print(words)
    exit(69)
  }
}
