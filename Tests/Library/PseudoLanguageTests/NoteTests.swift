import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroInterpretation
import AstroThemes
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// Notes come out in the language asked for, whoever makes them.
@Suite struct NoteTests {
  private static func chart(
    _ date: String, _ time: String?, _ zone: String, _ latitude: Double, _ longitude: Double
  ) throws -> Chart {
    let birth = try BirthData(
      date: try #require(CivilDate(date)), time: time.flatMap { ClockTime($0) }, timeZone: zone,
      latitude: latitude, longitude: longitude)
    return try SwissEphemeris().chart(
      of: birth, name: nil, settings: ChartSettings(houseSystem: .koch, points: Body.points))
  }

  /// Notes of every kind that is worded from what it was made of, as they arise.
  private static func notes() throws -> [Note] {
    let charts = [
      try chart("1988-06-21", "00:40", "Europe/Oslo", 69.6, 18.9),
      try chart("1870-04-15", "14:30", "Europe/Kyiv", 49.98, 36.25),
      try chart("1990-04-15", nil, "Europe/Kyiv", 50.45, 30.52),
    ]
    let text = String(decoding: charts[1].json, as: UTF8.self)
    let wrong = text.replacing("\"sign\": \"aries\"", with: "\"sign\": \"leo\"")
      .replacing(/"house": \d+/, with: "\"house\": 1")
    guard case .chart(let read) = try ChartDocument(json: Array(wrong.utf8)) else { return [] }
    var scene = Scene(size: Size(square: 10))
    scene.missingCharacters = ["漢", "字"]
    let weak =
      Theme.light.checks(isHighContrast: true)
      + Theme.builtIn.flatMap { theme in
        var theme = theme
        (theme.harmonious, theme.challenging, theme.ink) = (theme.paper, theme.paper, theme.paper)
        return theme.checks()
      }
    return charts.flatMap(\.warnings) + read.warnings.filter { $0.code == .contradiction } + scene.notes
      + weak.map { Note(PictureNote.weakTheme($0.weakness), "theme: \($0)") }
  }

  @Test func `every note that arises is worded in a language of its own`() throws {
    let notes = try Self.notes()
    let codes: Set<Note.Code> = [
      .houseSystemFallback, .localMeanTime, .pointLeftOut, .contradiction, .missingGlyphs, .weakTheme,
    ]
    #expect(Set(notes.map(\.code)) == codes)
    for note in notes {
      #expect(note.subject?.code == note.code, "\(note)")
      #expect(EnglishLeft.words(in: note.worded(in: .pseudo).message) == [], "\(note)")
      #expect(note.worded(in: .pseudo).code == note.code)
    }
  }

  @Test func `in English a note says what it said when it arose`() throws {
    for note in try Self.notes() where note.code != .houseSystemFallback {
      #expect(note.worded(in: .en) == note)
    }
  }

  /// Names of fields, zones, signs and inks, which are the same in every language.
  private static func isName(_ word: some StringProtocol) -> Bool {
    let inks = [
      "paper", "disc", "faint", "Ink", "accent", "retrograde", "hairline", "mark", "at", "its", "faintest",
    ]
    let fields = ["planets", "points", "sign", "house", "UTC", "Europe", "Kyiv", "LMT"]
    let values =
      Sign.allCases.map(\.rawValue) + Element.allCases.map(\.rawValue)
      + AspectNature.allCases.map { "\($0)" } + ColorVision.allCases.map(\.rawValue)
    return (inks + fields + values + ["ink", "faintInk"] + Element.allCases.map(\.ink.rawValue)).contains {
      $0 == word
    }
  }

  @Test func `in Ukrainian there is no English but names`() throws {
    for note in try Self.notes() {
      let message = note.worded(in: .uk).message
      #expect(message.contains { ("а"..."я").contains($0) }, "\(message)")
      let left = message.split { !$0.isLetter }.filter { $0.allSatisfy(\.isASCII) && !Self.isName($0) }
      #expect(left.isEmpty, "\(message)")
    }
  }

  @Test func `in Ukrainian every ink of a theme has a name, before the name of its field`() throws {
    let inks = ThemeInk.allCases.map(NamedInk.theme) + Body.allCases.map(NamedInk.body)
    #expect(inks.map(\.token).sorted() == Theme.inks.map(\.name).sorted())
    for ink in inks {
      let token = ink.token
      for kind in [ThemeFinding.Kind.text, .line, .natures, .skies, .elements, .bodies] {
        let weakness = PictureNote.Weakness(
          kind: kind, vision: .tritanopia, figure: 2.5, required: 4.5, inks: [ink, .theme(.disc)])
        let note = Note(PictureNote.weakTheme(weakness), "a")
        let message = note.worded(in: .uk).message
        let words = message.replacing(#/ \(\w+\)/#, with: "")
        #expect(!words.contains { $0.isASCII && $0.isLetter }, "\(message)")
        #expect(message.contains("(\(token))") && message.contains("2,5"), "\(message)")
      }
    }
  }

  @Test func `a note that was read keeps its words, and is the same as the one that was written`() throws {
    for note in try Self.notes() {
      let read = Note(note.code, note.message)
      #expect(read == note && read.hashValue == note.hashValue)
      if note.code != .scaled { #expect(read.worded(in: .uk).message == note.message) }
    }
  }

  @Test func `other skies have their notes in the language, too`() {
    let notes = [
      Note(SkyNote.positionsAsGiven, "a"), Note(SkyNote.nothingToRelocate, "a"),
      Note(SkyNote.nothingToMeet, "a"), Note(SkyNote.noSunrise, "a"),
      Note.leftOut(.northNode, .reckonedDifferently),
    ]
    let angles = ChartAngle.allCases.map { Note(SkyNote.housesAnchored($0), "a") }
    let bodies = [
      Note(SkyNote.twoMidpoints(.sun, nearer: .ascendant), "a"),
      Note(SkyNote.twoMidpoints(.moon, nearer: nil), "a"),
    ]
    for note in notes + angles + bodies {
      #expect(note.worded(in: .en).message != "a" && note.worded(in: .uk).message != "a", "\(note)")
      #expect(note.worded(in: .uk).message.contains { ("а"..."я").contains($0) })
      #expect(EnglishLeft.words(in: note.worded(in: .pseudo).message) == [])
    }
    #expect(Set(bodies.map { $0.worded(in: .uk).message }).count == 2)
  }

  @Test func `pages and reports have their notes in the language, too`() {
    let subjects: [any NoteSubject] = [
      PictureNote.borrowedRoom([.moon]), PictureNote.borrowedRoom([.jupiter, .chiron]),
      PageNote.narrowedFigure, PageNote.shrunkBlock("table"), PageNote.noHyphenation("fr"),
      PageNote.logoOnPlate,
      ReportNote.outOfBounds(field: "recommendations", 1, of: .words, 3...4),
      ReportNote.outOfBounds(field: "recommendations", 1, of: .advice, 3...4),
      ReportNote.outOfBounds(field: "keyInfluences", 1, of: .sentences, 3...4),
      ReportNote.noWords(rules: "career.mine"), ReportNote.notFull, PageNote.missingGlyphs("漢", more: 7),
    ]
    let notes = subjects.map { Note($0, "a") }
    for note in notes {
      #expect(note.worded(in: .en).message != "a" && note.worded(in: .uk).message != "a", "\(note)")
      #expect(note.worded(in: .uk).message.contains { ("а"..."я").contains($0) })
      #expect(EnglishLeft.words(in: note.worded(in: .pseudo).message) == [])
    }
  }
}
