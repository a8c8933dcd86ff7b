import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// A line that explains the symbols of a picture: a sample of each, followed by words.
struct YearKey {
  let marks: [TimelineMark]
  let swatches: [KeySwatch]

  init(
    type: CalendarType, language: Language, shaper: any TextShaper, notes: [String], showsHouses: Bool,
    showsBands: Bool, showsCurves: Bool
  ) {
    let words = CalendarPictureWords(language)
    var line = KeyLine(type: type, language: language, shaper: shaper, baseline: YearPlan.keyBaseline)
    if showsBands {
      for nature in AspectNature.allCases { line.add(.band(nature), nature.name(in: language)) }
      if showsCurves { line.add(nil, words.keyToHeight) }
    }
    if showsHouses { line.add(symbol: "VII", type.house, words.keyToHouse) }
    line.add(.retrograde, words.keyToRetrograde)
    line.add(.eclipse, words.keyToEclipse)
    for note in notes { line.add(nil, note) }
    (marks, swatches) = line.settled(from: YearPlan.margin, to: YearPlan.right)
  }
}
