import AstroGeometry

extension FontBytes {
  /// The glyph numbers by the characters they stand for, from the subtable with 32-bit segments (format 12).
  var characterMap: [UInt32: UInt32] {
    let start = table("cmap")
    let subtables = (0..<unsigned(start + 2)).map { start + long(start + 4 + 8 * $0 + 4) }
    guard let map = subtables.first(where: { unsigned($0) == 12 }) else { return [:] }
    var glyphs: [UInt32: UInt32] = [:]
    for group in 0..<long(map + 12) {
      let record = map + 16 + 12 * group
      let (first, last, glyph) = (long(record), long(record + 4), long(record + 8))
      for offset in 0...max(0, last - first) { glyphs[UInt32(first + offset)] = UInt32(glyph + offset) }
    }
    return glyphs
  }

  var glyphCount: Int { unsigned(table("maxp") + 4) }

  /// How far each glyph moves the pen, in units of the face.
  var advances: [Int] {
    let (metrics, count) = (table("hmtx"), unsigned(table("hhea") + 34))
    // The last advance applies to all glyphs after it.
    return (0..<glyphCount).map { unsigned(metrics + 4 * min($0, max(0, count - 1))) }
  }

  /// Where each glyph's outline begins; `nil` for a blank.
  var outlineOffsets: [Int?] {
    let (index, outlines, isLong) = (table("loca"), table("glyf"), unsigned(table("head") + 50) == 1)
    func offset(_ glyph: Int) -> Int { isLong ? long(index + 4 * glyph) : 2 * unsigned(index + 2 * glyph) }
    return (0..<glyphCount).map { offset($0) < offset($0 + 1) ? outlines + offset($0) : nil }
  }

  /// The box around the outline at an offset, in units of the face, y upwards.
  func box(at offset: Int) -> Rect {
    let (left, bottom) = (Double(signed(offset + 2)), Double(signed(offset + 4)))
    let (right, top) = (Double(signed(offset + 6)), Double(signed(offset + 8)))
    return Rect(x: left, y: bottom, width: right - left, height: top - bottom)
  }
}
