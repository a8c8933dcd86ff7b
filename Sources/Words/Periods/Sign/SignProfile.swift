public import AstroChartModel
public import AstroDiagnostics
import AstroJSON
public import AstroWording

/// What there is to say of everybody born under a sign, in one language.
public struct SignProfile: Hashable, Sendable {
  /// The sign.
  public let sign: Sign
  /// The language of the words.
  public let language: Language
  /// Five words for it.
  public let keywords: [String]
  /// Five short clauses about people of the sign.
  public let traits: [String]
  /// A paragraph about them.
  public let summary: String

  /// - Throws: `noReport` for a language without texts.
  public init(of sign: Sign, in language: Language) throws(Problem) {
    self.init(of: sign, from: try PeriodBook.book(in: language))
  }

  private init(of sign: Sign, from book: PeriodBook) {
    (self.sign, language) = (sign, book.language)
    keywords = book["sign.\(sign.rawValue).keywords"].parts(by: ", ")
    traits = book["sign.\(sign.rawValue).traits"].parts(by: "; ")
    summary = book["sign.\(sign.rawValue).summary"]
  }

  /// The planets with a dignity in the sign, traditional and modern rulers among them.
  public func planets(with dignity: Dignity) -> [Body] {
    Body.planets.filter { Dignity(of: $0, in: sign) == dignity }
  }

  /// The customary first and last day of the Sun in the sign, each as month and day; they vary by a day with the year
  /// and the time zone.
  public var dates: (from: (month: Int, day: Int), to: (month: Int, day: Int)) {
    let next = SignProfile.firstDays[(sign.index + 1) % 12]
    let last = next.day - 1
    return (SignProfile.firstDays[sign.index], (next.month, last))
  }

  private static let firstDays: [(month: Int, day: Int)] = [
    (3, 21), (4, 20), (5, 21), (6, 21), (7, 23), (8, 23), (9, 23), (10, 23), (11, 22), (12, 22), (1, 20),
    (2, 19),
  ]
}

extension SignProfile {
  /// The profile as JSON, in UTF-8.
  public var json: [UInt8] {
    JSONWriter.bytes { writer in
      writer.object { writer in
        writer.member("sign", sign.rawValue)
        writer.member("language", language.rawValue)
        writer.member("name", language.phrasebook.name(of: sign, .nominative))
        writer.member("dates") { $0.write(dates) }
        writer.member("glyph", sign.symbol)
        writer.member("element", sign.element.rawValue)
        writer.member("modality", sign.modality.rawValue)
        writer.member("polarity", sign.polarity.rawValue)
        writer.member("ruler", sign.traditionalRuler.rawValue)
        if sign.ruler != sign.traditionalRuler { writer.member("modernRuler", sign.ruler.rawValue) }
        writer.member("dignities") { writer in
          writer.object { writer in
            for dignity in Dignity.allCases {
              writer.member(dignity.rawValue, planets(with: dignity).map(\.rawValue))
            }
          }
        }
        writer.member("keywords", keywords)
        writer.member("traits", traits)
        writer.member("summary", summary)
      }
    }
  }

  /// The profile as plain text.
  public var text: String {
    let words = language.phrasebook
    let days = [dates.from, dates.to].map { words.date(month: $0.month, day: $0.day) }
    let kind = [
      words.name(of: sign.element), words.name(of: sign.modality), words.name(of: sign.polarity),
    ]
    let rulers = sign.rulers.map { words.name(of: $0, .nominative) }
    let head =
      "\(sign.symbol) \(words.name(of: sign, .nominative).uppercased()) · \(days.joined(separator: " – "))"
    let facts = (kind + rulers).joined(separator: " · ")
    let list = traits.map { "– " + $0 }.joined(separator: "\n")
    return [head, facts, keywords.joined(separator: ", "), list, summary].joined(separator: "\n\n") + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ dates: (from: (month: Int, day: Int), to: (month: Int, day: Int))) {
    func text(_ date: (month: Int, day: Int)) -> String {
      let (month, day) = ("\(date.month)", "\(date.day)")
      return "\(month.count < 2 ? "0" : "")\(month)-\(day.count < 2 ? "0" : "")\(day)"
    }
    object { writer in
      writer.member("from", text(dates.from))
      writer.member("to", text(dates.to))
    }
  }
}

extension String {
  /// The parts between separators; none of an empty text.
  fileprivate func parts(by separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
