import AstroChartModel
import AstroWording

/// The titles of a wheel's elements, in its language.
struct WheelTitles {
  private let wheel: Wheel
  private let language: Language

  init(of wheel: Wheel) { (self.wheel, language) = (wheel, Language(locale: wheel.language)) }

  func title(of sign: Sign) -> String { sign.name(in: language) }

  func title(ofHouse house: Int) -> String { HouseWording.name(house, in: language) }

  func title(of cusp: CuspLine) -> String {
    text(title(ofHouse: cusp.house), ", ", cusp.longitude.position(in: language))
  }

  func title(of axis: AxisLine) -> String { title(of: axis.angle, at: axis.longitude) }

  func title(of angle: ChartAngle, at longitude: Longitude) -> String {
    text(angle.name(in: language), ", ", longitude.position(in: language))
  }

  /// The body and its position, as in “Sun, 25°11′ Aries”.
  func title(of seated: SeatedBody) -> String {
    text(seated.placement.body.name(in: language), ", ", seated.placement.position(in: language))
  }

  /// The two ends and their aspect, as in “Sun, Moon: trine 2°04′”.
  ///
  /// This is not a sentence, so that no language has to inflect the names.
  func title(of aspect: Aspect) -> String {
    let ends = text(aspect.end1.name(in: language), ", ", aspect.end2.name(in: language))
    return text(ends, ": ", aspect.type.name(in: language), " ", aspect.orbText)
  }

  /// Pieces one after the other, in room that is made once.
  private func text(
    _ first: String, _ mark: String, _ second: String, _ space: String = "", _ third: String = ""
  ) -> String {
    var text = ""
    text.reserveCapacity(
      first.utf8.count + mark.utf8.count + second.utf8.count + space.utf8.count + third.utf8.count)
    text += first
    text += mark
    text += second
    if !third.isEmpty {
      text += space
      text += third
    }
    return text
  }

  /// The title of a mark at the rim.
  func title(ofLabel mark: Mark) -> String {
    switch mark.id.subject {
    case .house(let house): wheel.cusps.first { $0.house == house }.map(title) ?? mark.words
    case .angle(let angle): wheel.axes.first { $0.angle == angle }.map(title) ?? mark.words
    case .flag(let angle): title(ofFlag: angle, inRing: mark.id.ring) ?? mark.words
    default: mark.words
    }
  }

  private func title(ofFlag angle: ChartAngle, inRing name: String?) -> String? {
    let flags = wheel.rings.first { $0.name == name }?.flags
    return flags?.first { $0.angle == angle }.map { title(of: $0.angle, at: $0.longitude) }
  }
}
