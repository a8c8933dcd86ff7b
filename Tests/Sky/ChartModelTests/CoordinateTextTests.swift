import AstroChartModel
import Testing

@Suite struct CoordinateTextTests {
  @Test(arguments: [
    "49°13′N 30°59′E", "49 13 N, 30 59 E", "49°13'N, 30°59'E", "49° 13′ 0″ N 30° 59′ 0″ E",
    "49°13′ пн. ш., 30°59′ сх. д.",
  ])
  func `degrees and minutes are read as they are written`(text: String) throws {
    let degrees = try #require(CoordinateText.degrees(text))
    #expect(abs(degrees.latitude - (49 + 13 / 60.0)) < 1e-9)
    #expect(abs(degrees.longitude - (30 + 59 / 60.0)) < 1e-9)
  }

  @Test func `south and west are negative`() throws {
    let degrees = try #require(CoordinateText.degrees("54°48′S 68°18′30″W"))
    #expect(degrees.latitude == -54.8 && abs(degrees.longitude + 68 + 18.5 / 60) < 1e-9)
    let plain = try #require(CoordinateText.degrees("−54.8, -68.3"))
    #expect(plain.latitude == -54.8 && plain.longitude == -68.3)
  }

  @Test(arguments: [
    "", "49", "49,", "N E", "49 N", "30 E 49 N", "49 61 N 30 E", "49 N 30 E 5", "49 13 5 2 N 30 E",
    "49 X 30 E",
    "inf,30", "1,2,3",
  ])
  func `what is no such form is no place`(text: String) {
    #expect(CoordinateText.degrees(text) == nil)
  }
}
