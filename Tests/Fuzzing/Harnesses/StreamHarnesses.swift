import AstroChartModel
import AstroPlaces
import AstroSvitla

@testable import AstroInterpretation
@testable import AstroStreams

/// Readers of briefs, of names of places, and of streams of lines.
extension Harness {
  @MainActor static let streams = [
    Harness(name: "brief", run: brief), Harness(name: "place", run: place),
    Harness(name: "stream", run: stream),
  ]

  /// A brief that is read is written, and reads back as the same bytes.
  @MainActor private static func brief(_ bytes: [UInt8]) {
    guard let brief = try? ReportBrief(json: bytes) else { return }
    let written = brief.json
    precondition((try? ReportBrief(json: written))?.json == written, "a brief changes as it is copied")
  }

  /// Whatever is looked for, at most as many places are found as were asked for, each with a name.
  @MainActor private static func place(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let isUkrainian = input.byte() & 1 == 1
    for words in input.texts().prefix(4) {
      let found = Gazetteer.builtIn.search(words, limit: 10)
      precondition(
        found.count <= 10 && found.allSatisfy { !$0.settlement.name.isEmpty }, "a place without a name")
      _ = try? Gazetteer.builtIn.place(named: words, inUkrainian: isUkrainian)
    }
  }

  /// However a stream is cut, its lines are the same.
  @MainActor private static func stream(_ bytes: [UInt8]) {
    guard let cut = bytes.first.map({ Int($0) + 1 }) else { return }
    let text = bytes.dropFirst()
    var (whole, parted) = (LineSplitter(), LineSplitter())
    var (once, twice): ([InputLine], [InputLine]) = (whole.lines(in: text), [])
    var rest = text
    while !rest.isEmpty {
      twice += parted.lines(in: rest.prefix(cut))
      rest = rest.dropFirst(cut)
    }
    once += whole.last().map { [$0] } ?? []
    twice += parted.last().map { [$0] } ?? []
    precondition(once.elementsEqual(twice) { $0.number == $1.number && $0.bytes == $1.bytes }, "lines differ")
    precondition(once.count <= text.count, "more lines than bytes")
  }
}
