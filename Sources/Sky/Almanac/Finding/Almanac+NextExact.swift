package import AstroChartModel
package import AstroDiagnostics

extension Almanac {
  /// The first moment strictly after another at which a body makes an aspect to a fixed place.
  ///
  /// The way is fitted no further than up to that moment.
  ///
  /// - Parameters:
  ///   - longitude: The longitude of the place, in degrees.
  ///   - days: How many days to search.
  /// - Returns: `nil` if there is none within those days, for example because the body turns back before.
  /// - Throws: `usage` for a body that the sky does not have, and whatever the positions throw.
  package mutating func nextExact(
    _ type: AspectType, of body: Body, to longitude: Double, after moment: Moment, within days: Double
  ) throws(Problem) -> Moment? {
    let levels = Levels(type.sides.map { longitude + $0 })
    let piece = try sky.mover(of: body).pace.days
    let end = moment.julianDay + days
    var start = moment.julianDay
    while start < end {
      let part = start...min(start + piece, end)
      let found = try withCourse(of: body, covering: part) { (course) throws(Problem) in
        try course.firstMeeting(of: levels, in: part, after: moment)
      }
      if let found { return found.julianDay <= end ? found : nil }
      start = part.upperBound
    }
    return nil
  }
}

extension Course {
  /// - Parameter days: Days that are already fitted; a stretch that begins in them is searched to its end.
  fileprivate func firstMeeting(
    of levels: Levels, in days: ClosedRange<Double>, after moment: Moment
  ) throws(Problem) -> Moment? {
    for encounter in encounters(with: levels, in: days) {
      let found = try Moment.at(exactMeeting(encounter.value, in: encounter.stretch))
      if moment.precedes(found) { return found }
    }
    return nil
  }
}
