import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWheelLayout
import AstroWording

/// Makes the parts of a worksheet from what was looked up; what was not asked for, or has nothing to tell, has none.
struct WorksheetTables {
  typealias Cell = SheetTable.Cell
  typealias Column = SheetTable.NaturalColumn

  let chart: Chart
  let details: ChartDetails
  let style: SheetStyle
  let language: Language
  let shaper: any TextShaper

  var words: any Phrasebook { language.phrasebook }

  /// All parts, in the order in which they are read.
  var blocks: [WorksheetBlock] {
    let first = [condition, houses, positions, lots, figuris, receptions, almutens, aspects, antiscia]
    let second = [parallels, stars, patterns]
    let third = [mansions, divisions, heliocentric, sectors]
    return (first + second).compactMap(\.self) + lords
      + (third + [midpoints, conventions]).compactMap(\.self)
  }

  // MARK: - Parts

  /// A table under a heading, spread to the width of the columns it takes; `nil` without rows.
  func table(
    _ label: String, _ heading: String, _ columns: [Column], _ rows: [[Cell]], span: Int? = nil
  ) -> WorksheetBlock? {
    guard !rows.isEmpty else { return nil }
    func sized(_ columns: [Column]) -> (table: SheetTable, width: Double) {
      SheetTable.natural(
        columns, headStyle: style.columnHead, rows: rows, rowHeight: style.rowHeight, shaper: shaper,
        language: language.tag)
    }
    let natural = sized(columns)
    let head = shaper.shape(heading.uppercased(), style.head, language: language.tag).advance
    let taken = span ?? WorksheetPacking.span(of: max(natural.width, head))
    // What is left of the width goes between the columns, as far as rows still read as rows.
    let idle = WorksheetPacking.width(of: taken) - natural.width
    // A sign stays beside its degree.
    let isFree = columns.indices.map { $0 > 0 && columns[$0].gap > WorksheetTables.tightGap }
    let share = min(WorksheetTables.widestShare, max(0, idle) / Double(max(isFree.count { $0 }, 1)))
    let spread = zip(columns, isFree).map { column, isFree in
      var column = column
      if isFree { column.gap += share }
      return column
    }
    let table = sized(spread).table
    return WorksheetBlock(
      label: label, heading: heading, content: .table(table), span: taken,
      height: SheetStyle.headHeight + table.height)
  }

  private static let widestShare = 22.0
  /// The gap between things that belong together, in points.
  static let tightGap = 4.0

  /// Lines of words under a heading, across a number of columns.
  func lines(_ label: String, _ heading: String, _ texts: [String], span: Int) -> WorksheetBlock? {
    guard !texts.isEmpty else { return nil }
    let lines = PartLines(
      texts, style.worksheetNote, room: WorksheetPacking.width(of: span), language: language.tag, shaper)
    return WorksheetBlock(
      label: label, heading: heading, content: .lines(lines), span: span,
      height: SheetStyle.headHeight + lines.height)
  }

  // MARK: - Cells

  func text(_ text: String) -> Cell { Cell(text, style.cell) }
  func faint(_ text: String) -> Cell { Cell(text, style.faintCell) }
  func strong(_ text: String) -> Cell { Cell(text, style.strongCell) }
  func glyph(_ text: String) -> Cell { Cell(text, style.symbol) }
  func prominent(_ text: String) -> Cell { Cell(text, style.prominentSymbol) }
  func aspect(_ type: AspectType?) -> Cell {
    type.map { Cell($0.symbol, style.aspect(style.theme.ink($0.nature))) } ?? text("")
  }

  /// The symbol of a body, or the letters of an angle, smaller to match it.
  func end(_ end: AspectEnd) -> Cell {
    end.body.map { glyph($0.symbol) } ?? Cell(end.symbol, style.smallCell)
  }

  /// The cells of a place in the zodiac: degree and minute, and the sign.
  func place(_ longitude: Longitude) -> [Cell] {
    [text(longitude.degreesText), glyph(longitude.sign.symbol)]
  }

  func word(_ word: WorksheetWord) -> String { words.worksheet(word) }

  /// Degrees and minutes with a sign, as in “−4°49′”.
  func signed(_ degrees: Double) -> String { (degrees < 0 ? "−" : "+") + Degrees.text(abs(degrees)) }

  /// The same to the second, for bodies that move little: “−0°00′22″”.
  func signedToSecond(_ degrees: Double) -> String {
    let seconds = Int((abs(degrees) * 3600).rounded())
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return (degrees < 0 ? "−" : "+")
      + "\(seconds / 3600)°\(two(seconds / 60 % 60))′\(two(seconds % 60))″"
  }

  /// A whole number with its sign; zero without one.
  func signed(_ number: Int) -> String {
    number == 0 ? "0" : (number < 0 ? "−" : "+") + String(abs(number))
  }
}

extension SheetStyle {
  var strongCell: TextStyle {
    var strong = cell
    strong.face = .interSemiBold
    return strong
  }

  /// A symbol with its points.
  var ownCell: TextStyle {
    var own = strongCell
    own.size *= 1.18
    return own
  }

  /// Letters among symbols.
  var smallCell: TextStyle {
    var small = cell
    small.size *= 0.86
    return small
  }

  /// A symbol that no reader of the table should miss.
  var prominentSymbol: TextStyle { inked(symbol, theme.accent) }

  var worksheetNote: TextStyle { TextStyle(.inter, size: 6.8, color: theme.faintInk) }
}
