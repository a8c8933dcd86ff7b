import AstroChartFiles
import AstroChartModel
import Testing

@Suite struct BlankNameTests {
  @Test(arguments: ["", "  ", "\\u00A0 "])
  func `a name of nothing but space is none`(name: String) throws {
    let json = #"{"name":"\#(name)","planets":[{"name":"sun","degree":10}]}"#
    guard case .chart(let chart) = try ChartDocument(json: Array(json.utf8)) else {
      Issue.record("a file with planets is a chart")
      return
    }
    #expect(chart.name == nil)
  }
}
