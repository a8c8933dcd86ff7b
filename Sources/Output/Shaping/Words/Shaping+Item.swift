import AstroDrawing
import AstroGeometry
import CAstroPango

extension Shaping {
  /// Shapes one item into a run whose clusters count from the item's start.
  func shape(_ item: ShapingItem) -> LeveledRun {
    let text = String(decoding: paragraph.bytes[item.bytes], as: UTF8.self)
    let run = GlyphRun(
      face: item.face, size: item.style.size, paint: item.style.paint, text: text,
      glyphs: book.open(item.face).map { glyphs(of: item, in: $0) } ?? [],
      isRightToLeft: item.isRightToLeft)
    return LeveledRun(run: run, level: item.level, style: item.style)
  }

  private func glyphs(of item: ShapingItem, in face: OpenFace) -> [Glyph] {
    fill(with: item)
    let features = item.style.features
    hb_shape(face.font, buffer, features, CUnsignedInt(features.count))
    var glyphs = shapedGlyphs(of: item, unitsPerEm: face.unitsPerEm)
    if !choice.missing.isEmpty { glyphs.substitute(in: face, size: item.style.size) }
    glyphs.coverStart(isRightToLeft: item.isRightToLeft)
    glyphs.track(by: item.style.tracking * item.style.size)
    return glyphs
  }

  /// Fills HarfBuzz's buffer with an item, with the text around it as context for letters that join.
  private func fill(with item: ShapingItem) {
    hb_buffer_clear_contents(buffer)
    paragraph.clean.withUnsafeBytes { raw in
      hb_buffer_add_utf8(
        buffer, raw.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(raw.count),
        CUnsignedInt(item.bytes.lowerBound), CInt(item.bytes.count))
    }
    hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
    hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string(paragraph.language, -1))
  }

  /// The glyphs that HarfBuzz left in the buffer, in points.
  private func shapedGlyphs(of item: ShapingItem, unitsPerEm: Double) -> [Glyph] {
    var count: CUnsignedInt = 0
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let places = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let scale = item.style.size / unitsPerEm
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(infos.count)
    for (info, place) in zip(infos, places) where !isControl(at: Int(info.cluster)) {
      glyphs.append(
        Glyph(
          id: info.codepoint, advance: Double(place.x_advance) * scale,
          offset: Vector(dx: Double(place.x_offset) * scale, dy: -Double(place.y_offset) * scale),
          cluster: Int(info.cluster) - item.bytes.lowerBound))
    }
    return glyphs
  }

  /// Whether there is a control character at a byte of the text; only controls of one byte leave a glyph.
  private func isControl(at byte: Int) -> Bool {
    let value = paragraph.bytes[byte]
    return (value < 0x20 && CharacterKind(Unicode.Scalar(value)) == .control) || value == 0x7F
  }
}

extension [Glyph] {
  /// Replaces a missing glyph with a question mark: everyone understands it, which is not certain of an empty
  /// box.
  fileprivate mutating func substitute(in face: OpenFace, size: Double) {
    guard let id = face.glyph(of: "?") else { return }
    let advance = Double(face.advance(of: id)) / face.unitsPerEm * size
    for index in indices where self[index].id == 0 {
      self[index] = Glyph(id: id, advance: advance, cluster: self[index].cluster)
    }
  }

  /// Extends the cluster of the first glyph to the characters before it that left no glyph.
  mutating func coverStart(isRightToLeft: Bool) {
    guard let first = isRightToLeft ? last : first, first.cluster > 0 else { return }
    for index in indices where self[index].cluster == first.cluster { self[index].cluster = 0 }
  }

  /// Adds space after each cluster, in points.
  fileprivate mutating func track(by space: Double) {
    guard space != 0 else { return }
    for index in indices where index + 1 == count || self[index].cluster != self[index + 1].cluster {
      self[index].advance += space
    }
  }
}
