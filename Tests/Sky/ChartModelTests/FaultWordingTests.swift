import AstroDiagnostics
import Testing

@testable import AstroChartModel

@Suite struct FaultWordingTests {
  private static func faults() throws -> [any ProblemReason] {
    let date = try #require(CivilDate(year: 1500, month: 1, day: 1))
    let births: [BirthFault] = [
      .notDate("x"), .notWrittenDate("1/2/3"), .notWrittenDate("x"), .notTime("x"), .notWrittenTime("x"),
      .notInstant("x"), .noCalendar(date), .noZone, .latitude(91), .longitude(181), .longLabel(201),
      .controlCharacter("\u{7}"),
    ]
    let charts: [ChartFault] = [
      .cuspsOutOfOrder, .houseCount(11), .notLongitude(.nan), .outOfRange(5, 0...1), .orb(40, widest: 30),
      .noPlanet, .housesWithoutAngles, .anglesWithoutHouses, .planetAsPoint("sun"), .wrongList(.sun),
      .twice(.sun), .twiceInList(.chiron), .derived(.natal), .derived(.composite), .absent(.body(.moon)),
      .absent(.angle(.ascendant)), .endBeforeStart(end: "a", start: "b"), .tooManySkies(3, most: 2),
    ]
    return births + charts
  }

  @Test func `what is wrong with a birth or a chart is told in Ukrainian, with a way out`() throws {
    for fault in try Self.faults() {
      let words = fault.ukrainian
      for text in [words.message, words.hint.description] where !text.isEmpty {
        #expect(text.unicodeScalars.contains { (0x430...0x457).contains($0.value) }, "\(text)")
        #expect(!text.hasSuffix("."))
      }
      #expect(words.hint.isEmpty == fault.english.hint.isEmpty && !words.message.contains("\""))
    }
  }
}
