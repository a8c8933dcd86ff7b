extension UkrainianPhrasebook {
  var timeLords: String { "Управителі часу впродовж життя" }

  func lines(of system: LifeSystem) -> [String] {
    switch system {
    case .profections: ["Профекції"]
    case .firdaria: ["Фірдарії"]
    case .spirit: ["Вивільнення", "від Духа"]
    case .fortune: ["Вивільнення", "від Фортуни"]
    case .vimshottari: ["Вімшоттарі"]
    }
  }

  var profectionsConvention: String {
    "Профекції: по знаку на рік від знака Асцендента, від соляра до соляра; нижче – управитель знака"
  }

  func firdariaConvention(isDay: Bool, nodesAfterMars: Bool) -> String {
    "Фірдарії: народження \(isDay ? "вдень" : "вночі"), "
      + (nodesAfterMars ? "за Бонатті, вузли після Марса" : "за Абу Машаром, вузли наприкінці")
      + "; днів у році – 365,2425; нижче – сім рівних частин у халдейському порядку"
  }

  func releasingConvention(isShifted: Bool) -> String {
    "Вивільнення: за Веттієм Валентом, днів у році – 360; нижче – місяці по 30 днів"
      + (isShifted ? "; Дух стоїть у знаку Фортуни, тож починає наступний знак" : "")
  }

  func vimshottariConvention(_ ayanamsa: String, year: String, shift: String) -> String {
    "Вімшоттарі: сидеричний зодіак, \(ayanamsa); днів у році – \(year.replacing(".", with: ",")); "
      + "одна мінута Місяця зсуває все на \(shift.replacing(".", with: ",")) дня"
  }

  var keyToPeak: String { "1-й, 4-й, 7-й або 10-й знак від Фортуни" }
  var keyToLoosed: String { "узи розв’язано" }
  func inline(month: Int, year: Int) -> String { name(ofMonth: month, year: year).lowercased() }
  func age(_ years: Int) -> String { "вік: \(years)" }
  func placeFromFortune(_ place: Int) -> String { "\(place)-й знак від Фортуни" }
}
