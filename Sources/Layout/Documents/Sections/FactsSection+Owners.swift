import AstroChartModel
import AstroDrawing
import AstroThemes
import AstroTypesetting
import AstroWording

/// An end of an aspect, with the index of its sky where the aspect connects two.
struct OwnedEnd {
  let end: AspectEnd
  let sky: Int?
}

extension FactsSection {
  /// Both ends of an aspect in the order in which a row names them.
  func ends(of aspect: Aspect, _ isCross: Bool) -> [OwnedEnd] {
    guard isCross else { return [aspect.end1, aspect.end2].map { OwnedEnd(end: $0, sky: nil) } }
    // The first end of an aspect between skies is in the other sky.
    let ends = order.first == 0 ? [aspect.end2, aspect.end1] : [aspect.end1, aspect.end2]
    return [OwnedEnd(end: ends[0], sky: order.first), OwnedEnd(end: ends[1], sky: order.second)]
  }

  /// The symbol of an end in the ink of its sky; where births are compared, with the mark of its person.
  func symbol(of end: OwnedEnd) -> StyledText {
    let style = end.end.body?.hasLetters ?? true ? type.mark : type.symbol
    var symbol = text(end.end.symbol(in: language), inked(style, end.sky))
    if document.isOfCouple, let sky = end.sky {
      symbol.spans.append(.init("\u{A0}\(owners.marks[sky])", inked(type.mark, sky)))
    }
    return symbol
  }

  func inked(_ style: TextStyle, _ sky: Int?) -> TextStyle {
    guard let sky else { return style }
    var inked = style
    inked.paint = Paint(document.theme[Theme.ink(ofRing: sky, of: owners.names.count)])
    return inked
  }

  func glyphWidth(_ isCross: Bool) -> Table.Width { .fixed(isCross && document.isOfCouple ? 26 : 15) }

  /// The heads of the columns of glyphs: whose the ends are.
  func glyphHeads(_ isCross: Bool) -> [String] {
    isCross ? [owners.marks[order.first], "", owners.marks[order.second]] : ["", "", ""]
  }
}
