import AstroChartModel
import AstroDaybook
import AstroDiagnostics
import AstroDocuments
import AstroPeriods
import AstroWording

extension Studio {
  /// The words of a year and of its months for a document; `nil` in a language that has no texts for them.
  func yearReading(
    of chart: Chart, _ year: Int, zone: String?, in language: Language
  ) throws(Problem) -> YearReading? {
    do throws(Problem) {
      let told = try daybook.year(of: chart, year, zone: zone, in: language).value
      var months: [[YearReading.Part]] = []
      for month in 1...12 {
        months.append(try daybook.month(of: chart, month, of: year, zone: zone, in: language).value.parts)
      }
      return YearReading(told.title, told.parts, months: months)
    } catch {
      guard error.code == .noReport else { throw error }
      return nil
    }
  }
}

extension PeriodReport {
  /// The paragraphs and the advice.
  fileprivate var parts: [YearReading.Part] {
    (paragraphs + recommendations).map { YearReading.Part(heading: $0.heading, $0.text) }
  }
}
