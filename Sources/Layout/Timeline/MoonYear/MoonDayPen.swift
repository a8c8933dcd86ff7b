import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout
import AstroWording

/// Sets the words and symbols of one day of the Moon's year.
struct MoonDayPen {
  let box: Rect
  let id: String
  let type: CalendarType
  let language: Language
  let shaper: any TextShaper
  let clock: LocalClock

  private func shape(_ text: String, _ style: TextStyle) -> ShapedText {
    shaper.shape(text, style, language: language.tag)
  }

  /// The number of the day in the upper left corner, bold at weekends.
  func number(of date: CivilDate) -> TimelineMark {
    let text = shape(String(date.day), date.weekday > 5 ? type.weekendDay : type.moonYearDay)
    return TimelineMark(
      id + ".number", text, inkFrom: box.minX + MoonYearPlan.padding,
      baseline: box.minY + MoonYearPlan.numberBaseline, title: date.text(in: language))
  }

  /// The time of a quarter, beside the number.
  func time(of lunation: Lunation, beside number: TimelineMark, on date: CivilDate) -> TimelineMark {
    let time = clock.told(lunation.moment).clockText
    return mark(time, beside: number, MoonGlyph.title(of: lunation, on: date, in: language) + ", " + time)
  }

  private func mark(_ time: String, beside number: TimelineMark, _ title: String) -> TimelineMark {
    TimelineMark(
      id + ".time", shape(time, type.moonYearTime), inkFrom: number.box.maxX + 3, baseline: number.origin.y,
      title: title)
  }

  /// The kind of an eclipse, and its time where no quarter of the same day has one: across midnight the greatest
  /// eclipse and the lunation are on two days.
  ///
  /// - Parameters:
  ///   - number: The number of the day, if the time goes beside it.
  ///   - isLow: Whether the kind stands beneath the hour at which a sign is entered.
  func eclipse(_ eclipse: Eclipse, beside number: TimelineMark?, isLow: Bool) -> [TimelineMark] {
    let name = CalendarPictureWords(language).name(of: eclipse.type)
    let time = clock.told(eclipse.greatest).clockText
    let title = "\(eclipse.luminary.body.name(in: language)), \(name), \(time)"
    let text = shape(name, type.moonYearEclipse)
    let room = box.width - MoonYearPlan.padding
    let kind = TimelineMark(
      id + ".type", text.scaled(by: min(1, room / max(text.inkBounds.width, 1))),
      centeredOn: box.center.x,
      baseline: box.minY + (isLow ? MoonYearPlan.typeBaseline : MoonYearPlan.hourBaseline), title: title)
    return (number.map { [mark(time, beside: $0, title)] } ?? []) + [kind]
  }

  /// The sign of the day; where the Moon leaves it, both signs and the hour beneath.
  func signs(from sign: Sign, _ ingress: Ingress?) -> [TimelineMark] {
    let center = box.minY + MoonYearPlan.signCenter
    func mark(_ part: String, _ sign: Sign, at x: Double, _ title: String) -> TimelineMark {
      let text = shape(sign.symbol, type.moonYearSign(sign.element))
      return TimelineMark(
        id + part, text, centeredOn: x, baseline: center - text.inkBounds.center.y, title: title)
    }
    guard let ingress else { return [mark(".sign", sign, at: box.center.x, sign.name(in: language))] }
    let time = clock.told(ingress.moment).clockText
    let title = "\(sign.name(in: language)) → \(ingress.sign.name(in: language)), \(time)"
    let hour = TimelineMark(
      id + ".hour", shape(time, type.moonYearTime), centeredOn: box.center.x,
      baseline: box.minY + MoonYearPlan.hourBaseline, title: title)
    let step = box.width / 5.2
    return [
      hour, mark(".sign.1", sign, at: box.center.x - step, sign.name(in: language)),
      mark(".sign.2", ingress.sign, at: box.center.x + step, ingress.sign.name(in: language)),
    ]
  }
}
