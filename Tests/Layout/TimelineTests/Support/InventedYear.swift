import AstroChartModel
import Foundation

/// The events of a span in an invented sky, found by looking every half day: slow, simple, and nobody's but ours.
struct InventedYear {
  let sky: InventedSky
  let span: CalendarSpan
  /// The birth that is passed over: where its points are, and its cusps at equal steps.
  let natal: [AspectEnd: Double]
  let ascendant: Double
  /// Longitudes of each body, every half day from a while before the span till a while after it.
  private let samples: [Body: [Double]]

  private static let step = 43_200.0
  private static let margin = 420 * 86_400.0

  init(seed: inout some RandomNumberGenerator, from: Int = 1_798_761_600, days: Int = 365) throws {
    sky = InventedSky(seed: &seed)
    span = try CalendarSpan(from: moment(from), to: moment(from + days * 86_400))
    var points: [AspectEnd: Double] = [:]
    for point in CalendarListing.points { points[point] = Double.random(in: 0..<360, using: &seed) }
    (natal, ascendant) = (points, points[.angle(.ascendant)] ?? 0)
    let first = Double(from) - InventedYear.margin
    let count = Int((Double(days) * 86_400 + 2 * InventedYear.margin) / InventedYear.step) + 1
    var samples: [Body: [Double]] = [:]
    for body in Body.planets {
      samples[body] = (0..<count).map { [sky] in
        sky.longitude(of: body, at: first + Double($0) * InventedYear.step)
      }
    }
    self.samples = samples
  }

  private var start: Double { Double(span.from.secondsSince1970) }
  private var end: Double { Double(span.to.secondsSince1970) }

  var places: [Placement] {
    Body.planets.compactMap { body in
      try? Placement(
        body: body, longitude: Longitude(sky.longitude(of: body, at: start)),
        isRetrograde: sky.isRetrograde(body, at: start))
    }
  }

  func events(movers: [Body] = CalendarListing.movers) -> [SkyEvent] {
    movers.flatMap { mover in
      let stations = stations(of: mover)
      return natal.sorted { $0.key < $1.key }.flatMap { point, longitude in
        AspectType.major.flatMap { passages(of: mover, $0, to: point, at: longitude, stations) }
      }
    } + Body.planets.flatMap(ingresses) + Body.planets.flatMap(stations) + lunations
  }

  // MARK: - Searching

