import AstroChartModel

/// What is said of Mercury, Venus or Mars as it turns.
struct StationFrames {
  private let station: Station
  private let house: Int?

  init(_ station: Station, _ houses: Houses?) {
    (self.station, house) = (station, houses?.house(of: station.longitude))
  }

  private var name: String { "turns.\(station.direction.rawValue)" }

  private var values: [String: SlotValue] {
    var values: [String: SlotValue] = [
      "body": .body(station.body), "sign": .sign(station.longitude.sign),
      "time": SlotValue(timeOf: station.moment),
    ]
    values["house"] = house.map(SlotValue.house)
    return values
  }

  var headline: Said { .frame("headline.\(name)", values) }

  /// That it turns, on a day that tells something weightier.
  var beside: Said { .frame("beside.\(name)" + (house == nil ? "" : ".house"), values) }

  /// What ends as it goes forwards again, which is the same in every house.
  private var onward: Said {
    let day = station.moment.local.date.daysSince1970
    return .text("turn.\(station.body.rawValue).direct.\((day % 3 + 3) % 3 + 1)")
  }

  var part: PeriodPlan.Part {
    let text: Said? =
      station.direction == .direct ? onward : house.map { .text("turn.\(station.body.rawValue).\($0)") }
    let frame = Said.frame(house == nil ? "turns.place" : "turns.place.house", values)
    return PeriodPlan.Part(.headline, [text, frame].compactMap(\.self), [.station(station)])
  }
}

/// What is said of a slow body as it enters a house of a birth chart.
struct HouseFrames {
  private let ingress: HouseIngress

  init(_ ingress: HouseIngress) { self.ingress = ingress }

  private var name: String { ingress.isRetrograde ? "enters.natal.back" : "enters.natal" }

  private var values: [String: SlotValue] {
    [
      "body": .body(ingress.body), "house": .house(ingress.house), "time": SlotValue(timeOf: ingress.moment),
      "day": .days([ingress.moment.local.date], in: ingress.moment.local.date.year),
      "weekday": .weekday(ingress.moment.local.date.weekday),
    ]
  }

  private var text: String { "enter.\(ingress.body.rawValue).\(ingress.house)" }

  var headline: Said { .frame("headline.\(name)", values) }

  var ofDay: PeriodPlan.Part { part(.headline, .text(text)) }

  /// - Parameter prefix: Which frame: with a day of the week, or without.
  func turn(_ prefix: String) -> PeriodPlan.Part {
    part(.turn, .frame("\(prefix).\(name)", values), .dated(text))
  }

  private func part(_ role: PeriodRole, _ said: Said...) -> PeriodPlan.Part {
    PeriodPlan.Part(role, said, [.houseIngress(ingress)])
  }
}

extension HouseIngress {
  /// Those of Mars to Pluto among some events, which are told.
  static func slow(among events: [SkyEvent]) -> [HouseIngress] {
    events.compactMap {
      if case .houseIngress(let ingress) = $0, ingress.body > .venus { ingress } else { nil }
    }
  }

  /// How much it says, beside the weight of transits: the slower the body, the longer it stays.
  var weight: Double { body.pace }
}

/// What is said of a slow body as it enters a sign, where signs are houses.
struct IngressFrames {
  private let ingress: Ingress
  private let house: Int

  init(_ ingress: Ingress, from sign: Sign) {
    self.ingress = ingress
    house = (ingress.sign.index - sign.index + 12) % 12 + 1
  }

  private var values: [String: SlotValue] {
    [
      "body": .body(ingress.body), "sign": .sign(ingress.sign), "house": .house(house),
      "time": SlotValue(timeOf: ingress.moment),
    ]
  }

  var headline: Said { .frame("headline.enters", values) }

  var part: PeriodPlan.Part {
    PeriodPlan.Part(
      .headline,
      [
        .frame(ingress.isRetrograde ? "enters.back.house" : "enters.house", values),
        .text("enter.\(ingress.body.rawValue).\(house)"),
      ], [.ingress(ingress)])
  }
}
