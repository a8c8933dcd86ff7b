import AstroChartModel
import AstroGeometry
import AstroJSON
import AstroWheelLayout
import AstroWording

/// The data for the script of a page, as JSON: everything that can be chosen, words, and a year of positions.
struct PageData {
  let page: WebPage

  /// The JSON, safe inside a `script` element: it has no `<` that could end the element early.
  var json: [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 1 << 15)
    writer.object { writer in
      writer.member("marks") { $0.array(page.marks) { write($1, to: &$0) } }
      writer.member("words") { writeWords(to: &$0) }
      if let time = page.time {
        writer.member("time") { PageTimeData(page: page, time: time).write(to: &$0) }
      }
    }
    let json = writer.finished()
    guard json.contains(UInt8(ascii: "<")) else { return json }
    return json.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003c".utf8) : [$0] }
  }

  /// Empty members are left out; related marks are given by their indices in the list.
  private func write(_ mark: PageMark, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", mark.id)
      writer.member("kind", mark.kind.rawValue)
      writer.member("title", mark.title)
      // A mark that is in the picture has its sentence there.
      if mark.area == nil { writer.member("text", mark.sentence) }
      if let meaning = mark.meaning { writer.member("means", meaning) }
      if let orb = mark.orb { writer.member("orb", orb) }
      writer.member("near") { $0.array(mark.related.compactMap { places[$0] }) { $0.write($1) } }
      if !mark.paragraphs.isEmpty { writer.member("told") { $0.array(mark.paragraphs) { $0.write($1) } } }
    }
  }

  private var places: [String: Int] {
    Dictionary(page.marks.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  private func writeWords(to writer: inout JSONWriter) {
    let phrases = page.phrases
    writer.object { writer in
      writer.member("link", phrases.linkToThis)
      writer.member("free", phrases.letGo)
    }
  }
}
