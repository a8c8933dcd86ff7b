import AstroBytes
import AstroChartModel
import AstroDiagnostics
import AstroJSON

/// The line in which our own export remembers what the format cannot say: the zone by its name, exact
/// coordinates, commas in names.
///
/// It is a remark (`#:`), which every program passes over. It begins with a digest of the two lines that it
/// belongs to, so that it does not hold once somebody changed them.
struct AAFRemark {
  private static let mark = "astrosvitla "

  private let digest: String
  private let json: String

  init?(_ body: String) {
    let parts = body.trimmed.split(separator: " ", maxSplits: 2)
    guard body.trimmed.hasPrefix(AAFRemark.mark), parts.count == 3 else { return nil }
    (digest, json) = (String(parts[1]), String(parts[2]))
  }

  func belongs(to first: AAFChunk, _ second: AAFChunk?) -> Bool {
    digest == AAFRemark.digest(of: first.body, second?.body ?? "")
  }

  func birth() throws(Problem) -> NamedBirth {
    try ChartFileBirth.birth(
      in: JSONCursor(reading: Array(json.utf8), as: .invalidValue, hint: ExchangeFault.deleteRemark))
  }

  /// The line for a birth whose other lines have these bodies.
  static func line(_ birth: NamedBirth, _ first: String, _ second: String) -> String {
    var writer = JSONWriter(.oneLine, capacity: 512)
    writer.object { birth.write(to: &$0) }
    let json = String(decoding: writer.finished().dropLast(), as: UTF8.self)
    return "#:" + mark + digest(of: first, second) + " " + json
  }

  private static func digest(of first: String, _ second: String) -> String {
    String(SHA256.hex(Array((first.trimmed + "\n" + second.trimmed).utf8)).prefix(12))
  }
}
