import AstroChartFiles
import AstroChartModel
import AstroDiagnostics
import AstroJSON
import AstroWording
import Testing

@Suite struct ChartNoteTests {
  private static let place = ChosenPlace(
    english: "Kyiv, Ukraine", ukrainian: "Київ, Україна", former: "Kiev", coordinates: "50.45466,30.5238",
    zone: "Europe/Kyiv", hasNamesakes: true)
  private static let time = SkyNote.MeanTime(
    local: "1900-06-01 12:00", zone: "Europe/Kyiv", taken: "+02:25:01", other: "+02:02:04", minutes: 23)

  private static let notes: [SkyNote] = [
    .houseSystemFallback(asked: .placidus, used: .porphyry), .meanTime(time, city: nil),
    .meanTime(time, city: "Bern"), .placeChosen(place), .pointLeftOut(.chiron, .needsPlace),
    .positionsAsGiven, .nothingToRelocate, .nothingToMeet, .noSunrise, .housesAnchored(.midheaven),
    .twoMidpoints(.sun, nearer: .ascendant), .twoMidpoints(.moon, nearer: nil),
    .contradiction(field: "planets[0].house", says: "3", .house(4)),
    .contradiction(field: "planets[0].house", says: "3", .noHouses),
    .contradiction(field: "planets[0].sign", says: "leo", .sign(.aries)),
  ]

  @Test(arguments: notes)
  func `a note of a chart file is told in the language in which it is read`(_ subject: SkyNote) throws {
    let words = { (language: Language) in language.phrasebook.note(subject) }
    let read = try Self.warnings(in: Note(subject, words(.uk)))
    #expect(read.map(\.message) == [words(.uk)])
    #expect(read.map { $0.worded(in: .en).message } == [words(.en)])
    #expect(read.map { $0.worded(in: .uk).message } == [words(.uk)])
  }

  @Test func `a note without its values keeps its words`() throws {
    let read = try Self.warnings(in: Note(.placeChosen, "місце: Київ"))
    #expect(read.map { $0.worded(in: .en).message } == ["місце: Київ"])
  }

  @Test func `a contradiction that the file tells already is told once, in whatever language`() throws {
    let subject = SkyNote.contradiction(field: "planets[0].sign", says: "taurus", .sign(.aries))
    let note = Note(subject, Language.uk.phrasebook.note(subject))
    #expect(try Self.warnings(in: note, sign: "taurus").count == 1)
  }

  /// The warnings of a chart file with one note, as they are read.
  private static func warnings(in note: Note, sign: String = "aries") throws -> [Note] {
    var writer = JSONWriter(.oneLine, capacity: 512)
    writer.write(note)
    let sun = #"{ "name": "sun", "degree": 10, "sign": "\#(sign)" }"#
    let json =
      #"{ "planets": [ \#(sun) ], "warnings": [ \#(String(decoding: writer.finished(), as: UTF8.self)) ] }"#
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else { return [] }
    return chart.warnings
  }
}
