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
    guard let phase = moonPhase, let sun = placement(of: .sun), let moon = placement(of: .moon) else {
      return nil
    }
    guard let suns = sun.range, let moons = moon.range else { return phase }
    let ends = [
      suns.atMidnight.distance(forwardTo: moons.atMidnight),
      suns.atNextMidnight.distance(forwardTo: moons.atNextMidnight),
    ]
    return ends.allSatisfy { MoonPhase(elongation: $0) == phase } ? phase : nil
  }

  /// Stelliums of bodies that stay where they are all day.
  var certainStelliums: [Stellium] {
    var settled = self
    settled.planets = planets.filter { $0.certainSign != nil }
    return settled.stelliums
  }
}

extension [Chart] {
  /// What all of them have in common.
  func agreed<Value: Equatable>(_ value: (Chart) -> Value?) -> Value? {
    guard let first = first.flatMap(value) else { return nil }
    return allSatisfy { value($0) == first } ? first : nil
  }
}
