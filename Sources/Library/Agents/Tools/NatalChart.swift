import AstroChartFiles
import AstroDiagnostics

/// Computes the chart of a birth.
struct NatalChart: Tool {
  let name = "natal_chart"
  let title = "Birth chart"
  let about = """
    Computes the chart of a birth: planets, points, houses, angles, aspects, balances. Longitudes are degrees of the \
    ecliptic, 0 to 360, apparent and geocentric. Without a time of birth houses is empty, angles and every house are \
    null, each body has the range of its day, and aspects that do not last all day have certain: false. The answer \
    may be given unchanged to the other tools as chart.
    """
  let takes = Schema.object(
    [Fields.birth.required, Fields.name, Fields.settings, Fields.language], isOpen: false)
  let gives = Schema.open(Fields.chartMembers)

  func answer(_ desk: Desk) throws -> ToolAnswer {
    ToolAnswer(try desk.limited(desk.ownChart().jsonLine))
  }
}
