import AstroChartModel

extension EnglishPhrasebook {
  func care(on area: Area) -> [String] {
    [
      "Say what a thing asks, never what happens: no prophecy, no date, no age, no sum.",
      "No death, illness, accident or court; nothing fated, hopeless or shaming.",
      "No medicine, diagnosis, remedy or diet.",
      "Presume no sex, orientation, marriage, children, profession or possessions.",
      "Invent no past: no childhood, parents or early wound.",
      "Control is never love; advise nobody to stay where they are hurt.",
    ] + ownCare(on: area)
  }

  private func ownCare(on area: Area) -> [String] {
    switch area {
    case .finances:
      [
        "No purchases, shares, loans or stakes; no promise of gain or loss."
      ]
    case .career:
      [
        "List no professions and promise no post; speak of ways of working."
      ]
    case .relationships:
      [
        "Foretell no marriage, parting or return; nobody else’s thoughts or messages."
      ]
    case .health:
      [
        "Rhythm, rest, food as regularity, movement and care alone; no portions, weight, fasting or cleansing. If something worries the reader: ask a doctor soon."
      ]
    case .general:
      [
        "The whole person; no verdict."
      ]
    }
  }

  var namelessCouple: String {
    "Call the two {first} and {second}, or by their names, which stay in the nominative; say whose each body is."
  }

  func withheld(isMoonSure: Bool) -> [String] {
    [
      "houses and their rulers",
      "the Ascendant, the Midheaven and aspects to them",
      "aspects of the Moon that do not hold all day",
    ] + (isMoonSure ? [] : ["the sign of the Moon"])
  }
}
