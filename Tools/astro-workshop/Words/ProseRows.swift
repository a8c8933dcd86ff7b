import AstroChartModel
import AstroInterpretation
import AstroWording

/// How reports are written: what their sentences and paragraphs are made of.
struct ProseRows {
  private let people: [Person]

  init(_ people: [Person]) { self.people = people }

  var rows: [Row] { Language.allCases.flatMap(rows) }

  private func rows(in language: Language) -> [Row] {
    let prose = Prose(in: language)
    let name = language.tag
    let sentences = self.sentences(in: language, on: Area.allCases)
    let paragraphs = readings(in: language, on: Area.allCases).flatMap(\.paragraphs)
    return [
      Row(
        "\(name): bodies named a paragraph",
        paragraphs.map { Double(prose.bodies(in: $0).count) }.mean.tenths,
        asked: "≥ 2.8"),
      Row(
        "\(name): sentences naming two bodies; with a connective",
        Share(of: sentences) { prose.bodies(in: $0).count >= 2 }, Share(of: sentences, prose.hasConnective),
        asked: "≥ 26 %, ≥ 32 %"),
      Row(
        "\(name): paragraphs a report; within \(prose.paragraphWords.lowerBound)–\(prose.paragraphWords.upperBound) words",
        readings(in: language, on: Area.allCases).map { Double($0.paragraphs.count) }.mean.tenths,
        Share(of: paragraphs) { prose.paragraphWords.contains(prose.wordCount(of: $0)) }, asked: "5–6, ≥ 95 %"
      ),
      Row(
        "\(name): openings of \(prose.openingWords.lowerBound)–\(prose.openingWords.upperBound) words; closings of \(prose.closingWords.lowerBound)–\(prose.closingWords.upperBound)",
        Share(of: readings(in: language, on: Area.allCases)) {
          prose.openingWords.contains(prose.wordCount(of: $0.report.keyInfluences))
        },
        Share(of: readings(in: language, on: Area.allCases)) {
          prose.closingWords.contains(prose.wordCount(of: $0.report.closing?.text ?? ""))
        }, asked: "all"),
      Row(
        "\(name): sentences with a planet as subject; without “you”: General, finances, health",
        Share(of: sentences, prose.beginsWithPlanet), distant(in: language, prose), asked: "≤ 7 %, ≤ 12 %"),
      Row(
        "\(name): sentences of another of ten people: General; areas",
        common(in: language, on: [.general]), common(in: language, on: Area.special), asked: "≤ 10 %, ≤ 15 %"),
      Row(
        "\(name): people with six words twice in five reports, but for names", repeating(in: language, prose),
        asked: "≤ 3 %"
      ),
    ]
  }

  private func readings(in language: Language, on areas: [Area]) -> [Person.Reading] {
    people.flatMap { $0.readings(in: language, on: areas) }
  }

  private func sentences(in language: Language, on areas: [Area]) -> [Substring] {
    readings(in: language, on: areas).flatMap(\.sentences)
  }

  private func distant(in language: Language, _ prose: Prose) -> String {
    [Area.general, .finances, .health].map { area in
      "\(Share(of: sentences(in: language, on: [area])) { !prose.addressesReader($0) })"
    }.joined(separator: ", ")
  }

  /// Of every ten people, the sentences that stand in another's report on the area as well.
  private func common(in language: Language, on areas: [Area]) -> Share {
    var share = Share()
    for area in areas {
      for first in stride(from: 0, to: people.count - 9, by: 10) {
        let ten = people[first..<first + 10].map { Set(Person.sentences(of: $0, in: language, on: area)) }
        let owners = ten.joined().reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
        for sentence in ten.joined() { share.count(owners[sentence, default: 0] > 1) }
      }
    }
    return share
  }

  private func repeating(in language: Language, _ prose: Prose) -> Share {
    Share(of: people) { prose.repeatsSix(in: $0.readings(in: language).flatMap(\.paragraphs)) }
  }
}

extension Person {
  fileprivate static func sentences(of person: Person, in language: Language, on area: Area) -> [Substring] {
    person.readings(in: language, on: [area]).flatMap(\.sentences)
  }
}
