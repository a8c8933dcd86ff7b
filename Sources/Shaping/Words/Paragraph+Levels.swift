import CPango

extension Paragraph {
  /// The bidirectional embedding level of every character (UAX #9), as pango finds it; odd ones run to the left.
  var levels: [UInt8] {
    // Nothing below the first Hebrew letter ever runs to the left.
    if !isRightToLeft, characters.allSatisfy({ $0.scalar.value < 0x590 }) {
      return [UInt8](repeating: 0, count: characters.count)
    }
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    let found = clean.withUnsafeBytes { raw in
      pango_log2vis_get_embedding_levels(
        raw.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(raw.count), &direction)
    }
    defer { g_free(found) }
    return Array(UnsafeBufferPointer(start: found, count: found == nil ? 0 : characters.count))
  }
}
