import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// The strip at the foot of a day's cell that shows the Moon's motion.
struct MoonStrip {
  let box: Rect
  let signs: [MotionStrip.Stretch]
  let voids: [Rect]
  let marks: [TimelineMark]

  init(
    _ moon: MoonDay, in box: Rect, type: CalendarType, clock: LocalClock, language: Language,
    shaper: any TextShaper, id: String
  ) {
    self.box = box
    func x(_ part: Double) -> Double { box.minX + part * box.width }
    signs = moon.signs.map { .init(from: x($0.from), to: x($0.to), sign: $0.sign) }
    voids = moon.voids.map { range in
      Rect(
        x: x(range.lowerBound), y: box.maxY - MonthPlan.voidHeight,
        width: x(range.upperBound) - x(range.lowerBound), height: MonthPlan.voidHeight)
    }
    marks = StripWords(box: box, type: type, clock: clock, language: language, shaper: shaper, id: id)
      .marks(moon.signs, from: signs)
  }
}

/// The Moon's signs and the times at which it enters them, as far as there is space.
private struct StripWords {
  let box: Rect
  let type: CalendarType
  let clock: LocalClock
  let language: Language
  let shaper: any TextShaper
  let id: String

  private static let padding = 2.6

  /// - Parameter places: Where the same stretches are across the page.
  func marks(_ stretches: [MoonDay.Stretch], from places: [MotionStrip.Stretch]) -> [TimelineMark] {
    var (marks, taken): ([TimelineMark], Double) = ([], box.minX)
    for (index, (stretch, place)) in zip(stretches, places).enumerated() {
      let left = place.from + StripWords.padding
      let room = place.to - left - StripWords.padding / 2
      let time = stretch.entered.map { clock.told($0).clockText }
      let name = stretch.sign.name(in: language) + (time.map { ", \($0)" } ?? "")
      func add(_ part: String, _ text: ShapedText, _ left: Double) {
        marks.append(
          TimelineMark(
            "\(id).moon.\(index + 1).\(part)", text, inkFrom: left,
            baseline: box.maxY - MonthPlan.voidHeight - 2.2, title: name))
        taken = left + text.inkBounds.width
      }
      let (sign, long) = (words(stretch.sign, nil), words(stretch.sign, time))
      if long.inkBounds.width <= room {
        add("sign", long, left)
        continue
      }
      // Late in the day the time goes before the line, if the previous sign leaves enough space.
      if let time {
        let text = shaper.shape(time, type.moonTime, language: language.tag)
        let start = place.from - StripWords.padding - text.inkBounds.width
        if start > taken + StripWords.padding { add("time", text, start) }
      }
      if sign.inkBounds.width <= room { add("sign", sign, left) }
    }
    return marks
  }

  private func words(_ sign: Sign, _ time: String?) -> ShapedText {
    var text = StyledText(sign.symbol, type.stripMoonSign, language: language.tag)
    if let time { text.spans.append(.init("\u{2009}" + time, type.moonTime)) }
    return shaper.shape(text)
  }
}