  /// Where a function that wraps at ±180 goes through 0, by halving.
  private func roots(from start: Double, to end: Double, _ value: (Double) -> Double) -> [Double] {
    var (roots, t, last): ([Double], Double, Double) = ([], start, value(start))
    while t < end {
      let next = min(t + InventedYear.step, end)
      let there = value(next)
      if last * there < 0, abs(last) < 90, abs(there) < 90 {
        var (low, high) = (t, next)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if value(low) * value(middle) <= 0 { high = middle } else { low = middle }
        }
        roots.append((low + high) / 2)
      }
      (t, last) = (next, there)
    }
    return roots
  }

  /// Where a body meets a place between two of its samples, by halving.
  private func meetings(of mover: Body, with target: Double) -> [Double] {
    let first = start - InventedYear.margin
    let way = (samples[mover] ?? []).map { turned($0 - target) }
    return way.indices.dropLast().compactMap { index in
      guard way[index] * way[index + 1] < 0, abs(way[index]) < 90, abs(way[index + 1]) < 90 else {
        return nil
      }
      let from = first + Double(index) * InventedYear.step
      return roots(from: from, to: from + InventedYear.step) {
        turned(sky.longitude(of: mover, at: $0) - target)
      }.first
    }
  }

  private func passages(
    of mover: Body, _ aspect: AspectType, to point: AspectEnd, at longitude: Double,
    _ stations: [SkyEvent]
  ) -> [SkyEvent] {
    let angle = aspect.exactDegree
    let targets = angle == 0 || angle == 180 ? [longitude + angle] : [longitude + angle, longitude - angle]
    return targets.flatMap { target in
      passages(of: mover, aspect, to: point, target: turned(target), stations)
    }
  }

  /// Hits, and closest approaches without one, of which the stretches within the orb touch or belong to one loop.
  private func passages(
    of mover: Body, _ aspect: AspectType, to point: AspectEnd, target: Double,
    _ stations: [SkyEvent]
  ) -> [SkyEvent] {
    let orb = aspect == .sextile ? 2.0 : 3.0
    func away(_ t: Double) -> Double { turned(sky.longitude(of: mover, at: t) - target) }
    let hits = meetings(of: mover, with: target)
    let inside = hits.filter { $0 >= start && $0 < end }
    guard !inside.isEmpty else {
      return nearMiss(of: mover, aspect, to: point, target: target, stations, away)
    }
    // A body that goes around within the span meets the place again: loops last less than 0.8 years.
    var groups: [[Double]] = []
    for hit in hits {
      if let last = groups.last?.last, hit - last < 290 * 86_400, mover != .sun, isLoop(mover, last, hit) {
        groups[groups.count - 1].append(hit)
      } else {
        groups.append([hit])
      }
    }
    return groups.filter { $0.contains { inside.contains($0) } }.map { group in
      .transit(passage(of: mover, aspect, to: point, target: target, orb: orb, hits: group, away))
    }
  }

  /// Whether a body stays in one half of the zodiac between two hits.
  private func isLoop(_ mover: Body, _ first: Double, _ second: Double) -> Bool {
    let here = sky.longitude(of: mover, at: first)
    return stride(from: first, to: second, by: InventedYear.step).allSatisfy {
      abs(turned(sky.longitude(of: mover, at: $0) - here)) < 90
    }
  }

  private func nearMiss(
    of mover: Body, _ aspect: AspectType, to point: AspectEnd, target: Double,
    _ stations: [SkyEvent], _ away: (Double) -> Double
  ) -> [SkyEvent] {
    let orb = aspect == .sextile ? 2.0 : 3.0
    return stations.compactMap { event in
      guard case .station(let station) = event else { return nil }
      let t = Double(station.moment.secondsSince1970)
      guard abs(away(t)) < orb, (away(t) < 0) == (station.direction == .retrograde) else { return nil }
      var made = passage(of: mover, aspect, to: point, target: target, orb: orb, hits: [], around: t, away)
      made.closest = Passage.Approach(station.moment, orb: abs(away(t)))
      return .transit(made)
    }
  }

  private func passage(
    of mover: Body, _ aspect: AspectType, to point: AspectEnd, target: Double, orb: Double, hits: [Double],
    around middle: Double? = nil, _ away: (Double) -> Double
  ) -> Passage {
    let first = hits.first ?? middle ?? start
    let last = hits.last ?? middle ?? start
    var (from, to) = (first, last)
    while abs(away(from)) < orb, first - from < 900 * 86_400 { from -= InventedYear.step / 4 }
    while abs(away(to)) < orb, to - last < 900 * 86_400 { to += InventedYear.step / 4 }
    let times = Array(stride(from: from, to: to, by: InventedYear.step)) + hits + [to]
    let house = Int(turned(target - ascendant - 180) + 180) / 30 % 12 + 1
    return Passage(
      of: mover, aspect, to: point, at: Longitude(target),
      revolution: 0, orb: orb, from: moment(Int(from)), to: moment(Int(to)),
      hits: hits.map { Passage.Hit(moment(Int($0)), isRetrograde: sky.isRetrograde(mover, at: $0)) },
      house: house,
      course: times.sorted().map { .init(julianDay: $0 / 86_400 + 2_440_587.5, degrees: away($0)) })
  }

  private func ingresses(of mover: Body) -> [SkyEvent] {
    Sign.allCases.flatMap { sign in
      meetings(of: mover, with: sign.start).filter { $0 >= start && $0 < end }.map { t in
        let isBack = sky.isRetrograde(mover, at: t)
        return .ingress(
          Ingress(
            of: mover, into: isBack ? Sign(index: sign.index - 1) : sign, isRetrograde: isBack,
            at: moment(Int(t))))
      }
    }
  }

  private func stations(of mover: Body) -> [SkyEvent] {
    guard mover != .sun, mover != .moon else { return [] }
    func speed(_ t: Double) -> Double {
      turned(sky.longitude(of: mover, at: t + 600) - sky.longitude(of: mover, at: t - 600))
    }
    return roots(from: start, to: end, speed).map { t in
      .station(
        Station(
          of: mover, turning: speed(t + 86_400) < 0 ? .retrograde : .direct, at: moment(Int(t)),
          Longitude(sky.longitude(of: mover, at: t))))
    }
  }

  /// The quarters, and an eclipse at every sixth new moon and the full moon after it.
  private var lunations: [SkyEvent] {
    var events: [SkyEvent] = []
    for (index, phase) in Lunation.Phase.allCases.enumerated() {
      let found = roots(from: start, to: end) { t in
        turned(sky.longitude(of: .moon, at: t) - sky.longitude(of: .sun, at: t) - Double(index) * 90)
      }
      for (count, t) in found.enumerated() {
        let place = Longitude(sky.longitude(of: .moon, at: t))
        events.append(.lunation(Lunation(phase, at: moment(Int(t)), place)))
        guard count % 6 == 1, index % 2 == 0 else { continue }
        events.append(
          .eclipse(
            Eclipse(
              of: index == 0 ? .sun : .moon, index == 0 ? .annular : .penumbral,
              greatest: moment(Int(t) + 300), magnitude: 0.7, saros: 121)))
      }
    }
    return events
  }
}

/// An instant in UTC.
func moment(_ seconds: Int) -> Moment {
  Moment(secondsSince1970: seconds, utcOffsetSeconds: 0, offsetSource: .fixed)
}
