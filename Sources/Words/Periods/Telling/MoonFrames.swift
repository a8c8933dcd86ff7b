import AstroChartModel

/// What is said of the Moon on a day.
struct MoonFrames {
  private let sky: DaySky
  private let houses: Houses?

  init(_ sky: DaySky, _ houses: Houses?) { (self.sky, self.houses) = (sky, houses) }

  private var house: Int? { houses?.house(of: sky.moon) }

  /// Where the Moon is, with the hour at which it changes its sign.
  var frame: Said {
    var values: [String: SlotValue] = ["sign": .sign(sky.moon.sign)]
    values["house"] = house.map(SlotValue.house)
    var (name, wordings) = ("moon.stands", 6)
    if let exit = sky.exit {
      (name, wordings) = ("moon.moves", 3)
      (values["next"], values["time"]) = (.sign(exit.sign), SlotValue(timeOf: exit.moment))
    } else if let entry = sky.entry, sky.span.contains(entry.moment) {
      (name, wordings) = ("moon.enters", 3)
      (values["last"], values["time"]) = (.sign(sky.moonBefore.sign), SlotValue(timeOf: entry.moment))
    }
    if let onward {
      (values["house"], values["onward"]) = (.house(onward.from), .house(onward.into))
      name += ".houses"
    } else if house != nil {
      name += ".house"
    }
    return .frame("\(name).\(sky.turn(among: wordings))", values)
  }

  /// The house that the Moon leaves in the course of the day, and the next one, which it enters.
  ///
  /// Where it is as the day begins and ends follows from its way since the noon before, to a few minutes of time; a cusp
  /// that it crosses within an hour of midnight is left to the other day.
  private var onward: (from: Int, into: Int)? {
    let half = sky.moonBefore.distance(forwardTo: sky.moon) / 2
    guard let houses, case let (from, into) = (house(houses, half), house(houses, -half)),
      into == from % 12 + 1
    else { return nil }
    return (from, into)
  }

  private func house(_ houses: Houses, _ before: Double) -> Int {
    let inward = before > 0 ? -MoonFrames.hour : MoonFrames.hour
    return houses.house(of: sky.moon + (-before - inward))
  }

  /// The Moon's way in an hour, in degrees.
  private static let hour = 0.55

  private var events: [SkyEvent] { [sky.entry, sky.exit].compactMap { $0.map(SkyEvent.ingress) } }

  private var signText: Said { .text("moon.sign.\(sky.moon.sign.rawValue).\(sky.wording)") }

  private var houseText: Said? { house.map { .text("moon.house.\($0).\(sky.wording)") } }

  /// The tone of the day: a new or full Moon, the sign on the day when the Moon enters it, else the house; the other of the
  /// two where that agrees better with what else the day tells.
  func tone(beside told: Leaning = []) -> PeriodPlan.Part {
    if let lunation = sky.lunation, let tone = LunationFrames(lunation, sky.eclipse, houses).tone {
      return PeriodPlan.Part(tone.role, tone.said + [onwardFrame].compactMap(\.self), tone.events)
    }
    return plain(texts.first { told.turn(after: $0.leaning) == nil } ?? texts[0])
  }

  /// The house that the Moon enters later on the day when it is new or full.
  private var onwardFrame: Said? { onward.map { .frame("moon.onward", ["house": .house($0.into)]) } }

  private var texts: [Said] {
    let isBySign = sky.isInNewSign || houses == nil || isLongInHouse
    let texts = [houseText, signText].compactMap(\.self)
    return isBySign ? texts.reversed() : texts
  }

  /// Whether the Moon has been in its house since the day before yesterday, so that its texts have been told.
  private var isLongInHouse: Bool {
    let way = sky.moonBefore.distance(forwardTo: sky.moon)
    return houses.map { $0.house(of: sky.moon + (-2 * way)) == house } ?? false
  }

  /// Where the Moon is stands behind what it means on every other day on which it stays there.
  private func plain(_ text: Said) -> PeriodPlan.Part {
    let isPlaceFirst = sky.changesMoon || onward != nil || sky.turn(among: 2) == 1
    return PeriodPlan.Part(.tone, isPlaceFirst ? [frame, text] : [text, frame], events)
  }

  /// What is said of a day on which nothing else is told, and the Moon has no other text.
  var quiet: PeriodPlan.Part { PeriodPlan.Part(.headline, [.text("quiet.\(sky.wording)")], events) }

  /// The other text on the Moon, for a day on which little else is told; `nil` if there is none.
  var second: PeriodPlan.Part? {
    let told = tone().said
    let other = sky.lunation != nil ? houseText : texts.first { !told.contains($0) }
    return other.map { PeriodPlan.Part(.headline, [$0], events) }
  }
}

/// What is said of a new or a full Moon, or of the eclipse that it is.
struct LunationFrames {
  private let lunation: Lunation
  private let eclipse: Eclipse?
  private let house: Int?

  init(_ lunation: Lunation, _ eclipse: Eclipse?, _ houses: Houses?) {
    (self.lunation, self.eclipse) = (lunation, eclipse)
    house = houses?.house(of: lunation.longitude)
  }

  private var values: [String: SlotValue] {
    var values: [String: SlotValue] = [
      "sign": .sign(lunation.longitude.sign), "time": SlotValue(timeOf: lunation.moment),
    ]
    values["house"] = house.map(SlotValue.house)
    values["eclipse"] = eclipse.map { .eclipse($0.luminary, $0.type) }
    return values
  }

  private var frame: Said {
    .frame((eclipse == nil ? lunation.phase.rawValue : "eclipse") + (house == nil ? "" : ".house"), values)
  }

  /// The tone of its day; `nil` without houses, to which its texts belong.
  var tone: PeriodPlan.Part? {
    house.map { house in
      let name = lunation.phase.rawValue.lowercased()
      return PeriodPlan.Part(
        .tone, [frame, .text("\(name).short.\(house)")],
        [.lunation(lunation)] + (eclipse.map { [.eclipse($0)] } ?? []))
    }
  }
}

extension Said {
  /// Which way a text on the Moon sends its reader.
  fileprivate var leaning: Leaning { source.map(Leaning.init(ofMoonText:)) ?? [] }
}

extension PeriodPlan.Part {
  /// Which way its texts on the Moon send their reader.
  var leaning: Leaning { said.reduce(into: []) { $0.formUnion($1.leaning) } }
}
