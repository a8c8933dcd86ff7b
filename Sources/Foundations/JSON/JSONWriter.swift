/// Writes JSON as bytes, deterministically: members in the given order, numbers without rounding noise.
///
///     var writer = JSONWriter()
///     writer.object { writer in
///       writer.member("name", "Оксана")
///       writer.member("planets") { $0.array(planets) { $0.write($1) } }
///     }
///     let bytes = writer.finished()
package struct JSONWriter {
  /// How values are laid out on lines.
  package enum Style: Sendable {
    /// The two outermost levels of containers are broken into lines, and each value inside them stands on one
    /// line: a chart reads like a table, and two charts can be compared line by line.
    case pretty
    /// Everything on one line without spaces, for streams of lines.
    case oneLine
  }

  /// How many levels of containers are broken into lines.
  private static let brokenLevels = 2

  private let style: Style
  var bytes: [UInt8] = []
  private var level = 0
  /// Whether the open container is still empty.
  private var isFirst = true

  /// - Parameter capacity: The approximate number of bytes that will be written.
  package init(_ style: Style = .pretty, capacity: Int = 1 << 14) {
    self.style = style
    bytes.reserveCapacity(capacity)
  }

  /// What a function writes, followed by a line feed.
  package static func bytes(
    _ style: Style = .pretty, capacity: Int = 1 << 14, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(style, capacity: capacity)
    write(&writer)
    return writer.finished()
  }

  /// Everything that was written, followed by a line feed.
  package consuming func finished() -> [UInt8] {
    bytes.append(0x0A)
    return bytes
  }

  // MARK: - Containers

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    container("{", "}", padding: style == .pretty, write)
  }

  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    container("[", "]", padding: false) { writer in
      for element in elements {
        writer.separate()
        write(&writer, element)
      }
    }
  }

  /// Writes a member whose value is written by `write`.
  package mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    separate()
    append(quoted: name)
    append(style == .pretty ? ": " : ":")
    write(&self)
  }

  private mutating func container(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar, padding: Bool, _ write: (inout JSONWriter) -> Void
  ) {
    let outerIsFirst = isFirst
    let start = bytes.count
    bytes.append(UInt8(ascii: opening))
    // Removed again if the container stays empty.
    if padding, !isBroken { bytes.append(0x20) }
    level += 1
    isFirst = true
    write(&self)
    level -= 1
    if isFirst {
      bytes.removeSubrange((start + 1)...)
    } else if isBroken {
      breakLine()
    } else if padding {
      bytes.append(0x20)
    }
    bytes.append(UInt8(ascii: closing))
    isFirst = outerIsFirst
  }

  /// Writes the separator before an element or a member.
  private mutating func separate() {
    let isWithinBroken = style == .pretty && level <= JSONWriter.brokenLevels
    if !isFirst { bytes.append(0x2C) }
    if isWithinBroken {
      breakLine()
    } else if !isFirst, style == .pretty {
      bytes.append(0x20)
    }
    isFirst = false
  }

  /// Whether a container at this level is broken into lines.
  private var isBroken: Bool { style == .pretty && level < JSONWriter.brokenLevels }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<(2 * level) { bytes.append(0x20) }
  }
}
