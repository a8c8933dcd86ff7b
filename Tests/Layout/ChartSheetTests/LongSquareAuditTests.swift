import AstroChartModel
import AstroEphemeris
import AstroShaping
import AstroThemes
import AstroTradition
import AstroWording
import Foundation
import TestSupport
import Testing

@testable import AstroChartSheet

/// The promise of Vedic squares on as many charts as it is given for: a part of `make audit`.
///
/// `ASTROSVITLA_LONG` may say how many; a hundred thousand of each form take about an hour of one core in a debug build.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"] != nil))
struct LongSquareAuditTests {
  static let births: Int = {
    let asked = ProcessInfo.processInfo.environment["ASTROSVITLA_LONG"].flatMap(Int.init) ?? 1
    return asked > 1 ? asked : 100_000
  }()

  @Test(arguments: SquareForm.allCases)
  func `a hundred thousand squares of each form break no promise`(form: SquareForm) throws {
    let fonts = try FontBook()
    var births = RandomBirths(seed: 72)
    var (findings, steps): ([String], [SquareStep: Int]) = ([], [:])
    for index in 0..<Self.births {
      guard let birth = births.next() else { continue }
      let chart = try SwissEphemeris().chart(of: birth, settings: .vedic)
      let varga = Varga.allCases[index % Varga.allCases.count]
      let sheet = SquareSheet(
        of: chart, form, varga: varga, showsOuterPlanets: index % 2 == 0, theme: .light, language: .en,
        shaper: fonts)
      findings += sheet.squares.flatMap { $0.audit() }.map { "\($0) in birth \(index)" }
      steps[sheet.squares[0].step, default: 0] += 1
    }
    print(
      "\(Self.births) squares of the \(form): \(findings.count) findings \(findings.prefix(5)); steps \(steps)"
    )
    #expect(findings.isEmpty)
  }
}
