import AstroDrawing
import TestSupport

@testable import AstroTypesetting

/// Text to set, in both languages.
enum Words {
  static let english = """
    The Midheaven describes what people come to trust you for. In Taurus it is substance: you are at your \
    best when there is something at the end of the day that can be held, used or eaten, and you are rightly \
    suspicious of titles that come without it. Promotions that arrive slowly tend to stay. The hurry of \
    others is not evidence that you are late — it is evidence that they are in a hurry.
    """
  static let ukrainian = """
    Середина неба розповідає, за що вам довіряють люди. У Тельці це передусім надійність: ви працюєте \
    найкраще, коли наприкінці дня залишається щось, що можна взяти до рук, ужити чи з’їсти, і справедливо \
    недовіряєте посадам, за якими нічого не стоїть. Підвищення, що приходять повільно, зазвичай лишаються. \
    Чужий поспіх — не доказ того, що ви запізнилися: це лише доказ, що хтось поспішає.
    """

  /// Words of a text in an order of their own.
  static func shuffled(_ text: String, count: Int, seed: UInt64) -> String {
    var dice = SeededGenerator(seed: seed)
    let words = text.split(separator: " ")
    return (0..<count).compactMap { _ in words.randomElement(using: &dice) }.joined(separator: " ")
  }
}

extension ParagraphStyle {
  static let text = ParagraphStyle(leading: 14.5, spaceAfter: 14.5)
  static let headline = ParagraphStyle(
    leading: 29, alignment: .left, spaceBefore: 29, spaceAfter: 0, hyphenates: false)
}

extension Block {
  static func text(_ words: String, language: String = "en", notes: [MarginNote] = []) -> Block {
    .paragraph(Paragraph(StyledText(words, .body, language: language), style: .text, notes: notes))
  }

  static func headline(_ words: String, level: Int = 1) -> Block {
    .heading(Heading(level, StyledText(words, .title), style: .headline))
  }

  /// A table of numbered rows.
  static func numbers(_ count: Int) -> Block {
    let rows = (0..<count).map { Table.Row([StyledText("row \($0)", .small), StyledText("\($0)°", .small)]) }
    let header = Table.Row([StyledText("Name", .small), StyledText("Place", .small)])
    let columns = [Table.Column(.natural), Table.Column(.share(1), .right)]
    return .table(
      Table(columns: columns, header: header, rows: rows, style: TableStyle(leading: 14.5, spaceAfter: 14.5)))
  }
}

extension Hyphenation {
  /// English by the machine's patterns where it has them, as the commands read them.
  static let whole = Hyphenation(english: patterns.map(LiangPatterns.init(parsing:)))

  static let patterns: [UInt8]? = readBytes("/usr/share/hyphen/hyph_en_US.dic")
}
