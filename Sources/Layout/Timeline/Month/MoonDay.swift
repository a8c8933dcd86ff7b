import AstroChartModel

/// The Moon on one day: its signs, its phase, and when it is void of course.
struct MoonDay {
  struct Stretch {
    /// The start and end as fractions of the day, from 0 to 1.
    var from: Double
    var to: Double
    var sign: Sign
    /// When the Moon enters the sign; `nil` if it is there when the day begins.
    var entered: Moment?
  }

  let signs: [Stretch]
  /// The void times, as fractions of the day.
  let voids: [ClosedRange<Double>]
  let phase: MoonPhaseSign?
  /// How far the Moon is ahead of the Sun in the middle of the day, in degrees; `nil` as for the phase.
  let elongation: Double?

  /// - Parameter events: In chronological order.
  init(from start: Moment, to end: Moment, _ events: [SkyEvent]) {
    let day = (start: start.exactSeconds, length: end.exactSeconds - start.exactSeconds)
    func part(_ moment: Moment) -> Double {
      min(max((moment.exactSeconds - day.start) / day.length, 0), 1)
    }
    let ingresses = events.compactMap { event -> Ingress? in
      if case .ingress(let ingress) = event, ingress.body == .moon { ingress } else { nil }
    }
    var stretches: [Stretch] = []
    if let sign = MoonDay.sign(at: start, ingresses) {
      stretches = [Stretch(from: 0, to: 1, sign: sign, entered: nil)]
    }
    for ingress in ingresses where !ingress.moment.precedes(start) && ingress.moment.precedes(end) {
      let at = part(ingress.moment)
      if !stretches.isEmpty { stretches[stretches.count - 1].to = at }
      stretches.append(Stretch(from: at, to: 1, sign: ingress.sign, entered: ingress.moment))
    }
    signs = stretches
    voids = events.compactMap { event in
      guard case .void(let void) = event, void.start.precedes(end), start.precedes(void.end) else {
        return nil
      }
      return part(void.start)...part(void.end)
    }
    let noon = start.exactSeconds + day.length / 2
    elongation = MoonElongation(of: events)?.degrees(at: noon)
    phase = MoonPhaseSign(from: start, to: end, elongation, events)
  }

  /// The sign entered last, or the sign before the one that is entered next: the Moon is never retrograde.
  private static func sign(at moment: Moment, _ ingresses: [Ingress]) -> Sign? {
    if let last = ingresses.last(where: { $0.moment.precedes(moment) }) { return last.sign }
    return ingresses.first.map { Sign(index: $0.sign.index - 1) }
  }
}

/// The Moon's phase on a day: that of a quarter on this day, or that of noon.
struct MoonPhaseSign {
  /// The phase in eighths of the lunation, 0 for the new moon.
  let eighth: Int
  let title: MoonPhase

  init?(from start: Moment, to end: Moment, _ elongation: Double?, _ events: [SkyEvent]) {
    let lunations = events.compactMap { event -> Lunation? in
      if case .lunation(let lunation) = event { lunation } else { nil }
    }
    if let today = lunations.first(where: { !$0.moment.precedes(start) && $0.moment.precedes(end) }) {
      eighth = today.phase.quarter * 2
    } else if let elongation {
      eighth = MoonPhase.allCases.firstIndex(of: MoonPhase(elongation: elongation)) ?? 0
    } else if let last = lunations.last(where: { $0.moment.precedes(start) }) {
      eighth = last.phase.quarter * 2 + 1
    } else if let next = lunations.first {
      eighth = (next.phase.quarter * 2 + 7) % 8
    } else {
      return nil
    }
    title = MoonPhase.allCases[eighth]
  }
}

extension Lunation.Phase {
  /// The quarter, from 0 for the new moon to 3 for the last quarter.
  var quarter: Int { Lunation.Phase.allCases.firstIndex(of: self) ?? 0 }
}
