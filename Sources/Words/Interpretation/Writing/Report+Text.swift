package import AstroWording

extension Report {
  /// The report as plain text: title, opening, the analysis under its headings, the closing, the advice, the
  /// facts it is based on and the terms that occur.
  public var text: String {
    let words = language.phrasebook
    let sections = [
      [title], [words.keyInfluences, keyInfluences], [words.analysis] + analysis,
      closing.map { [words.closingHead, $0.text] } ?? [],
      [words.recommendations] + recommendations.enumerated().map { "\($0 + 1). \($1.text)" },
      grounds, glossary,
    ]
    return sections.joined().joined(separator: "\n\n") + "\n"
  }

  /// The paragraphs, with a heading before each stage.
  private var analysis: [String] {
    var (lines, last) = ([String](), Stage?.none)
    for passage in detailedAnalysis {
      if let stage = passage.stage, stage != last { lines.append(stage.heading(in: language)) }
      last = passage.stage ?? last
      lines.append(passage.text)
    }
    return lines
  }

  private var grounds: [String] {
    guard !restsOn.isEmpty || method != nil else { return [] }
    let list = restsOn.map { "– \($0.line(in: language))" }.joined(separator: "\n")
    return [language.phrasebook.groundsHead, list, method ?? ""].filter { !$0.isEmpty }
  }

  private var glossary: [String] {
    guard !terms.isEmpty else { return [] }
    return [
      language.phrasebook.glossaryHead,
      terms.map { "\($0.term) – \($0.meaning)" }.joined(separator: "\n"),
    ]
  }
}

extension Report.Ground {
  /// The name of the fact with its orb.
  package func line(in language: Language) -> String {
    guard let orb else { return words }
    return "\(words), \(language.phrasebook.orb(Degrees.text(orb)))"
  }
}

extension Stage {
  /// The heading above the paragraphs of the stage.
  package func heading(in language: Language) -> String {
    let heads = language.phrasebook.stageHeads
    return heads.indices.contains(place) ? heads[place] : ""
  }
}
