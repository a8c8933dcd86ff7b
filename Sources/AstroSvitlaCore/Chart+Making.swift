public import ChartFiles
public import ChartModel
public import Diagnostics
import Drawing
public import Interpretation
import SVG
import Symbols
public import WheelLayout
public import Wording

// What charts become without any library of the system.

extension Chart {
  /// The chart in a file, its positions as they are given.
  ///
  /// - Parameter json: UTF-8, as `astro-chart` writes it.
  /// - Throws: `invalidChart`, with the place in the file, and `missingBirthData` for a birth alone, whose positions
  ///   only an ephemeris knows.
  public init(json: [UInt8]) throws(Problem) {
    guard case .chart(let chart) = try ChartDocument(json: json) else {
      throw Problem(
        .missingBirthData, at: .field("planets"), "are missing: this is a birth alone",
        hint: "compute its chart with astro-chart, or with a Studio")
    }
    self = chart
  }

  /// The wheel as an SVG picture of 600 points, drawn with the signs that are built in.
  ///
  /// Names and places need letters, which a `Studio` has: they are left out.
  ///
  /// - Parameters:
  ///   - skies: Stand in rings around it, from the inside out; two at most are drawn.
  ///   - theme: The inks.
  ///   - language: Of what is told to those who cannot see it.
  /// - Throws: `size` for more than a picture can hold.
  public func svg(
    around skies: [OuterSky] = [], theme: WheelTheme = .light, in language: Language = .en
  ) throws(Problem) -> Made<[UInt8]> {
    let font = SymbolFont()
    let wheel = wheel(around: skies, theme: theme, in: language, font)
    let scene = wheel.scene()
    let info = DocumentInfo(of: self, around: skies, in: language)
    return Made(try SVGWriter(glyphs: font).svg(scene, info: info), notes: wheel.notes + scene.notes)
  }

  /// What the wheel shows and where, for programs that draw it themselves.
  public func response(
    around skies: [OuterSky] = [], theme: WheelTheme = .light, in language: Language = .en
  ) -> DrawingResponse {
    let wheel = wheel(around: skies, theme: theme, in: language, SymbolFont())
    return DrawingResponse(of: self, drawnAs: wheel, in: language)
  }

  private func wheel(
    around skies: [OuterSky], theme: WheelTheme, in language: Language, _ font: SymbolFont
  ) -> Wheel {
    Wheel(
      of: WheelFigure(of: self, around: skies), options: WheelOptions(language: language.tag), theme: theme,
      shaper: font)
  }

  /// A report on an area of life, written from rules.
  ///
  /// - Parameters:
  ///   - area: What it is about.
  ///   - length: Of its analysis.
  ///   - book: The rules; ours on the area unless given. A book may be kept for any number of reports.
  ///   - language: What it is written in.
  /// - Throws: `invalidChart` for a chart that holds too little to be read.
  public func report(
    on area: Area, length: ReportLength = .standard, from book: RuleBook? = nil, in language: Language = .en
  ) throws(Problem) -> Made<Report> {
    try plan(on: area, length: length, from: book, in: language).map { Report($0, generatedAt: nil) }
  }

  /// What a writer of reports is given: the facts on which a report rests and how it is to be built, for a person, or
  /// for a model that writes it in other words.
  ///
  /// - Throws: `invalidChart` for a chart that holds too little to be read.
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
