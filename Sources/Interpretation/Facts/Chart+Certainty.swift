import ChartModel

extension Placement {
  /// The sign, where the body does not leave it on the day of birth.
  var certainSign: Sign? {
    guard let range else { return sign }
    return range.atMidnight.sign == sign && range.atNextMidnight.sign == sign ? sign : nil
  }

  /// `nil` on the day of a station, where the time of birth is not known.
  var certainRetrograde: Bool? {
    guard let range else { return isRetrograde }
    let wentBack = range.atMidnight.distance(forwardTo: range.atNextMidnight) > 180
    return wentBack == isRetrograde ? isRetrograde : nil
  }

  /// Where the body may have been: one place, or one in each sign it touched that day.
  fileprivate var possibilities: [Placement] {
    guard let range, certainSign == nil else { return [self] }
    return [range.atMidnight, range.atNextMidnight].map { place in
      var possible = self
      possible.longitude = place
      return possible
    }
  }
}

extension Chart {
  /// One chart for every way in which the bodies that change sign on the day may have stood.
  var possibleSkies: [Chart] {
    planets.indices.reduce(into: [self]) { skies, index in
      let possibilities = planets[index].possibilities
      guard possibilities.count > 1 else { return }
      skies = skies.flatMap { sky in
        possibilities.map { possible in
          var other = sky
          other.planets[index] = possible
          return other
        }
      }
    }
  }

  /// The Moon's phase, where it is the same all day.
  var certainMoonPhase: MoonPhase? {
    guard let sun = placement(of: .sun), let moon = placement(of: .moon) else { return nil }
    let phase = MoonPhase(readingOf: sun.longitude.distance(forwardTo: moon.longitude))
    guard let suns = sun.range, let moons = moon.range else { return phase }
    let ends = [
      suns.atMidnight.distance(forwardTo: moons.atMidnight),
      suns.atNextMidnight.distance(forwardTo: moons.atNextMidnight),
    ]
    return ends.allSatisfy { MoonPhase(readingOf: $0) == phase } ? phase : nil
  }
}

extension MoonPhase {
  /// How far from the exact moment the new and the full Moon still count as such, in degrees of elongation.
  static let orb = 10.0

  /// The phase as a reading names it: new and full Moon within their orb before and after, the others by eighths.
  ///
  /// - Parameter elongation: How far the Moon is ahead of the Sun along the zodiac, 0 ≤ degrees < 360.
  init(readingOf elongation: Double) {
    switch elongation {
    case ...MoonPhase.orb, (360 - MoonPhase.orb)...: self = .newMoon
    case (180 - MoonPhase.orb)...(180 + MoonPhase.orb): self = .fullMoon
    default:
      let phase = MoonPhase(elongation: elongation)
      self = phase == .newMoon ? .crescent : phase == .fullMoon ? .disseminating : phase
    }
  }
}

extension [Chart] {
  /// What all of them have in common.
  func agreed<Value: Equatable>(_ value: (Chart) -> Value?) -> Value? {
    guard let first = first.flatMap(value) else { return nil }
    return allSatisfy { value($0) == first } ? first : nil
  }
}
