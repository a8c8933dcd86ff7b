import AstroDrawingResponse
import AstroSvitla
import AstroThemes
import Glibc
import Synchronization
import TestSupport
import Testing

/// What a program gets through the front door alone.
@Suite struct StudioTests {
  private static func studio(_ change: (inout StudioOptions) -> Void = { _ in }) throws -> Studio {
    var options = StudioOptions(language: .uk)
    change(&options)
    return try Studio(options)
  }

  private static func chart(_ studio: Studio) throws -> Chart {
    try studio.chart(of: KnownBirths.oksana, name: "Оксана").value
  }

  @Test func `a birth becomes a picture in every format and form, in the language of the studio`() throws {
    let studio = try Self.studio()
    let chart = try Self.chart(studio)
    for format in PictureFormat.allCases {
      let wheel = try studio.picture(of: chart, as: format)
      #expect(wheel.value.starts(with: Self.beginning(format)) && wheel.notes == [])
    }
    let svg = String(decoding: try studio.picture(of: chart, as: .svg).value, as: UTF8.self)
    #expect(svg.contains("xml:lang=\"uk\"") && svg.contains("Сонце"))
    let english = String(decoding: try studio.picture(of: chart, as: .svg, in: .en).value, as: UTF8.self)
    #expect(english.contains("xml:lang=\"en\""))
    let poster = try studio.picture(of: chart, PictureStyle(.poster(.story), theme: .midnight), as: .png)
    #expect(poster.value.starts(with: Self.beginning(.png)))
    #expect(try studio.sheet(of: chart).value.starts(with: Self.beginning(.pdf)))
  }

  private static func moment(_ text: String) throws -> Moment { try Moment(utcText: text) }

  private static func beginning(_ format: PictureFormat) -> [UInt8] {
    switch format {
    case .png: [0x89, 0x50, 0x4E, 0x47]
    case .svg: Array("<?xml".utf8)
    case .pdf: Array("%PDF-".utf8)
    }
  }

  @Test func `one drawing serves all formats, and tells what it shows`() throws {
    let studio = try Self.studio()
    let chart = try Self.chart(studio)
    let drawing = try studio.drawing(of: chart)
    #expect(try drawing.bytes(as: .svg) == studio.picture(of: chart, as: .svg).value)
    #expect(try drawing.bytes(as: .png) == studio.picture(of: chart, as: .png).value)
    #expect(drawing.findings == [] && drawing.wheel.seats.count == chart.placements.count)
    #expect(drawing.response.json.starts(with: Array("{".utf8)))
  }

  @Test func `a couple, a moment's sky, and a page with a report come out`() throws {
    let studio = try Self.studio()
    let chart = try Self.chart(studio)
    let other = try studio.chart(of: KnownBirths.crowded[0]).value
    let couple = OuterSky(other, as: .partner)
    #expect(try studio.document(of: chart, around: [couple]).value.starts(with: Self.beginning(.pdf)))
    let sky = try studio.transits(to: chart, at: Self.moment("2026-11-22T12:00:00Z"))
    let report = try studio.report(on: .career, of: chart).value
    #expect(report.language == .uk && report.generatedAt == nil)
    let page = try studio.page(of: chart, around: [sky], report: report).value
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.hasPrefix("<!DOCTYPE html>") && text.contains(report.title) && text.contains("id=\"time\""))
  }

  @Test func `reports are set as a book, ours or another's, and the bytes are always the same`() throws {
    let studio = try Self.studio()
    let chart = try Self.chart(studio)
    let book = try studio.document(of: chart, about: [.career, .health])
    #expect(book.value.starts(with: Self.beginning(.pdf)))
    #expect(try studio.document(of: chart, about: [.career, .health]).value == book.value)
    let report = try studio.report(on: .finances, of: chart, length: .full).value
    #expect(try studio.document(of: chart, [report], on: .letter).value != book.value)
  }

  @Test func `a file becomes a chart, a span its events`() throws {
    let studio = try Self.studio()
    let chart = try Self.chart(studio)
    #expect(try studio.chart(from: chart.json).value.placements == chart.placements)
    let span = try CalendarSpan(
      from: Self.moment("2027-01-01T00:00:00Z"), to: Self.moment("2027-02-01T00:00:00Z"))
    let events = try studio.calendar(of: chart, over: span, listing: CalendarListing(kinds: [.transit]))
    #expect(events.value.entries.count > 10)
  }

  @Test func `a birth is told as people tell it`() throws {
    let studio = try Self.studio()
    let told = try studio.chart(born: "1990-04-15", at: "14:30", in: "Київ", name: "Оксана")
    #expect(told.value.birth?.timeZone == "Europe/Kyiv" && told.value.birth?.place == "Київ, Україна")
    #expect(told.notes.map(\.code).contains(.placeChosen))
    #expect(try studio.chart(born: "1990-04-15", in: "Lviv").value.houses == nil)
    for (date, time, place) in [
      ("1990-02-30", "14:30", "Kyiv"), ("1990-04-15", "25:00", "Kyiv"), ("1990-04-15", "1:00", "Kyyyv"),
    ] {
      let problem = #expect(throws: Problem.self) { try studio.chart(born: date, at: time, in: place) }
      #expect([.invalidValue, .unknownPlace].contains(problem?.code) && problem?.advice != "")
    }
  }

  @Test func `what is beyond the limits is refused before it is made`() throws {
    let narrow = try Self.studio { $0.limits = StudioLimits(width: 500) }
    let chart = try Self.chart(narrow)
    let wide = #expect(throws: Problem.self) { try narrow.picture(of: chart, as: .png) }
    #expect(wide?.code == .outOfRange)
    #expect(throws: Never.self) { try narrow.picture(of: chart, PictureStyle(size: 500), as: .png) }
    let short = try Self.studio { $0.limits = StudioLimits(bytes: 1000) }
    let long = #expect(throws: Problem.self) { try short.picture(of: chart, as: .svg) }
    #expect(long?.code == .tooLong)
  }
}

