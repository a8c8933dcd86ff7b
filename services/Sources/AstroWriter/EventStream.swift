/// Takes the data out of a stream of server-sent events as it comes, whatever the pieces.
struct EventStream {
  private var line: [UInt8] = []
  private var data: [[UInt8]] = []
  private var endsInReturn = false

  /// - Returns: The data of the events that the piece completes.
  mutating func take(_ piece: some Sequence<UInt8>) -> [[UInt8]] {
    var events: [[UInt8]] = []
    for byte in piece {
      defer { endsInReturn = byte == UInt8(ascii: "\r") }
      switch byte {
      case UInt8(ascii: "\n") where endsInReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine(&events)
      default: line.append(byte)
      }
    }
    return events
  }

  /// - Returns: The data of an event that the end of the stream completes, as some servers leave it.
  mutating func end() -> [[UInt8]] {
    var events: [[UInt8]] = []
    if !line.isEmpty { endLine(&events) }
    endLine(&events)
    return events
  }

  private mutating func endLine(_ events: inout [[UInt8]]) {
    defer { line.removeAll(keepingCapacity: true) }
    guard !line.isEmpty else {
      if !data.isEmpty { events.append(Array(data.joined(separator: [UInt8(ascii: "\n")]))) }
      return data.removeAll()
    }
    guard line.starts(with: EventStream.field) else { return }
    let value = line.dropFirst(EventStream.field.count)
    data.append(Array(value.first == UInt8(ascii: " ") ? value.dropFirst() : value))
  }

  private static let field = Array("data:".utf8)
}
