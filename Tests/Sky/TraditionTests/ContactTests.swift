import AstroChartModel
import TestSupport
import Testing

@testable import AstroTradition

/// Mirror images, declinations and midpoints.
@Suite struct ContactTests {
  @Test func `mirrored twice, a place is itself again`() {
    var dice = SeededGenerator(seed: 71)
    for _ in 0..<1_000 {
      let place = Longitude(.random(in: 0..<360, using: &dice))
      #expect(place.antiscion.antiscion == place && place.contraAntiscion.contraAntiscion == place)
      #expect(place.antiscion.opposite == place.contraAntiscion)
    }
    #expect(Longitude(0).antiscion == Longitude(180) && Longitude(90).antiscion == Longitude(90))
    #expect(Longitude(100).antiscion == Longitude(80))
  }

  @Test func `the closer of two parallels is told`() throws {
    func chart(_ first: Double, _ second: Double) throws -> Chart {
      try Chart(of: [
        Placement(body: .sun, longitude: Longitude(1), declination: first),
        Placement(body: .mars, longitude: Longitude(100), declination: second),
      ])
    }
    #expect(Parallel.all(of: try chart(0.2, -0.1)).map(\.kind) == [.contraparallel])
    #expect(Parallel.all(of: try chart(0.2, 0.3)).map(\.kind) == [.parallel])
    #expect(Parallel.all(of: try chart(20, 21)).map(\.orb) == [1])
    #expect(Parallel.all(of: try chart(20, 21.000001)).isEmpty)
    #expect(Parallel.all(of: try chart(20, -20.5)).map(\.kind) == [.contraparallel])
  }

  @Test func `a midpoint is as far from one as from the other, and on the shorter arc`() throws {
    var random = RandomCharts(seed: 72)
    for chart in try random.next(50) {
      let axes = MidpointAxis.all(of: chart)
      let count = chart.dialEnds.count
      #expect(count >= 12 && axes.count == count * (count - 1) / 2)
      for axis in axes {
        let places = axis.ends.compactMap { chart.longitude(of: $0) }
        let distances = places.map(axis.longitude.separation)
        #expect(abs(distances[0] - distances[1]) < 3e-6 && distances[0] <= 90.000001)
      }
    }
  }

  @Test func `a tree has what the axes have, told from the other side`() throws {
    var random = RandomCharts(seed: 74)
    for chart in try random.next(40) {
      let trees = MidpointTree.all(of: chart, by: DialModulus.ninety.contacts)
      let axes = MidpointAxis.all(of: chart)
      #expect(trees.map(\.branches.count).reduce(0, +) == axes.map(\.struck.count).reduce(0, +))
      for tree in trees {
        #expect(tree.branches.map(\.orb) == tree.branches.map(\.orb).sorted())
        for branch in tree.branches {
          let axis = try #require(axes.first { $0.ends == branch.ends })
          #expect(axis.struck.contains { $0.end == tree.end && $0.orb == branch.orb })
        }
      }
      let ofAxis = MidpointTree.all(of: chart, by: DialModulus.whole.contacts).flatMap(\.branches)
      #expect(ofAxis.allSatisfy { [.conjunction, .opposition].contains($0.aspect) })
    }
  }

  @Test func `on a dial, bodies stand together that a contact joins`() {
    let place = Longitude(15.25)
    for turn in [90.0, 180, 270] {
      #expect(DialModulus.ninety.position(of: place + turn) == 15.25)
      #expect(DialModulus.fortyFive.position(of: place + turn / 2) == 15.25)
    }
    #expect(DialModulus.ninety.position(of: Longitude(89.999999)) == 89.999999)
    #expect(DialModulus.whole.position(of: Longitude(270)) == 270)
  }

  @Test func `what strikes a midpoint is what a dial of 45° shows`() throws {
    var random = RandomCharts(seed: 73)
    for chart in try random.next(50) {
      for axis in MidpointAxis.all(of: chart) {
        let struck = Set(axis.struck.map(\.end))
        for end in chart.dialEnds where !axis.ends.contains(end) {
          let away = try #require(chart.longitude(of: end)).separation(from: axis.longitude)
          let onFourth = min(away, abs(away - 90), abs(away - 180))
          let onEighth = min(abs(away - 45), abs(away - 135))
          let wide = [.body(.sun), .body(.moon), .angle(.ascendant), .angle(.midheaven)].contains(end)
          let isIn = onFourth <= (wide ? 2 : 1.5) || onEighth <= 1
          #expect(struck.contains(end) == isIn || abs(onFourth - 1.5) < 1e-5 || abs(onEighth - 1) < 1e-5)
        }
      }
    }
  }

  @Test func `two that are exactly opposite have two midpoints`() throws {
    let chart = try Chart(of: [
      Placement(body: .sun, longitude: Longitude(10)), Placement(body: .moon, longitude: Longitude(190)),
      Placement(body: .mars, longitude: Longitude(280)),
    ])
    let axis = try #require(MidpointAxis.all(of: chart).first)
    #expect(axis.isTwofold && axis.longitude == Longitude(100))
    #expect(axis.struck.map(\.aspect) == [.opposition])
  }
}

extension Chart {
  fileprivate var dialEnds: [AspectEnd] {
    let bodies = planets + points.filter(\.body.isHypothetical)
    return bodies.map { .body($0.body) } + [.angle(.ascendant), .angle(.midheaven)]
  }

  fileprivate func longitude(of end: AspectEnd) -> Longitude? {
    switch end {
    case .body(let body): placement(of: body)?.longitude
    case .angle(let angle): angles?[angle]
    }
  }
}
