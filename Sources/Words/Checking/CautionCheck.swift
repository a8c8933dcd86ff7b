import AstroChartModel
import AstroWording

/// Checks what no sentence may say, whatever the chart: harm, promises, dates, sums, and another language.
struct CautionCheck: Sendable {
  private let cautions: PhraseFinder<CautionKind>
  private let harm: HarmFinder
  private let likeness: HarmLikeness
  private let currencies: PhraseFinder<Bool>
  private let words: any CautionWords
  /// The days of the events that a text may name, as months with their days, and the years of these.
  private let days: Set<MonthDay>
  private let years: Set<Int>

  /// The words of each thing that a reader is to be told, such as that the time of birth is unknown.
  private let notes: [Set<String>]

  private struct MonthDay: Hashable { var (month, day): (Int, Int) }

  /// - Parameters:
  ///   - dates: The days that a text may name.
  ///   - notes: What a reader is to be told.
  init(in language: Language, dates: Set<CivilDate> = [], notes: [String] = []) {
    self.notes = notes.map { Set(MentionFinder.smallWords(of: $0)) }
    words = language.phrasebook
    days = Set(dates.map { MonthDay(month: $0.month, day: $0.day) })
    years = Set(dates.map(\.year))
    (harm, likeness) = (HarmFinder.all[language], HarmLikeness.all[language])
    (cautions, currencies) = (CautionCheck.cautions[language], CautionCheck.currencies[language])
  }

  private static let cautions = PerLanguage<PhraseFinder<CautionKind>> { language in
    let words: any CautionWords = language.phrasebook
    return PhraseFinder(words.cautions, denials: words.cautionDenials)
  }
  private static let currencies = PerLanguage<PhraseFinder<Bool>> { language in
    let words: any CautionWords = language.phrasebook
    return PhraseFinder([true: [words.currencyPhrase]])
  }

  /// What a sentence says that it may not.
  func objections(to sentence: MentionFinder.Sentence) -> [Objection] {
    let unnamed = sentence.unnamed
    let harm = (cautions.first(in: unnamed) ?? harm.first(in: unnamed, of: sentence)).map { kind, place in
      Objection(
        FindingKind(kind), ClaimFault.caution(kind, words: sentence.words[place].joined(separator: " ")))
    }
    return [harm ?? likeHarm(sentence), sum(in: sentence) ?? date(in: sentence), otherLanguage(in: sentence)]
      .compactMap(\.self)
  }

  /// Too few words of a sentence’s own are like anything: “this is how colleagues see you”.
  private static let leastLikened = 7

  private func likeHarm(_ sentence: MentionFinder.Sentence) -> Objection? {
    guard !notes.contains(where: Set(sentence.words).isSuperset) else { return nil }
    let own = sentence.wordsOfLikeness(in: words)
    guard own.count(where: { !$0.isEmpty }) >= CautionCheck.leastLikened else { return nil }
    return likeness.score(of: own) > 0 ? Objection(.harm, ClaimFault.likeHarm) : nil
  }

  // MARK: - Dates and sums

  private func sum(in sentence: MentionFinder.Sentence) -> Objection? {
    let hasSign = sentence.text.contains { $0.isCurrencySymbol }
    let numbers = sentence.words.indices.filter { sentence.words[$0].first?.isNumber == true }
    let isSum = numbers.contains { index in
      currencies.first(in: Array(sentence.words[(index + 1)...].prefix(1))) != nil
    }
    return hasSign || isSum ? Objection(.money, ClaimFault.sum) : nil
  }

  /// A day or a year that no event has.
  private func date(in sentence: MentionFinder.Sentence) -> Objection? {
    let row = sentence.words
    let isWrong = row.indices.contains { index in
      if row[index].count == 4, let year = Int(row[index]), (1900..<2100).contains(year) {
        return !years.contains(year)
      }
      guard let month = words.monthNames.firstIndex(of: row[index]) else { return false }
      return days(around: index, in: row).contains { day in
        !days.contains(MonthDay(month: month + 1, day: day))
      }
    }
    return isWrong ? Objection(.date, ClaimFault.date) : nil
  }

  /// The days that stand beside the name of a month: “14 March”, “March 14th”, “14 and 16 March”.
  private func days(around month: Int, in row: [String]) -> [Int] {
    func isMonth(_ index: Int) -> Bool {
      row.indices.contains(index) && words.monthNames.contains(row[index])
    }
    let before = row[..<month].suffix(3).reversed().prefix { word in
      !words.monthNames.contains(word) && (word.first?.isNumber == true || word.count <= 3)
    }
    // “5 May, 19 December”: the number belongs to the next month.
    let after = isMonth(month + 2) ? [] : row[(month + 1)...].prefix(1)
    let numbers = (before + after).flatMap { $0.split(separator: "-") }
    return numbers.compactMap { Int($0.prefix { $0.isNumber }) }.filter { (1...31).contains($0) }
  }

  // MARK: - Another language

  /// How many words only other languages have before a sentence is taken for one of them.
  private static let mostForeign = 2

  private func otherLanguage(in sentence: MentionFinder.Sentence) -> Objection? {
    let foreign = sentence.words.count(where: words.foreignWords.contains)
    let isForeign =
      foreign >= CautionCheck.mostForeign && 8 * foreign > sentence.words.count
      || sentence.text.unicodeScalars.contains(where: words.foreignLetters.contains)
      || isOtherScript(sentence)
    return isForeign ? Objection(.language, ClaimFault.otherLanguage) : nil
  }

  /// Whether most words are in another alphabet than that of the language's own months.
  private func isOtherScript(_ sentence: MentionFinder.Sentence) -> Bool {
    guard let letter = words.monthNames.first?.unicodeScalars.first else { return false }
    let own = CautionCheck.isCyrillic(letter)
    let letters = sentence.words.compactMap(\.unicodeScalars.first).filter(\.properties.isAlphabetic)
    let others = letters.count { CautionCheck.isCyrillic($0) != own }
    return others >= 3 && 2 * others > letters.count
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x400...0x52F).contains(scalar.value)
  }
}

extension MentionFinder.Sentence {
  /// The words without the names of what is in a chart: Cancer is a sign, cancer is not.
  fileprivate var unnamed: [String] {
    var words = words
    for found in found { for index in found.words { words[index] = "" } }
    return words
  }

  /// The same without dates either, which are held against the brief: a day is no more like harm than another.
  func wordsOfLikeness(in words: any CautionWords) -> [String] {
    unnamed.map { word in
      word.first?.isNumber == true || words.monthNames.contains(word) ? "" : word
    }
  }
}
