import AstroChartModel

extension UkrainianPhrasebook {
  func words(for time: SkyNote.MeanTime, of city: String?) -> String {
    let taken = city.map(meanTime) ?? "місцевий середній час місця народження"
    let other = city == nil ? "годинником зони \(time.zone)" : "місцевим середнім часом місця народження"
    return
      "\(time.local) прочитано як \(taken), UTC\(time.taken); за \(other), UTC\(time.other), це було б на "
      + "\(abs(time.minutes)) хв \(time.minutes < 0 ? "раніше" : "пізніше")"
  }

  private func meanTime(of city: String) -> String {
    cities[city].map { "\($0) середній час" } ?? "середній час міста \(city)"
  }

  /// The cities whose time was kept by law or custom, as adjectives.
  private var cities: [String: String] {
    [
      "Greenwich": "гринвіцький", "Dublin": "дублінський", "Paris": "паризький", "Rome": "римський",
      "Bern": "бернський", "Amsterdam": "амстердамський", "Brussels": "брюссельський",
      "Stockholm": "шведський", "Copenhagen": "копенгагенський", "Lisbon": "лісабонський",
      "Córdoba": "кордовський",
    ]
  }
}
