import AstroDiagnostics
import AstroDrawing
import AstroGeometry
import CAstroCairo

extension Pen {
  /// Draws a run with glyphs of an embedded font that are mapped to the run's words.
  func show(_ run: GlyphRun, at origin: Point) throws(Problem) {
    guard run.isVisible else { return }
    try use(run)
    use(run.color)
    let glyphs = run.cairoGlyphs(at: origin)
    guard let words = WordClusters(of: run) else {
      return cairo_show_glyphs(context, glyphs, CInt(glyphs.count))
    }
    words.text.withUnsafeBytes { text in
      cairo_show_text_glyphs(
        context, text.baseAddress?.assumingMemoryBound(to: CChar.self), CInt(text.count), glyphs,
        CInt(glyphs.count), words.clusters, CInt(words.clusters.count),
        run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }
  }
}

/// Which glyphs of a run stand for which of its words, in the form that cairo expects.
struct WordClusters {
  /// The words in reading order as UTF-8, without characters that mean nothing to a reader.
  private(set) var text: [UInt8] = []
  /// The number of bytes and glyphs of each cluster, in reading order.
  private(set) var clusters: [cairo_text_cluster_t] = []

  /// The clusters of a run; `nil` if its glyphs do not show which words they stand for.
  init?(of run: GlyphRun) {
    let words = Array(run.text.utf8)
    let ordered = run.isRightToLeft ? run.glyphs.reversed().map(\.cluster) : run.glyphs.map(\.cluster)
    guard ordered.first == 0, ordered.allSatisfy(words.indices.contains) else { return nil }
    var start = 0
    while start < ordered.count {
      let end = ordered[start...].firstIndex { $0 != ordered[start] } ?? ordered.count
      let limit = end < ordered.count ? ordered[end] : words.count
      guard limit > ordered[start], append(words[ordered[start]..<limit], glyphs: end - start) else {
        return nil
      }
      start = end
    }
  }

  /// Appends a cluster; returns `false` if its bytes are not whole characters.
  private mutating func append(_ bytes: ArraySlice<UInt8>, glyphs: Int) -> Bool {
    let before = text.count
    if bytes.isPlain {
      text += bytes
    } else {
      guard let characters = String(validating: bytes, as: UTF8.self) else { return false }
      for scalar in characters.unicodeScalars { text += scalar.copied }
    }
    clusters.append(cairo_text_cluster_t(num_bytes: CInt(text.count - before), num_glyphs: CInt(glyphs)))
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are ASCII that is seen, or one letter of Cyrillic (U+0400 to U+04FF): most of them are.
  fileprivate var isPlain: Bool {
    if count == 2, (0xD0...0xD3).contains(self[startIndex]) {
      return (0x80...0xBF).contains(self[startIndex + 1])
    }
    return allSatisfy { (0x20...0x7E).contains($0) }
  }
}

extension Unicode.Scalar {
  /// What a reader gets who copies the character, as UTF-8.
  fileprivate var copied: [UInt8] {
    switch (CharacterKind(self), value) {
    case (.control, _): []
    case (.space, 0x9...0xD), (.space, 0x85), (.space, 0x2028...0x2029): [0x20]
    // Hints for line breaking and direction, which are useless in finished lines and would disturb a search.
    case (_, 0xAD), (_, 0x200B), (_, 0x2060), (_, 0x2066...0x2069), (_, 0xFEFF): []
    // Cairo does not accept these as text.
    case _ where isNoncharacter: UTF8.encodedReplacementCharacter.map(\.self)
    default: Array(String(self).utf8)
    }
  }

  /// Whether Unicode guarantees that this will never be a character.
  private var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }
}
