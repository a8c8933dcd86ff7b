import AstroBirthplaces
import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
package import AstroExchange
package import AstroWording

extension ImportWorld {
  /// The built-in places, and the history of time zones on this machine.
  ///
  /// - Parameter language: The language in which a place that is found is told.
  package init(in language: Language) {
    self.init(
      place: { name throws(Problem) in try Birthplace(named: name, in: language) },
      moment: { birth throws(Problem) in try CivilTime.moment(of: birth) })
  }
}
