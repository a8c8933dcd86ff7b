import AstroChartModel

/// The ids of every text that the book of time must have in each language, but for the frames.
enum PeriodTextIDs {
  static let all = passages + shorts + houses + moon + bridges + year + deeds + signs

  private static let slow: [Body] = [.mars, .jupiter, .saturn, .uranus, .neptune, .pluto]
  private static let natures = ["conjunction", "flowing", "tense"]
  private static let personal: [AspectEnd] =
    Body.planets.filter { $0 <= .saturn }.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]
  private static let cycles = [
    "jupiter.return", "jupiter.opposition", "saturn.return", "saturn.square", "saturn.opposition",
    "uranus.square", "uranus.opposition", "neptune.square", "pluto.square",
  ]

  private static func contacts(_ prefix: String, _ bodies: [Body], _ ends: [AspectEnd]) -> [String] {
    bodies.flatMap { body in
      ends.flatMap { end in natures.map { "\(prefix).\(body.rawValue).\(end.name).\($0)" } }
    }
  }

  private static let passages =
    contacts("pass", slow, personal) + cycles.map { "cycle.\($0)" }
    + slow.dropFirst().flatMap { body in
      natures.flatMap { nature in
        ["first", "retrograde", "last"].map { "through.\(body.rawValue).\(nature).\($0)" }
      } + ["retrograde", "direct"].map { "still.\(body.rawValue).\($0)" }
    }

  private static let shorts =
    contacts("short", slow, personal).flatMap { id in ["coming", "exact", "leaving"].map { "\(id).\($0)" } }
    + contacts("short", slow, [.body(.uranus), .body(.neptune), .body(.pluto)])
    + contacts("short", [.sun, .moon, .mercury, .venus], CalendarListing.points)
    + contacts("short", [.moon], CalendarListing.points).filter { !$0.hasSuffix("conjunction") }
    .map { "\($0).2" }
    + cycles.map { "short.cycle.\($0)" }

  private static func each(_ prefix: String, _ bodies: [Body]) -> [String] {
    bodies.flatMap { body in (1...12).map { "\(prefix).\(body.rawValue).\($0)" } }
  }

  private static let houses =
    each("enter", slow) + each("stay", [.jupiter, .saturn]) + each("turn", [.mercury, .venus, .mars])

  private static let moon =
    Sign.allCases.flatMap { sign in (1...3).map { "moon.sign.\(sign.rawValue).\($0)" } }
    + (1...12).flatMap { house in
      (1...3).map { "moon.house.\(house).\($0)" }
        + ["newmoon", "fullmoon", "newmoon.short", "fullmoon.short", "eclipse"].map { "\($0).\(house)" }
    } + CalendarListing.points.map { "eclipse.body.\($0.name)" }

  private static let bridges: [String] = {
    let ways = ["inward", "outward", "keep", "change", "many", "deep", "yielding", "asserting"]
    return ways.flatMap { way in (1...3).map { "bridge.\(way).\($0)" } } + (1...3).map { "quiet.\($0)" }
  }()

  private static let year: [String] = {
    let houses = (1...12).flatMap { house in
      ["profected", "profected.short", "return.house", "return.sun", "return.moon"].map { "\($0).\(house)" }
    }
    let lords = Body.planets.filter { $0 <= .saturn }.flatMap { body in
      ["strong", "mixed", "strained"].map { "lord.\(body.rawValue).\($0)" }
    }
    let led: [String] = slow.dropFirst().flatMap { body -> [String] in
      ["flowing.1", "flowing.2", "tense.1", "tense.2"].map { "quarter.\(body.rawValue).\($0)" }
    }
    let points: [String] = CalendarListing.points.map { "quarter.point.\($0.name)" }
    let quarters: [String] =
      led + points + ["fullest", "calmest", "still.1", "still.2", "still.3"].map { "quarter.\($0)" }
    let ends = CalendarListing.points.map(\.name) + ["none"]
    return houses + lords + quarters + ends.flatMap { ["open.\($0)", "close.\($0)"] }
      + Sign.allCases.map { "return.ascendant.\($0.rawValue)" }
      + Body.planets.map { "return.angle.\($0.rawValue)" }
  }()

  private static let deeds =
    contacts("deed", Body.planets, [])
    + Body.planets.flatMap { body in
      natures.flatMap { nature in
        (1...(body == .moon ? 12 : 6)).map { "deed.\(body.rawValue).\(nature).\($0)" }
      }
    }

  private static let signs =
    Sign.allCases.flatMap { sign in
      ["summary", "keywords", "traits"].map { "sign.\(sign.rawValue).\($0)" }
    }
    + Body.planets.filter { $0 <= .saturn }.flatMap { ["color.\($0.rawValue)", "metal.\($0.rawValue)"] }
}
