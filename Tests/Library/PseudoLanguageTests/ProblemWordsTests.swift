import AstroChartModel
import AstroDiagnostics
import AstroWording
import Testing

@Suite("Problems are told in the language that is asked for")
struct ProblemWordsTests {
  private var problem: Problem {
    get throws {
      try #require(throws: Problem.self) {
        try BirthData(
          date: #require(CivilDate("1990-04-15")), time: nil, timeZone: "Europe/Kyiv", latitude: 91,
          longitude: 0)
      }
    }
  }

  @Test func `message and advice are those of the language, code and place stay`() throws {
    let problem = try problem
    let told = problem.worded(in: .uk)
    #expect(
      told.message != problem.message
        && told.message.unicodeScalars.contains { (0x400..<0x530).contains($0.value) })
    #expect(told.code == problem.code && told.location == problem.location)
    #expect(problem.worded(in: .en) == problem)
    #expect(told.worded(in: .uk).message == told.message)
  }

  @Test func `what has only its words keeps them`() {
    let own = Problem(.busy, "later", advice: "wait")
    let told = own.worded(in: .uk)
    #expect(told.message == "later" && told.advice == "wait")
  }

  @Test func `further problems are told too`() throws {
    let problem = try #require(Problem([try problem, try problem]))
    #expect(problem.worded(in: .uk).others.map(\.message) == [try self.problem.worded(in: .uk).message])
  }
}
