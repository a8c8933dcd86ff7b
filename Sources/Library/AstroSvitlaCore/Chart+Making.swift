import AstroChartFiles
public import AstroChartModel
public import AstroDiagnostics
import AstroDrawing
public import AstroDrawingResponse
public import AstroInterpretation
import AstroSVG
import AstroSymbols
public import AstroThemes
import AstroWheelLayout
public import AstroWording

// What can be made from charts without any system library.

extension Chart {
  /// Reads a chart file and uses its positions as given.
  ///
  /// - Parameter json: A chart file in UTF-8, as `astro-chart` writes it.
  /// - Throws: `invalidChart`, with the place in the file, and `missingBirthData` for a birth without
  ///   positions, which only an ephemeris can compute.
  public init(json: [UInt8]) throws(Problem) {
    guard case .chart(let chart) = try ChartDocument(json: json) else {
      throw Problem(
        .missingBirthData, at: .field("planets"),
        Told(
          "are missing: this is a birth alone", hint: "compute its chart with astro-chart, or with a Studio",
          ukrainian: "планет немає: тут саме лише народження",
          hint: "обчисліть карту командою astro-chart або через Studio"))
    }
    self = chart
  }

  /// The wheel as an SVG picture of 600 points, drawn with the built-in symbols.
  ///
  /// Names and places are left out, because they need letters, which only a `Studio` has.
  ///
  /// - Parameters:
  ///   - skies: The skies in rings around it, from the inside out; at most two.
  ///   - theme: The inks.
  ///   - language: The language of the description for readers who cannot see the picture.
  /// - Throws: `outOfRange` for more skies than can be drawn, `size` if it is more than a picture can hold.
  public func svg(
    around skies: [OuterSky] = [], theme: Theme = .light, in language: Language = .en
  ) throws(Problem) -> Made<[UInt8]> {
    let font = SymbolFont()
    let wheel = try wheel(around: skies, theme: theme, in: language, font)
    let scene = wheel.scene()
    let info = DocumentInfo(of: self, around: skies, in: language)
    return Made(try SVGWriter(glyphs: font).svg(scene, info: info), notes: wheel.notes + scene.notes)
  }

  /// The contents of the wheel with their positions, for programs that draw it themselves.
  ///
  /// - Throws: `outOfRange` for more skies than can be drawn.
  public func response(
    around skies: [OuterSky] = [], theme: Theme = .light, in language: Language = .en
  ) throws(Problem) -> DrawingResponse {
    let wheel = try wheel(around: skies, theme: theme, in: language, SymbolFont())
    return DrawingResponse(of: self, drawnAs: wheel, in: language)
  }

  private func wheel(
    around skies: [OuterSky], theme: Theme, in language: Language, _ font: SymbolFont
  ) throws(Problem) -> Wheel {
    try OuterSky.check(skies, around: self)
    return Wheel(
      of: WheelFigure(of: self, around: skies), options: WheelOptions(language: language.tag), theme: theme,
      shaper: font)
  }

  /// A report on an area of life, written from rules.
  ///
  /// - Parameters:
  ///   - area: The area it is about.
  ///   - length: The length of its analysis.
  ///   - book: The rules; by default the built-in ones on the area. A book can be reused for any number of
  ///     reports.
  ///   - language: The language it is written in.
  /// - Throws: `noReport` if the chart is not a birth chart, has no planets, or too few rules hold for a
  ///   whole report.
  public func report(
    on area: Area, length: ReportLength = .standard, from book: RuleBook? = nil, in language: Language = .en
  ) throws(Problem) -> Made<Report> {
    try plan(on: area, length: length, from: book, in: language).map { Report($0, generatedAt: nil) }
  }

  /// The brief for a writer of reports, a person or a model: the facts a report is based on, and how it is to
  /// be structured.
  ///
  /// - Throws: `noReport` if the chart is not a birth chart, has no planets, or too few rules hold for a
  ///   whole report.
  public func brief(
    on area: Area, length: ReportLength = .standard, from book: RuleBook? = nil, in language: Language = .en
  ) throws(Problem) -> Made<ReportBrief> {
    try plan(on: area, length: length, from: book, in: language).map(\.brief)
  }

  package func plan(
    on area: Area, length: ReportLength, from book: RuleBook?, in language: Language
  ) throws(Problem) -> Made<ReportPlan> {
    let plan = try ReportPlan(
      on: area, of: self, in: language, from: book ?? RuleBook.builtIn(on: [area]), length: length)
    return Made(plan, notes: plan.notes)
  }
}
