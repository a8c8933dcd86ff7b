public import AstroDiagnostics
public import AstroDrawing
import AstroGeometry

/// The project's symbol font, read without any system library.
///
/// It has the symbols of signs, bodies and aspects, digits, degrees, minutes and the names of the angles:
/// everything that a wheel shows except the names of people and places. All text is set in this font,
/// whatever face its style asks for.
public struct SymbolFont: Sendable {
  private let glyphs: [UInt32: UInt32]
  private let advances: [Int]
  private let boxes: [Rect?]
  private let outlines: [GlyphOutline]
  private let unitsPerEm: Double
  private let ascent: Double
  private let descent: Double

  /// Reads the font, which is part of the program.
  public init() {
    let font = FontBytes.symbols
    let (head, extents) = (font.table("head"), font.table("hhea"))
    unitsPerEm = Double(font.unsigned(head + 18))
    (ascent, descent) = (Double(font.signed(extents + 4)), Double(-font.signed(extents + 6)))
    (glyphs, advances) = (font.characterMap, font.advances)
    let offsets = font.outlineOffsets
    boxes = offsets.map { $0.map(font.box) }
    outlines = offsets.map { $0.map(font.outline) ?? GlyphOutline() }
  }
}

extension SymbolFont: OutlineSource {
  /// The number of units per em; the only face is `symbols`.
  public func unitsPerEm(of face: Face) throws(Problem) -> Double {
    try require(face)
    return unitsPerEm
  }

  /// The outline of a glyph of the face `symbols`.
  public func outline(of glyph: UInt32, in face: Face) throws(Problem) -> GlyphOutline {
    try require(face)
    return outlines.indices.contains(Int(glyph)) ? outlines[Int(glyph)] : GlyphOutline()
  }

  private func require(_ face: Face) throws(Problem) {
    guard face == .symbols else {
      throw Problem(
        .missingFont,
        Told(
          "the font \(face.name) is not our own", hint: "shape the words with the same font book",
          ukrainian: "шрифт \(face.name) – не наш", hint: "складіть текст тією самою книгою шрифтів"))
    }
  }
}

extension SymbolFont: TextShaper {
  /// Shapes text character by character, from left to right.
  public func shape(_ text: StyledText) -> ShapedText {
    var missing: [Unicode.Scalar] = []
    let runs = text.spans.filter { !$0.text.isEmpty }.map { run($0, &missing) }
    let tallest = text.spans.map { size(of: $0.style) }.max() ?? 0
    var unknown = String.UnicodeScalarView()
    for scalar in missing where !unknown.contains(scalar) { unknown.append(scalar) }
    return ShapedText(
      runs: runs, ascent: ascent / unitsPerEm * tallest, descent: descent / unitsPerEm * tallest,
      inkBounds: inkBounds(of: runs), missing: String(unknown))
  }

  /// The size at which a style is set.
  ///
  /// The font's digits and capitals are four fifths as tall as those of text faces, to go well with symbols.
  private func size(of style: TextStyle) -> Double {
    style.face == .symbols ? style.size : style.size * 1.25
  }

  private func run(_ span: StyledText.Span, _ missing: inout [Unicode.Scalar]) -> GlyphRun {
    let size = size(of: span.style)
    var (cluster, placed): (Int, [Glyph]) = (0, [])
    for scalar in span.text.unicodeScalars {
      defer { cluster += UTF8.width(scalar) }
      guard let id = glyph(of: scalar, &missing) else { continue }
      let advance = Double(advances[Int(id)]) / unitsPerEm * size + span.style.tracking * span.style.size
      placed.append(Glyph(id: id, advance: advance, cluster: cluster))
    }
    return GlyphRun(face: .symbols, size: size, paint: span.style.paint, text: span.text, glyphs: placed)
  }

  /// The glyph of a character: that of a blank for every space, `nil` for an invisible character.
  private func glyph(of scalar: Unicode.Scalar, _ missing: inout [Unicode.Scalar]) -> UInt32? {
    if let known = glyphs[scalar.value] { return known }
    switch CharacterKind(scalar) {
    case .space: return glyphs[0x20]
    case .invisible, .control: return nil
    case .visible, .mark:
      missing.append(scalar)
      return 0
    }
  }

  /// The ink bounds of runs that are placed side by side, in points from the start of the baseline.
  private func inkBounds(of runs: [GlyphRun]) -> Rect {
    var (bounds, pen) = (Rect.zero, 0.0)
    for run in runs {
      let scale = run.size / unitsPerEm
      for glyph in run.glyphs {
        if let box = boxes[Int(glyph.id)] {
          bounds = bounds.union(
            Rect(
              x: pen + box.minX * scale, y: -box.maxY * scale, width: box.size.width * scale,
              height: box.size.height * scale))
        }
        pen += glyph.advance
      }
    }
    return bounds
  }
}
