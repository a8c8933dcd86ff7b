import AstroChartModel

extension Placement {
  /// The sign, if the body stays in it for the whole day of birth; `nil` otherwise.
  var certainSign: Sign? {
    guard let range else { return sign }
    return range.atMidnight.sign == sign && range.atNextMidnight.sign == sign ? sign : nil
  }

  /// Whether the body is retrograde; `nil` on the day of a station, if the time of birth is not known.
  var certainRetrograde: Bool? {
    guard let range else { return isRetrograde }
    let wentBack = range.atMidnight.distance(forwardTo: range.atNextMidnight) > 180
    return wentBack == isRetrograde ? isRetrograde : nil
  }

  /// The placements that are possible: one, or one in each of the two signs if the body changed sign that
  /// day.
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
  /// One chart for each combination of possible signs of the planets that change sign on that day.
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
}

extension [Chart] {
  /// The value that all of the charts agree on; `nil` if they differ.
  func agreed<Value: Equatable>(_ value: (Chart) -> Value?) -> Value? {
    guard let first = first.flatMap(value) else { return nil }
    return allSatisfy { value($0) == first } ? first : nil
  }
}
