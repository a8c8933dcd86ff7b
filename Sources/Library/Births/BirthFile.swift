import AstroChartModel
package import AstroDiagnostics
import AstroEphemeris
package import AstroExchange

/// A form in which births are written for other programs.
public enum BirthFile: String, CaseIterable, Hashable, Sendable {
  /// The exchange format of astrological programs.
  case aaf
  /// A table with commas.
  case csv

  /// What such a file begins with.
  package var head: [UInt8] { self == .csv ? CSVWriter.head : [] }

  /// The lines of a birth.
  ///
  /// - Throws: `ambiguousTime`, `nonexistentTime` or `unknownZone` for a birth that has no moment; only AAF needs
  ///   it.
  package func lines(of birth: NamedBirth) throws(Problem) -> [UInt8] {
    switch self {
    case .csv: CSVWriter.row(of: birth)
    case .aaf:
      AAFWriter.lines(of: birth, at: birth.birth.time == nil ? nil : try CivilTime.moment(of: birth.birth))
    }
  }
}
