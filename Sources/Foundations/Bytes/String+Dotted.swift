extension String {
  /// Names with dots between them, as in `planet.sun.glyph`; those that are `nil` are left out.
  ///
  /// They are written into room that is made once. A picture has hundreds of such names, and to append piece by piece
  /// takes several times as long.
  package init(
    dotted first: String, _ second: String?, _ third: String? = nil, _ fourth: String? = nil,
    _ fifth: String? = nil, _ sixth: String? = nil, _ seventh: String? = nil
  ) {
    let count =
      first.utf8.count + second.roomAfterDot + third.roomAfterDot + fourth.roomAfterDot + fifth.roomAfterDot
      + sixth.roomAfterDot + seventh.roomAfterDot
    unsafe self.init(unsafeUninitializedCapacity: count) { buffer in
      var pen = unsafe NamePen(buffer: buffer)
      pen.write(first)
      pen.write(afterDot: second)
      pen.write(afterDot: third)
      pen.write(afterDot: fourth)
      pen.write(afterDot: fifth)
      pen.write(afterDot: sixth)
      pen.write(afterDot: seventh)
      return pen.count
    }
  }
}

extension String? {
  /// The bytes that it takes with a dot before it.
  fileprivate var roomAfterDot: Int { map { $0.utf8.count + 1 } ?? 0 }
}

/// Writes names one after the other into room that is as large as they are together.
@safe private struct NamePen {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  init(buffer: UnsafeMutableBufferPointer<UInt8>) { unsafe self.buffer = buffer }

  mutating func write(_ name: String) {
    var name = name
    name.withUTF8 { bytes in
      guard let room = unsafe buffer.baseAddress, let first = bytes.baseAddress else { return }
      unsafe (room + count).update(from: first, count: bytes.count)
      count += bytes.count
    }
  }

  mutating func write(afterDot name: String?) {
    guard let name else { return }
    unsafe buffer[count] = UInt8(ascii: ".")
    count += 1
    write(name)
  }
}
