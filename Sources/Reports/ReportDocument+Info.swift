package import Drawing
import Interpretation
import Wording

extension ReportDocument {
  /// What the document says of itself to programs that list, search or read it aloud.
  ///
  /// - Parameter createdAt: Seconds since 1970; `nil` leaves dates out.
  package func info(createdAt: Int?) -> DocumentInfo {
    let areas = chapters.map { $0.report.title }
    return DocumentInfo(
      title: "\(name) · \(subject)", subject: subject, keywords: words.keywords + areas,
      language: language.tag, description: chart.description(in: language), createdAt: createdAt)
  }
}
