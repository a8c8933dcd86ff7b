import AstroBirthplaces
package import AstroChartFiles
import AstroChartModel
package import AstroDiagnostics
package import AstroWholeFiles
package import AstroWording

extension InputFile {
  /// The chart document in the file.
  ///
  /// - Parameter language: The language for a place that the file gives by its name alone.
  package func document(in language: Language) throws(Problem) -> Made<ChartDocument> {
    let bytes = try bytes(upTo: ChartDocument.largestFile)
    do throws(Problem) {
      return try ChartDocument.read(bytes, settings: Defaults.inForce.settings) { name throws(Problem) in
        try Birthplace(named: name, in: language)
      }
    } catch {
      throw error.of(self.name)
    }
  }
}
