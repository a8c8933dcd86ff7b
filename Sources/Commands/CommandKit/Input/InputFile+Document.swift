import AstroBirthplaces
package import AstroChartFiles

extension InputFile {
  /// The chart document in the file.
  ///
  /// - Parameter language: The language for a place that the file gives by its name alone.
  package func document(in language: Language) throws(Problem) -> Made<ChartDocument> {
    try read(upTo: ChartDocument.largestFile) { bytes throws(Problem) in
      try ChartDocument.read(bytes, settings: Defaults.inForce.settings) { name throws(Problem) in
        try Birthplace(named: name, in: language)
      }
    }
  }
}
