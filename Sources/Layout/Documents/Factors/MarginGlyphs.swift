import AstroChartModel
import AstroDrawing
import AstroInterpretation
import AstroTypesetting
import AstroWording

/// The factors of a paragraph as lines of a few glyphs, each with a link to its row in the tables of facts.
struct MarginGlyphs {
  let type: ReportType
  let language: Language

  func notes(for factors: [Factor]) -> [MarginNote] {
    var lines: [FactorGlyphs] = []
    for factor in factors {
      let glyphs = FactorGlyphs(factor, in: language)
      if let last = lines.last, last.anchor == glyphs.anchor, last.merges(with: glyphs) {
        lines[lines.count - 1].join(glyphs)
      } else {
        lines.append(glyphs)
      }
    }
    return lines.map { MarginNote(text($0.parts), to: .anchor($0.anchor)) }
  }

  /// The parts separated by no-break spaces, which keep them on one line.
  private func text(_ parts: [FactorGlyphs.Part]) -> StyledText {
    var spans: [StyledText.Span] = []
    for (index, part) in parts.enumerated() {
      let space = index + 1 < parts.count ? "\u{A0}" : ""
      switch part {
      case .symbol(let symbol): spans.append(.init(symbol + space, type.noteSymbol))
      case .word(let word): spans.append(.init(word + space, type.noteWord))
      }
    }
    return StyledText(spans, language: language.tag)
  }
}

/// The anchors by which margin notes link to rows on the pages of facts.
///
/// A sky is counted from the inside out: 0 is the document's chart.
enum FactAnchor {
  static func body(_ body: Body, of sky: Int = 0) -> String { facts(of: sky) + body.rawValue }
  static func angle(_ angle: ChartAngle, of sky: Int = 0) -> String { facts(of: sky) + angle.rawValue }
  static func house(_ house: Int, of sky: Int = 0) -> String { facts(of: sky) + "house.\(house)" }
  static func aspect(_ aspect: Aspect, of sky: Int = 0) -> String {
    facts(of: sky) + "\(aspect.end1.name).\(aspect.end2.name)"
  }
  static func balance(of sky: Int = 0) -> String { facts(of: sky) + "balance" }
  /// An aspect between an end in the document's chart and one in another sky.
  static func between(_ base: AspectEnd, _ other: AspectEnd, of sky: Int) -> String {
    "between\(sky).\(base.name).\(other.name)"
  }
  /// The house of the other of two people in which a body stands.
  static func overlay(_ body: Body, of person: Int) -> String { "overlay\(person).\(body.rawValue)" }
  static func composite(_ end: AspectEnd) -> String { "composite.\(end.name)" }

  private static func facts(of sky: Int) -> String { sky == 0 ? "fact." : "fact\(sky)." }
}
