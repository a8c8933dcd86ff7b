import Drawing
import Typesetting
import WheelLayout

/// The type of a report in the inks of a theme. Sizes and leadings are points; all leadings suit a grid of 15.
struct ReportType {
  let theme: WheelTheme

  // MARK: - Letters

  var name: TextStyle { TextStyle(.vollkorn, size: 40, color: theme.ink) }
  var longName: TextStyle { TextStyle(.vollkorn, size: 24, color: theme.ink) }
  var area: TextStyle { TextStyle(.vollkornItalic, size: 20, color: theme.accent) }
  var chapter: TextStyle { TextStyle(.vollkorn, size: 32, color: theme.ink) }
  var section: TextStyle { TextStyle(.vollkorn, size: 23, color: theme.ink) }
  var tableHeading: TextStyle { TextStyle(.vollkornSemiBold, size: 12, color: theme.ink) }
  var lead: TextStyle { TextStyle(.vollkorn, size: 13.5, color: theme.ink) }
  var body: TextStyle { TextStyle(.vollkorn, size: 10.75, color: theme.ink) }
  var summary: TextStyle { TextStyle(.vollkornItalic, size: 13.5, color: theme.faintInk) }
  var label: TextStyle { TextStyle(.inter, size: 8.25, color: theme.faintInk) }
  var cell: TextStyle { TextStyle(.inter, size: 8.5, color: theme.ink, figures: .tabular) }
  var faintCell: TextStyle { TextStyle(.inter, size: 8.5, color: theme.faintInk, figures: .tabular) }
  var head: TextStyle { TextStyle(.inter, size: 7.5, color: theme.faintInk) }
  var symbol: TextStyle { TextStyle(.symbols, size: 11, color: theme.ink) }
  /// Letters that stand for a symbol, such as AC.
  var mark: TextStyle { TextStyle(.interMedium, size: 7.5, color: theme.ink) }
  var number: TextStyle { TextStyle(.vollkorn, size: 10.75, color: theme.accent) }
  var furniture: TextStyle { TextStyle(.inter, size: 7.5, color: theme.faintInk) }

  /// Notes in the margin: symbols, and the figures between them.
  var noteSymbol: TextStyle { TextStyle(.symbols, size: 11.5, color: theme.accent) }
  var noteWord: TextStyle { TextStyle(.vollkorn, size: 10.75, color: theme.accent) }

  // MARK: - Paragraphs

  let nameSetting = ParagraphStyle(leading: 45, alignment: .left, hyphenates: false)
  let areaSetting = ParagraphStyle(leading: 30, alignment: .left, hyphenates: false)
  let labelSetting = ParagraphStyle(leading: 15, alignment: .left, hyphenates: false)
  let chapterSetting = ParagraphStyle(leading: 45, alignment: .left, hyphenates: false)
  let summarySetting = ParagraphStyle(leading: 20, alignment: .left, spaceAfter: 30, hyphenates: false)
  let sectionSetting = ParagraphStyle(
    leading: 30, alignment: .left, spaceBefore: 45, spaceAfter: 15, hyphenates: false)
  let tableSetting = ParagraphStyle(leading: 15, alignment: .left, spaceBefore: 30, spaceAfter: 0)
  let leadSetting = ParagraphStyle(leading: 20, spaceAfter: 0)
  let bodySetting = ParagraphStyle(leading: 15, spaceAfter: 15)
  let listSetting = ParagraphStyle(leading: 15, spaceAfter: 7.5)

  var tables: TableStyle {
    TableStyle(leading: 15, gap: 8, rule: Stroke(theme.hairline, width: 0.4 * theme.lineScale), spaceAfter: 15)
  }

  /// Whether the theme is made for paper, which then is left unpainted.
  var isForPaper: Bool { theme.paper.luminance > 0.85 }
}
