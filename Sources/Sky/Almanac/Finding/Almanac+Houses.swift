package import AstroChartModel
package import AstroDiagnostics

extension Almanac {
  /// The houses of a birth that a body enters in a span; none without a time of birth.
  package mutating func houseIngresses(
    of body: Body, in span: CalendarSpan, of birth: Nativity
  ) throws(Problem) -> [HouseIngress] {
    guard let houses = birth.houses else { return [] }
    // Near the poles a house may be empty: nothing enters it.
    let entered = (1...12).filter { houses.span($0) > 0 }
    let cusps = Levels(entered.map { houses.cusp($0).degrees })
    return try withCourse(of: body, covering: span.days()) { (course) throws(Problem) in
      var found: [HouseIngress] = []
      for encounter in course.encounters(with: cusps, in: span.days()) {
        let moment = try Moment.at(try course.exactMeeting(encounter.value, in: encounter.stretch))
        guard span.contains(moment) else { continue }
        let isRetrograde = !encounter.stretch.isRising
        // Moving backwards, it enters the house that ends there.
        let place = encounter.level.index + (isRetrograde ? entered.count - 1 : 0)
        found.append(
          HouseIngress(
            of: body, into: entered[place % entered.count], isRetrograde: isRetrograde, at: moment))
      }
      return found
    }
  }
}
