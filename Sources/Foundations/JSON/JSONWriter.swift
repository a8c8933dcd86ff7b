import AstroBytes

/// Writes JSON as bytes, deterministically: members in the given order, numbers without rounding noise.
///
///     var writer = JSONWriter()
///     writer.object { writer in
///       writer.member("name", "Оксана")
///       writer.member("planets") { $0.array(planets) { $0.write($1) } }
///     }
///     let bytes = writer.finished()
///
/// Other modules inline `@inlinable` functions that take closures only of a type that is `@usableFromInline`.
@usableFromInline package struct JSONWriter {
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
  var bytes: GrowingBytes
  private var level = 0
  /// Whether the open container is still empty.
  private var isFirst = true

  /// - Parameter capacity: The approximate number of bytes that will be written.
  package init(_ style: Style = .pretty, capacity: Int = 1 << 14) {
    self.style = style
    bytes = GrowingBytes(capacity: capacity)
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
    return bytes.finished()
  }

  // MARK: - Containers

  // Written out where they are called: a chart with all that can be looked up in it has three thousand members.

  @inlinable @inline(__always)
  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    let outer = open(UInt8(ascii: "{"), padding: true)
    write(&self)
    close(outer, UInt8(ascii: "}"), padding: true)
  }

  @inlinable @inline(__always)
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    let outer = open(UInt8(ascii: "["), padding: false)
    for element in elements {
      separate()
      write(&self, element)
    }
    close(outer, UInt8(ascii: "]"), padding: false)
  }

  /// Writes a member whose value is written by `write`.
  @inlinable @inline(__always)
  package mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    begin(member: name)
    write(&self)
  }

  /// What is known of a container while another one in it is written.
  @usableFromInline struct Outer {
    var isFirst: Bool
    /// Where the inner one begins.
    var start: Int
  }

  @usableFromInline mutating func open(_ mark: UInt8, padding: Bool) -> Outer {
    let outer = Outer(isFirst: isFirst, start: bytes.count)
    bytes.append(mark)
    // Removed again if the container stays empty.
    if padding, style == .pretty, !isBroken { bytes.append(0x20) }
    level += 1
    isFirst = true
    return outer
  }

  @usableFromInline mutating func close(_ outer: Outer, _ mark: UInt8, padding: Bool) {
    level -= 1
    if isFirst {
      bytes.cut(to: outer.start + 1)
    } else if isBroken {
      breakLine()
    } else if padding, style == .pretty {
      bytes.append(0x20)
    }
    bytes.append(mark)
    isFirst = outer.isFirst
  }

  /// Writes the separator before an element.
  @usableFromInline mutating func separate() {
    if isWithinBroken {
      if !isFirst { bytes.append(0x2C) }
      breakLine()
    } else if !isFirst {
      let length = style == .pretty ? 2 : 1
      unsafe bytes.append(atMost: 2) { place in
        unsafe place[0] = 0x2C
        unsafe place[1] = 0x20
        return length
      }
    }
    isFirst = false
  }

  /// Writes the separator before a member, and its name.
  @usableFromInline mutating func begin(member name: String) {
    separate()
    append(quoted: name, then: style == .pretty ? (0x3A, 0x20) : (0x3A, nil))
  }

  /// Whether values at this level stand on lines of their own.
  private var isWithinBroken: Bool { style == .pretty && level <= JSONWriter.brokenLevels }

  /// Whether a container at this level is broken into lines.
  private var isBroken: Bool { style == .pretty && level < JSONWriter.brokenLevels }

  private mutating func breakLine() {
    let indent = 2 * level
    unsafe bytes.append(atMost: indent + 1) { place in
      unsafe place.pointee = 0x0A
      unsafe (place + 1).update(repeating: 0x20, count: indent)
      return indent + 1
    }
  }
}
