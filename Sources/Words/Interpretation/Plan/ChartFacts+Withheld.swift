import AstroChartModel
import AstroWording

extension ChartFacts {
  /// What an unknown time of birth takes away, in words, with both signs of a body that changed its sign that day.
  func withheld(in language: Language) -> [String] {
    guard !chart.hasBirthTime else { return [] }
    let unsure = chart.planets.filter { signs[.body($0.body)] == nil }
    let words = language.phrasebook.withheld(isMoonSure: !unsure.contains { $0.body == .moon })
    return words + unsure.map { "\($0.body.name(in: language)): \($0.signNames(in: language))" }
  }
}
