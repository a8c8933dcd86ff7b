import AstroBytes
import AstroDiagnostics
import AstroDrawing

/// The outlines of glyphs as markup, which is the same in every picture and at every size.
final class WrittenOutlines {
  /// More than any text needs that is not made to do harm.
  private static let capacity = 4096

  private let source: any OutlineSource
  /// The `d` attributes by glyph number; `nil` for a blank.
  private var known: [Face: [UInt32: Markup?]] = [:]
  private var count = 0

  init(of source: any OutlineSource) { self.source = source }

  /// The outline of a glyph as a `d` attribute; `nil` for a blank.
  /// - Throws: What the source throws.
  func attribute(of glyph: UInt32, in face: Face) throws(Problem) -> Markup? {
    if let known = known[face]?[glyph] { return known }
    // Emptying the cache now and then costs less than keeping track of every use.
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
