import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWheelLayout
import Foundation
import TestSupport
import Testing

/// The whole promise, on as many charts as it is given for: `make audit`, in release mode, takes some minutes.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongAuditTests {
  static let births = 20_000

  @Test func `twenty thousand wheels at three sizes break no promise`() throws {
    var charts = RandomCharts(seed: 1)
    let fonts = try FontBook()
    var tally = AuditTally()
    for _ in 0..<Self.births {
      guard let chart = try charts.next() else { continue }
      for side in [600.0, 1200, 2400] {
        tally.add(
          Wheel(of: chart, options: try WheelOptions(side: side), theme: .light, shaper: fonts), chart)
      }
    }
    print("all systems, both zodiacs, 10 to 21 bodies: \(tally)")
    #expect(tally.findings.isEmpty)
  }

  @Test(arguments: WheelAuditTests.highLatitudes)
  func `forty births near a pole, in every house system, break no promise`(latitude: Double) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 3, latitudes: latitude...latitude)
    var tally = AuditTally()
    for system in HouseSystem.allCases {
      for birth in (0..<40).compactMap({ _ in births.next() }) {
        let chart = try SwissEphemeris().chart(of: birth, settings: ChartSettings(houseSystem: system))
        for side in [600.0, 1200, 2400] {
          tally.add(
            Wheel(of: chart, options: try WheelOptions(side: side), theme: .light, shaper: fonts), chart)
        }
      }
    }
    print("all systems at \(latitude)°: \(tally)")
    #expect(tally.findings.isEmpty)
  }

  @Test func `hardly any ordinary chart has to borrow room`() throws {
    let fonts = try FontBook()
    var tally = AuditTally()
    for birth in RandomBirths(seed: 2, latitudes: -60...60).prefix(Self.births) {
      let chart = try SwissEphemeris().chart(of: birth)
      tally.add(Wheel(of: chart, theme: .light, shaper: fonts), chart)
    }
    print("Placidus, 14 bodies, below 60°: \(tally)")
    #expect(tally.findings.isEmpty)
    #expect(tally.borrowing <= 5)
  }
}

/// The same for dials, alone and with their trees.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongDialAuditTests {
  static let births = 10_000

  @Test(arguments: DialModulus.allCases)
  func `ten thousand dials break no promise`(modulus: DialModulus) throws {
    var charts = RandomCharts(seed: 5)
    let fonts = try FontBook()
    var findings: [String] = []
    for _ in 0..<Self.births {
      guard let chart = try charts.next() else { continue }
      for side in [300.0, 600] {
        let options = try WheelOptions(side: side, detail: .init(pixels: Int(side) * 2))
        let dial = MidpointDial(
          of: DialFigure(of: chart, modulus: modulus), options: options, theme: .light, shaper: fonts)
        findings += dial.audit().map { "\($0) in \(chart.story) at \(side)" }
      }
    }
    print(
      "dials of \(modulus.rawValue)°: \(findings.count) findings\(findings.prefix(5).map { "\n  \($0)" }.joined())"
    )
    #expect(findings.isEmpty)
  }
}

/// What a run of audits has found.
struct AuditTally: CustomStringConvertible {
  private(set) var wheels = 0
  /// Wheels in which a body is named as borrowed.
  private(set) var borrowing = 0
  private(set) var findings: [WheelFinding.Kind: Int] = [:]
  private(set) var examples: [String] = []
  private var farthest = 0.0

  mutating func add(_ wheel: Wheel, _ chart: Chart) {
    wheels += 1
    if wheel.seats.contains(where: \.isBorrowed) { borrowing += 1 }
    farthest = max(farthest, wheel.seats.map { abs($0.shift) }.max() ?? 0)
    for finding in wheel.audit(against: chart) {
      findings[finding.kind, default: 0] += 1
      if examples.count < 20 { examples.append("\(finding) in \(chart.story) at \(2 * wheel.dial.halfSide)") }
    }
  }

  var description: String {
    let counts = WheelFinding.Kind.allCases.map { "\($0.rawValue) \(findings[$0] ?? 0)" }
    let far = (farthest * 10).rounded() / 10
    return (["\(wheels) wheels, \(borrowing) borrowing, farthest shift \(far)°"] + counts)
      .joined(separator: ", ") + examples.map { "\n  \($0)" }.joined()
  }
}
