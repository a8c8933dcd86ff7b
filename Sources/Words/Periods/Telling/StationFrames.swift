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

  var part: PeriodPlan.Part {
    let text = house.map { Said.text("turn.\(station.body.rawValue).\($0)") }
    let frame = Said.frame(house == nil ? name : "\(name).house", values)
    return PeriodPlan.Part(.headline, [frame, text].compactMap(\.self), [.station(station)])
  }
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
