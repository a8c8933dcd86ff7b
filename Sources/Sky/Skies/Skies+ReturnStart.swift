package import AstroChartModel
package import AstroDiagnostics

/// From where a return is looked for.
package enum ReturnStart: Sendable {
  /// That of the year, or for planets the first later than the year's beginning in UTC.
  case year(Int)
  /// The first strictly later than a moment.
  case after(Moment)
  /// That with a number, from 1 on; the Sun's and the Moon's are not asked for by number.
  case cycle(Int)
}

extension Skies {
  /// The return of the Sun or the Moon, or every pass of a planet's.
  ///
  /// - Returns: The charts in order of time, and the index of the first one that was asked for.
  /// - Throws: What the search of that body throws.
  package func returns(
    of body: Body, in natal: Chart, from start: ReturnStart, _ options: ReturnOptions
  ) throws(Problem) -> (charts: [Chart], first: Int) {
    switch (body, start) {
    case (.sun, .year(let year)): ([try solarReturn(of: natal, year: year, options)], 0)
    case (.sun, .after(let moment)), (.moon, .after(let moment)):
      ([try firstReturn(of: body, in: natal, after: moment, options)], 0)
    case (_, .cycle(let cycle)): (try returns(of: body, in: natal, cycle: cycle, options), 0)
    case (_, .year(let year)):
      try returns(of: body, in: natal, after: CalendarSpan.year(year).from, options)
    case (_, .after(let moment)): try returns(of: body, in: natal, after: moment, options)
    }
  }
}
