import AstroBirthplaces
public import AstroChartModel
public import AstroDiagnostics
import AstroTimeline
import AstroTradition
public import AstroWording

extension Studio {
  /// A hundred years of life as a picture: who rules when by annual profections, firdaria, releasing from Spirit and
  /// from Fortune, and Vimshottari.
  ///
  ///     let life = try studio.life(of: chart, style: LifeStyle(theme: .dark))
  ///     for page in try life.value.files(as: .pdf) { … }
  ///
  /// A line at the foot says by which convention each is counted. The longer periods tell the month in which they begin,
  /// a bar marks signs that are angular from Fortune, and a thick line where the bond is loosed.
  ///
  /// - Parameters:
  ///   - chart: A birth whose time is known.
  ///   - zone: The time zone of the days that are told: an IANA name, an offset such as `+03:00`, or `LMT`; by default
  ///     that of the birth.
  ///   - language: By default that of the studio.
  /// - Throws: `invalidChart` without a time of birth, `unknownZone`, `missingEphemeris`, `missingFont` for text that no
  ///   face can show.
  public func life(
    of chart: Chart, style: LifeStyle = LifeStyle(), zone: String? = nil, in language: Language? = nil
  ) throws(Problem) -> Made<CalendarPictures> {
    let (zone, language) = (zone ?? chart.birth?.zoneToday, chosen(language))
    let clock = try LocalClock(of: zone, longitude: chart.birth?.longitude)
    let width = style.width.map(Double.init) ?? LifePicture.size.width
    try options.limits.check(width: width)
    let fonts = try tools.fonts
    let details = try details(of: chart, with: [.sect, .timelords], by: style.conventions)
    let figure = LifeFigure(
      of: chart, named: chart.name ?? chart.title(in: language),
      facts: chart.birthFacts(in: language) + [CalendarPictureWords(language).times(of: zone ?? "UTC")],
      clock: clock, details: details, in: language)
    guard let figure else { throw Problem(.invalidChart, StudioFault.lifeWithoutTime) }
    let picture = LifePicture(
      of: figure, theme: style.theme, language: language, byline: style.byline, shaper: fonts)
    let page = CalendarPictures.Page(
      suffix: "life",
      scene: picture.scene(width: width, isTransparent: style.isTransparent, shaper: fonts),
      description: picture.description, findings: picture.audit())
    let pictures = try CalendarPictures(
      [page], title: figure.title(in: language), author: style.byline?.name,
      notes: style.theme.weaknesses + (style.byline?.notes(in: style.theme) ?? []),
      pixels: style.width ?? 2400, in: language, with: self)
    return Made(pictures, notes: pictures.notes)
  }
}

extension Chart {
  /// When and where somebody was born.
  func birthFacts(in language: Language) -> [String] {
    let caption = ChartCaption(of: namingPlaces(in: language), in: language)
    return Array(caption.time.prefix(1) + caption.place.prefix(birth == nil ? 0 : 1))
  }
}
