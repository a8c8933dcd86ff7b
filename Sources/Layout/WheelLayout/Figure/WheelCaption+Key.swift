import AstroChartModel
package import AstroWording

extension WheelCaption {
  /// The words of the key in a language.
  package static func key(in language: Language) -> [KeyItem: String] {
    let words = language.phrasebook
    return [
      .applying: words.applying, .separating: words.separating, .tight: words.tight,
      .uncertain: words.unsure, .range: words.moonOfTheDay,
      .conjunction: AspectType.conjunction.name(in: language),
    ]
  }
}
