package import AstroChartModel
package import AstroDiagnostics

extension Almanac {
  /// Where a body is on some days, by the polynomials in which its events are searched for.
  ///
  /// - Parameter days: Julian days in universal time, in order.
  /// - Returns: Degrees, continuous from one turn of the zodiac to the next.
  package mutating func longitudes(of body: Body, on days: [Double]) throws(Problem) -> [Double] {
    guard let first = days.first, let last = days.last else { return [] }
    return try withCourse(of: body, covering: first...last) { (course) throws(Problem) in
      days.map { course.value(at: $0) }
    }
  }
}
