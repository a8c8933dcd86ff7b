import Diagnostics
import Drawing

/// Outlines of glyphs as they were written: the same bytes in every picture, whatever the size.
final class WrittenOutlines {
  /// More than any but hostile texts need.
  private static let capacity = 4096

  private let source: any OutlineSource
  /// A `d` attribute by the glyph's number; `nil` for a blank.
  private var known: [Face: [UInt32: Markup?]] = [:]
  private var count = 0

  init(of source: any OutlineSource) { self.source = source }

  /// The outline of a glyph as a `d` attribute; `nil` for a blank.
  /// - Throws: What the source throws.
  func attribute(of glyph: UInt32, in face: Face) throws(Problem) -> Markup? {
    if let known = known[face]?[glyph] { return known }
    // Starting afresh now and then costs less than keeping account of every use.
    if count >= WrittenOutlines.capacity { (known, count) = ([:], 0) }
    let written = try write(glyph, in: face)
    known[face, default: [:]][glyph] = .some(written)
    count += 1
    return written
  }

  private func write(_ glyph: UInt32, in face: Face) throws(Problem) -> Markup? {
    let outline = try source.outline(of: glyph, in: face)
    guard !outline.isEmpty else { return nil }
    var attribute = Markup()
    attribute.data(outline, unitsPerEm: try source.unitsPerEm(of: face))
    return attribute
  }
}
