import AstroChartFiles
public import AstroChartModel
import AstroJSON

/// A birth, and whose it is: what files of births hold.
public struct NamedBirth: Hashable, Sendable {
  /// What a file calls the record, such as a number in a database; `nil` if it calls it nothing.
  public var id: String?
  /// Whose birth it is; `nil` if the file does not say.
  public var name: String?
  /// When and where.
  public var birth: BirthData

  /// A birth by hand, such as one of a form, to be written to a file.
  public init(id: String? = nil, name: String? = nil, birth: BirthData) {
    (self.id, self.name, self.birth) = (id, name, birth)
  }
}

extension NamedBirth: CustomStringConvertible, CustomDebugStringConvertible {
  /// Hides the birth, as `BirthData` does.
  public var description: String { "NamedBirth(hidden)" }
  public var debugDescription: String { description }
}

extension NamedBirth {
  /// A chart file with only the birth, on one line, as every command and stream of this package reads it.
  public var jsonLine: [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 512)
    writer.object { writer in
      if let id { writer.member("id", id) }
      writer.member("format", ChartDocument.format)
      writeBirth(to: &writer)
    }
    return writer.finished()
  }

  /// The members that say what the birth is, without the name of the format.
  func write(to writer: inout JSONWriter) {
    if let id { writer.member("id", id) }
    writeBirth(to: &writer)
  }

  private func writeBirth(to writer: inout JSONWriter) {
    if let name { writer.member("name", name) }
    writer.member("birth") { $0.write(birth) }
  }
}
