import AstroDiagnostics
import AstroWheelLayout
import Testing

@Suite struct WheelOptionsTests {
  @Test(arguments: [-1.0, 0, .nan, .infinity, 1e300])
  func `a side that cannot be is a problem`(side: Double) {
    let problem = #expect(throws: Problem.self) { try WheelOptions(side: side) }
    #expect(problem?.location == .field("side"))
  }
}
