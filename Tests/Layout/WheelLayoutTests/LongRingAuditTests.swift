import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroWheelLayout
import Foundation
import TestSupport
import Testing

/// The promise of wheels of several skies, on as many as it is given for: `make audit`.
///
/// `ASTROSVITLA_LONG` may say how many pairs, and as many trios: 100,000 take some hours of one core.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongRingAuditTests {
  private static let figures: Int = {
    let asked = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"].flatMap(Int.init) ?? 1
    return asked > 1 ? asked : 5000
  }()

  @Test(arguments: [2, 3])
  func `rings of all house systems, ten to twenty-one bodies each, break no promise`(rings: Int) throws {
    var skies = VariedSkies(seed: 100 + UInt64(rings))
    let fonts = try FontBook()
    var tally = RingTally()
    for _ in 0..<Self.figures { try tally.add(skies.next(rings: rings), at: [600, 1200, 2400], fonts) }
    print("\(rings) rings, all systems, 10 to 21 bodies: \(tally)")
    #expect(tally.findings == 0)
  }

  @Test(arguments: [2, 3])
  func `with ten bodies a ring at most two in a thousand borrow room`(rings: Int) throws {
    var births = RandomBirths(seed: 200 + UInt64(rings))
    let (fonts, settings) = (try FontBook(), ChartSettings(points: []))
    var tally = RingTally()
    for _ in 0..<Self.figures {
      var charts: [Chart] = []
      while charts.count < rings, let birth = births.next() {
        charts.append(try SwissEphemeris().chart(of: birth, settings: settings))
      }
      let around = charts.dropFirst().map {
        OuterSky($0, as: .transit, caption: "Transits · 21 Nov 2026")
      }
      try tally.add(WheelFigure(of: charts[0], around: around), at: [1200], fonts)
    }
    print("\(rings) rings, 10 bodies: \(tally)")
    #expect(tally.findings == 0)
    #expect(tally.borrowed * 500 <= tally.bodies)
  }
}

/// What a run of audits of several rings has found.
private struct RingTally: CustomStringConvertible {
  private(set) var wheels = 0
  private(set) var bodies = 0
  private(set) var borrowed = 0
  private(set) var findings = 0
  private var examples: [String] = []

  mutating func add(_ figure: WheelFigure, at sides: [Double], _ fonts: FontBook) throws {
    for side in sides {
      let wheel = Wheel(of: figure, options: try WheelOptions(side: side), theme: .light, shaper: fonts)
      wheels += 1
      bodies += wheel.seats.count
      borrowed += wheel.seats.count { $0.isBorrowed }
      let found = wheel.audit(against: figure)
      findings += found.count
      if examples.count < 20 { examples += found.prefix(2).map { "\($0) in wheel \(wheels) at \(side)" } }
    }
  }

  var description: String {
    "\(wheels) wheels, \(bodies) bodies, \(borrowed) borrowed, \(findings) findings"
      + examples.map { "\n  \($0)" }.joined()
  }
}
