import AstroDrawing
import AstroThemes
import AstroTypesetting

/// The typography of a report in the inks of a theme.
///
/// Sizes and leadings are in points; most leadings are multiples of `line`.
struct ReportType {
  let theme: Theme

  // MARK: - Text styles

  var name: TextStyle { TextStyle(.vollkorn, size: 40, color: theme.ink) }
  var longName: TextStyle { TextStyle(.vollkorn, size: 24, color: theme.ink) }
  var area: TextStyle { TextStyle(.vollkornItalic, size: 20, color: theme.accent) }
  var chapter: TextStyle { TextStyle(.vollkorn, size: 30, color: theme.ink) }
  var section: TextStyle { TextStyle(.vollkorn, size: 23, color: theme.ink) }
  var tableHeading: TextStyle { TextStyle(.vollkornSemiBold, size: 12, color: theme.ink) }
  var stage: TextStyle { TextStyle(.vollkornItalic, size: 12, color: theme.accent) }
  /// For the parts of a book about two people.
  var part: TextStyle { TextStyle(.vollkorn, size: 15, color: theme.ink) }
  var score: TextStyle { TextStyle(.vollkorn, size: 19, color: theme.ink, figures: .tabular) }
  var lead: TextStyle { TextStyle(.vollkorn, size: 13.25, color: theme.ink) }
  var body: TextStyle { TextStyle(.vollkorn, size: 10.5, color: theme.ink) }
  var summary: TextStyle { TextStyle(.vollkornItalic, size: 13.5, color: theme.faintInk) }
  var label: TextStyle { TextStyle(.inter, size: 8.25, color: theme.faintInk) }
  var cell: TextStyle { TextStyle(.inter, size: 8.5, color: theme.ink, figures: .tabular) }
  var faintCell: TextStyle { TextStyle(.inter, size: 8.5, color: theme.faintInk, figures: .tabular) }
  var strongCell: TextStyle { TextStyle(.interMedium, size: 8.5, color: theme.ink, figures: .tabular) }
  var head: TextStyle { TextStyle(.inter, size: 7.5, color: theme.faintInk) }
  var symbol: TextStyle { TextStyle(.symbols, size: 11, color: theme.ink) }
  /// For lists whose lines are closer than those of text.
  var smallSymbol: TextStyle { TextStyle(.symbols, size: 10, color: theme.ink) }
  var faintSymbol: TextStyle { TextStyle(.symbols, size: 10, color: theme.faintInk) }
  var accentSymbol: TextStyle { TextStyle(.symbols, size: 10, color: theme.accent) }
  var retrograde: TextStyle { TextStyle(.symbols, size: 10, color: theme.retrograde) }
  /// For letters in place of a symbol, such as ASC, small enough for the column of symbols.
  var mark: TextStyle { TextStyle(.interMedium, size: 6.5, color: theme.ink) }
  var number: TextStyle { TextStyle(.vollkorn, size: 10.5, color: theme.accent) }
  var furniture: TextStyle { TextStyle(.inter, size: 7.5, color: theme.faintInk) }

  /// For notes in the margin: symbols, and the words and numbers between them.
  var noteSymbol: TextStyle { TextStyle(.symbols, size: 11.5, color: theme.accent) }
  /// For letters in place of a symbol among notes.
  var noteMark: TextStyle { TextStyle(.interMedium, size: 7.5, color: theme.accent) }
  var noteWord: TextStyle { TextStyle(.vollkorn, size: 10.5, color: theme.accent) }

  // MARK: - Paragraphs

  /// The leading of the text, in points.
  let line = 14.5

  var nameSetting: ParagraphStyle { words(lines: 3) }
  var areaSetting: ParagraphStyle { words(lines: 2) }
  var labelSetting: ParagraphStyle { words(lines: 1) }
  var chapterSetting: ParagraphStyle { words(lines: 3) }
  var summarySetting: ParagraphStyle { words(lines: 1.5, after: 1) }
  var sectionSetting: ParagraphStyle { words(lines: 2, before: 2.5, after: 0.5) }
  /// For a heading at the top of a page.
  var openingSetting: ParagraphStyle { words(lines: 2, after: 0.5) }
  var stageSetting: ParagraphStyle { words(lines: 1, before: 0, after: 0) }
  var noteSetting: ParagraphStyle { words(lines: 1) }
  var partSetting: ParagraphStyle { words(lines: 1.5, before: 1, after: 0) }
  /// For a name in front of a row, a number behind it, and the words above all rows.
  var rowSetting: ParagraphStyle { words(lines: 1.5) }
  var numberSetting: ParagraphStyle {
    ParagraphStyle(leading: 1.5 * line, alignment: .right, hyphenates: false)
  }
  var guideSetting: ParagraphStyle { words(lines: 1, after: 1.5) }
  var tableSetting: ParagraphStyle { words(lines: 1, before: 2) }
  /// For large text on few lines: not hyphenated, and ragged right rather than loosely justified.
  var leadSetting: ParagraphStyle {
    ParagraphStyle(leading: 18.5, alignment: .left, hyphenates: false)
  }
  var bodySetting: ParagraphStyle { ParagraphStyle(leading: line, spaceAfter: line) }
  var listSetting: ParagraphStyle { ParagraphStyle(leading: line, spaceAfter: line / 2) }

  /// A style without justification or hyphenation; leading and space are given in lines of text.
  private func words(lines: Double, before: Double = 0, after: Double = 0) -> ParagraphStyle {
    ParagraphStyle(
      leading: lines * line, alignment: .left, spaceBefore: before * line, spaceAfter: after * line,
      hyphenates: false)
  }

  /// For a few rows without rules.
  var reasons: TableStyle { TableStyle(leading: line, gap: 7) }
  var tables: TableStyle {
    TableStyle(
      leading: line, gap: 7, rule: Stroke(theme.hairline, width: 0.4 * theme.lineScale), spaceAfter: line)
  }
}
