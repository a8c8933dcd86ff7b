import Testing

@testable import AstroChartModel

/// Dates and times as people write them.
@Suite struct WrittenDateTests {
  @Test(arguments: ["1978-03-09", "1978-3-9", "1978-03-9", "9.3.1978", "09.03.1978", "9.03.1978"])
  func `one day in every form`(text: String) {
    #expect(CivilDate(asWritten: text)?.text == "1978-03-09")
  }

  @Test(arguments: [
    "9/3/1978", "3/9/1978", "9.3.78", "1978.3.9", "9-3-1978", "31.2.1990", "009.03.1978", "9.3.1978.",
    "٩.٣.1978", "",
  ])
  func `a day that could be another is none`(text: String) {
    #expect(CivilDate(asWritten: text) == nil)
  }

  @Test(arguments: [
    ("5:40", "05:40"), ("05.40", "05:40"), ("5:40 pm", "17:40"), ("5:40PM", "17:40"), ("12:05 am", "00:05"),
    ("12 pm", "12:00"), ("5 p.m.", "17:00"), ("14:30:15", "14:30:15"), ("5:40:15\u{202F}am", "05:40:15"),
  ])
  func `one time in every form`(text: String, time: String) {
    #expect(ClockTime(asWritten: text)?.text == time)
  }

  @Test(arguments: ["5", "5:4", "13 pm", "0:30 am", "24:00", "5.40.10", "5:40 xm", "pm", "noon", "5-40", ""])
  func `a time that could be another is none`(text: String) { #expect(ClockTime(asWritten: text) == nil) }

  @Test func `every day and minute is read from each form`() throws {
    for day in stride(from: -200_000, through: 60_000, by: 97) {
      let date = CivilDate(daysSince1970: day)
      let (year, month, number) = date.components(in: .gregorian)
      let padded = ClockDigits.padded(year, to: 4)
      #expect(CivilDate(asWritten: "\(padded)-\(month)-\(number)") == date)
      #expect(CivilDate(asWritten: "\(number).\(month).\(padded)") == date)
    }
    for minute in 0..<1440 {
      let time = try #require(ClockTime(hour: minute / 60, minute: minute % 60))
      let (hour, half) = ((minute / 60 + 11) % 12 + 1, minute < 720 ? "am" : "pm")
      #expect(ClockTime(asWritten: "\(hour):\(ClockDigits.padded(minute % 60)) \(half)") == time)
      #expect(ClockTime(asWritten: time.text) == time)
    }
  }
}
