import AstroChartModel
import AstroDrawing
import AstroEphemeris
import AstroGeometry
import AstroShaping
import AstroThemes
import TestSupport
import Testing

@testable import AstroWheelLayout

/// What brackets of conjunctions say: which body is conjunct with which, and no more.
@Suite struct ConjunctionMarkTests {
  /// Charts with several bodies close together, and others.
  private static func wheels(_ seed: UInt64, side: Double = 600, _ theme: Theme = .light) throws -> [Wheel] {
    var births = RandomBirths(seed: 900 + seed)
    let charts =
      try KnownBirths.crowded.indices.map { try SampleChart.crowded($0) }
      + (0..<30).compactMap { _ in births.next() }.map {
        try SwissEphemeris().chart(of: $0, settings: .allPoints)
      }
    let options = try WheelOptions(side: side, detail: WheelOptions.Detail(pixels: Int(side) * 2))
    return charts.map { Wheel(of: $0, options: options, theme: theme, shaper: RulerShaper()) }
  }

  @Test(arguments: [150.0, 600], [Theme.light, .print, .contrastLight])
  func `brackets that overlap lie on lanes of their own`(side: Double, theme: Theme) throws {
    var overlaps = 0
    for wheel in try Self.wheels(1, side: side, theme) {
      let brackets = Set(wheel.chords.compactMap(\.bracket)).map { Bracket($0, in: wheel) }
      for (index, first) in brackets.enumerated() {
        for second in brackets.dropFirst(index + 1) where first.meets(second) {
          overlaps += 1
          #expect(abs(first.radius - second.radius) > 2.5 * wheel.lineWidth)
        }
        #expect(first.radius < wheel.plan.houseOuter * wheel.dial.halfSide)
      }
    }
    #expect(overlaps > 20)
  }

  @Test func `the feet of a bracket are its bodies, each conjunct with each`() throws {
    var most = 0
    for wheel in try Self.wheels(2) {
      let conjunctions = wheel.chords.filter { [.bracket, .rung].contains($0.form) }
      #expect(conjunctions.allSatisfy { $0.bracket != nil })
      for chords in Dictionary(grouping: conjunctions, by: \.bracket).values {
        let bracket = Bracket(try #require(chords.first?.bracket), in: wheel)
        // Bodies that are closer than can be seen stand symmetrically between the feet.
        let tolerance = chords[0].form == .bracket ? 2.001 : 0.751
        for longitude in chords.flatMap({ [$0.tie.longitude1, $0.tie.longitude2] }) {
          #expect(bracket.feet.contains { $0.separation(from: longitude) < tolerance })
        }
        let bodies = wheel.figure.placements(at: bracket.feet, within: tolerance, of: conjunctions)
        for (index, first) in bodies.enumerated() {
          for second in bodies.dropFirst(index + 1) {
            #expect(
              conjunctions.contains { Set([$0.aspect.end1, $0.aspect.end2]) == [first, second] },
              "\(first) and \(second)")
          }
        }
        #expect(bodies.count == bracket.feet.count)
        most = max(most, bracket.feet.count)
      }
    }
    #expect(most > 2)
  }

  @Test func `no house number lies on a bracket`() throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 77)
    var lanes = 0
    for birth in (0..<120).compactMap({ _ in births.next() }) + KnownBirths.crowded {
      let chart = try SwissEphemeris().chart(of: birth)
      let wheel = Wheel(of: chart, theme: .light, shaper: fonts)
      lanes += wheel.chords.count { $0.form == .rung }
      #expect(wheel.faults(against: chart).isEmpty)
    }
    #expect(lanes > 50)
  }
}

/// A bracket read off a picture.
private struct Bracket {
  /// Where its lines end, without those on the arc, in zodiacal order.
  var feet: [Longitude]
  /// The radius of its arc, in points.
  var radius: Double
  private let start: Longitude
  private let sweep: Double

  init(_ path: Path, in wheel: Wheel) {
    let (dial, points) = (wheel.dial, path.points)
    radius = points.map { $0.distance(to: dial.center) }.max() ?? 0
    func longitude(_ point: Point) -> Longitude {
      Longitude(dial.origin + 180 - (point - dial.center).direction.degrees)
    }
    let arc = radius
    let ends = points.filter { arc - $0.distance(to: dial.center) > 0.5 * wheel.lineWidth }.map(longitude)
    let cut = ends.map(\.degrees).widestGap ?? Longitude(0)
    feet = ends.sorted { cut.distance(forwardTo: $0) < cut.distance(forwardTo: $1) }
    (start, sweep) = (feet[0], feet[0].distance(forwardTo: feet[feet.count - 1]))
  }

  func meets(_ other: Bracket) -> Bool {
    let ahead = start.distance(forwardTo: other.start)
    return ahead <= sweep || 360 - ahead <= other.sweep
  }
}

extension WheelFigure {
  /// The bodies and angles nearest to some feet, of those that have a conjunction.
  fileprivate func placements(at feet: [Longitude], within tolerance: Double, of chords: [Chord])
    -> [AspectEnd]
  {
    let ends = chords.flatMap { [($0.aspect.end1, $0.tie.longitude1), ($0.aspect.end2, $0.tie.longitude2)] }
    return feet.compactMap { foot in
      ends.min { $0.1.separation(from: foot) < $1.1.separation(from: foot) }?.0
    }
  }
}