/// Studios for many at once.
struct StudioPoolTests {
  @Test func `many requests are served at once, each with the bytes that one studio makes`() async throws {
    let births = Array(RandomBirths(seed: 5).prefix(12))
    let alone = try Studio()
    let expected = try births.map { try alone.picture(of: alone.chart(of: $0).value, as: .svg).value }
    let pool = try StudioPool(threads: 3)
    let made = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for (index, birth) in births.enumerated() {
        group.addTask {
          let bytes = try await pool.run { (studio) throws(Problem) in
            try studio.picture(of: studio.chart(of: birth).value, as: .svg).value
          }
          return (index, bytes)
        }
      }
      return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
    }
    for (index, bytes) in expected.enumerated() { #expect(made[index] == bytes) }
  }

  @Test func `a request that fails fails alone`() async throws {
    let pool = try StudioPool(threads: 1)
    await #expect(throws: Problem.self) {
      try await pool.run { (studio) throws(Problem) in try studio.chart(from: Array("{}".utf8)) }
    }
    let chart = try await pool.run { (studio) throws(Problem) in try studio.chart(of: KnownBirths.oksana) }
    #expect(chart.value.planets.count == 10)
  }

  @Test func `who waits too long is told so before the studio is free, and nothing is made`() async throws {
    let pool = try StudioPool(threads: 1, StudioOptions(limits: StudioLimits(wait: .milliseconds(50))))
    let gate = Gate()
    async let long: Void = pool.run { _ in gate.hold() }
    await gate.isHeld()
    let problem = await #expect(throws: Problem.self) {
      try await pool.run { _ in Issue.record("it was served") }
    }
    #expect(problem?.code == .busy)
    // Only now: whoever waited was answered while the studio was still at work.
    gate.open()
    try await long
  }

  @Test func `a cancelled request is not served`() async throws {
    let pool = try StudioPool(threads: 1)
    let gate = Gate()
    async let long: Void = pool.run { _ in gate.hold() }
    await gate.isHeld()
    let waiting = Task { try await pool.run { _ in Issue.record("it was served") } }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    gate.open()
    try await long
  }

  @Test func `beyond the length of the queue a request is refused at once`() async throws {
    let pool = try StudioPool(threads: 1, StudioOptions(limits: StudioLimits(queue: 0)))
    let gate = Gate()
    async let long: Void = pool.run { _ in gate.hold() }
    await gate.isHeld()
    let problem = await #expect(throws: Problem.self) { try await pool.run { _ in } }
    #expect(problem?.code == .busy)
    gate.open()
    try await long
  }

  @Test func `errors of a framework pass through`() async throws {
    struct Refused: Error {}
    let pool = try StudioPool(threads: 1)
    await #expect(throws: Refused.self) { try await pool.run { _ in throw Refused() } }
  }
}

/// Keeps a thread at work until it is told otherwise, or for ten minutes.
///
/// Whoever still waits then is served, and the test fails instead of hanging. Less would not do: each time a test
/// waits, it stands behind every other test.
private final class Gate: Sendable {
  private let held = Mutex(false)
  private let opened = Mutex(false)

  func hold() {
    held.withLock { $0 = true }
    for _ in 0..<600_000 {
      guard !opened.withLock({ $0 }) else { return }
      usleep(1000)
    }
  }

  func isHeld() async {
    while !held.withLock({ $0 }) { await Task.yield() }
  }

  func open() { opened.withLock { $0 = true } }
}
