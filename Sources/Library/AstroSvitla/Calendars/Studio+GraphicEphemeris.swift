public import AstroChartModel
public import AstroDiagnostics
import AstroEphemeris
import AstroTimeline
public import AstroTradition
public import AstroWording

extension Studio {
  /// A graphic ephemeris: longitudes over time, folded by a modulus, so that curves cross one another and the lines of a
  /// birth chart where an aspect is exact.
  ///
  ///     let year = try studio.graphicEphemeris(of: chart, over: .year(2027), modulus: .fortyFive)
  ///     for page in try year.value.files(as: .pdf) { … }
  ///
  /// Crossings and stations are events of the calendar, at its times. A PDF lists them all after the picture, to the second.
  ///
  /// - Parameters:
  ///   - chart: The birth whose places have lines; `nil` for curves alone. Without a time of birth its angles and its
  ///     Moon have none.
  ///   - span: 28 days to five years.
  ///   - modulus: 90° for conjunctions, squares and oppositions, 45° also for semisquares and sesquiquadrates, 360° for
  ///     conjunctions.
  ///   - style: How it looks, and of which bodies and places it is.
  ///   - zone: The time zone of days and times: an IANA name, an offset such as `+03:00`, or `LMT`; by default that of
  ///     the birth, and UTC without one.
  ///   - settings: The zodiac of the sky alone; that of a chart is its own.
  ///   - language: By default that of the studio.
  /// - Throws: `tooLong` for a span that is too short or too long, `usage` for a curve of the Moon, and what
  ///   ``calendarPictures(of:over:listing:style:zone:settings:in:)`` throws.
  public func graphicEphemeris(
    of chart: Chart? = nil, over span: CalendarSpan, modulus: DialModulus = .ninety,
    style: GraphicEphemerisStyle = GraphicEphemerisStyle(), zone: String? = nil,
    settings: ChartSettings = ChartSettings(), in language: Language? = nil
  ) throws(Problem) -> Made<CalendarPictures> {
    try span.checkForCurves()
    guard !style.movers.contains(.moon) else {
      throw Problem(.usage, at: .field("movers"), StudioFault.curveOfMoon)
    }
    let (zone, language) = (zone ?? chart?.birth?.zoneToday, chosen(language))
    let clock = try LocalClock(of: zone, longitude: chart?.birth?.longitude)
    let width = style.width.map(Double.init) ?? GraphicEphemeris.size.width
    try options.limits.check(width: width)
    let fonts = try tools.fonts
    let listing = CalendarListing(
      kinds: Set([.aspect, .station, .lunation, .eclipse] + (chart == nil ? [] : [.transit])),
      movers: style.movers, points: style.points,
      orbs: Dictionary(uniqueKeysWithValues: modulus.foldedAspects.map { ($0, 0) }))
    let request = CalendarRequest(listing, over: span, of: chart)
    let events = try events(request, of: chart, settings)
    let zodiac = (chart?.settings ?? settings).zodiac
    let ways = try ways(of: style.movers, over: span, zodiac)
    let natal = try chart.map { (chart) throws(Problem) in
      try withSky(in: zodiac, around: span.from) { (sky) throws(Problem) in
        try sky.places(of: chart, for: request).map { GraphicFigure.Natal($0.end, $0.longitude) }
      }
    }
    return try events.then { (events) throws(Problem) in
      let figure = GraphicFigure(
        of: chart.map { $0.name ?? $0.title(in: language) },
        facts: (chart?.birthFacts(in: language) ?? []) + [clock.times(in: span, language: language)],
        span: span, clock: clock, modulus: modulus, ways: ways,
        natal: natal ?? [], events: events)
      let picture = GraphicEphemeris(
        of: figure, theme: style.theme, language: language, byline: style.byline, shaper: fonts)
      let pictures = try CalendarPictures(
        picture.pages(width: width, isTransparent: style.isTransparent, shaper: fonts),
        title: figure.title(in: language), author: style.byline?.name,
        notes: style.theme.weaknesses + (style.byline?.notes(in: style.theme) ?? []),
        pixels: style.width ?? 2400, in: language, with: self)
      return Made(pictures, notes: pictures.notes)
    }
  }

  /// The ways of some bodies through a span.
  private func ways(
    of bodies: [Body], over span: CalendarSpan, _ zodiac: Zodiac
  ) throws(Problem) -> [GraphicFigure.Way] {
    let days = GraphicFigure.days(of: span)
    return try withSky(in: zodiac, around: span.from) { (sky) throws(Problem) in
      var ways: [GraphicFigure.Way] = []
      for body in Body.planets where bodies.contains(body) {
        ways.append(GraphicFigure.Way(body, try sky.longitudes(of: body, on: days)))
      }
      return ways
    }
  }
}

extension GraphicEphemeris {
  /// The picture, and for documents the pages of its list.
  fileprivate func pages(
    width: Double, isTransparent: Bool, shaper: any TextShaper
  ) -> [CalendarPictures.Page] {
    let first = CalendarPictures.Page(
      suffix: "graphic", scene: scene(width: width, isTransparent: isTransparent, shaper: shaper),
      description: description, findings: audit())
    return [first]
      + list.enumerated().map { index, page in
        CalendarPictures.Page(
          suffix: "list-\(index + 1)",
          scene: scene(ofList: page, width: width, isTransparent: isTransparent),
          description: page.description, findings: [], isForDocuments: true)
      }
  }
}

extension CalendarSpan {
  /// - Throws: `tooLong` unless it has 28 days to five years.
  fileprivate func checkForCurves() throws(Problem) {
    let days = Double(to.secondsSince1970 - from.secondsSince1970) / 86_400
    // The clock may be put forward once more than back, or the other way round.
    guard days < 27.9 || days > 1827.1 else { return }
    throw Problem(.tooLong, at: .field("span"), StudioFault.spanOfCurves)
  }
}
