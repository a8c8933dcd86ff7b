import AstroChartModel
package import AstroDiagnostics
package import AstroDocuments
package import AstroDrawing
package import AstroThemes
package import AstroTypesetting
import AstroWheelLayout
import AstroWording

extension ReportDocument {
  /// A report with its wheel, both in the inks of the same theme.
  ///
  /// - Parameter purchaseDate: The day it was paid for; `nil` takes the date of the receipt, if there is one.
  package init(
    of chart: Chart, chapters: [ReportChapter], language: Language, theme: Theme = .light,
    purchaseDate: CivilDate? = nil, shaper: any TextShaper
  ) {
    let options = WheelOptions(language: language.tag)
    let wheel = Wheel(of: chart, options: options, theme: theme, shaper: shaper)
    self.init(
      of: chart, chapters: chapters, language: language, theme: theme,
      purchaseDate: purchaseDate, wheel: wheel.scene(isTransparent: true))
  }

  /// A chart and other skies as tables, with their wheel on the cover.
  ///
  /// - Parameters:
  ///   - around: The skies around the chart in the wheel, from the inside out.
  ///   - others: Charts that follow these as tables, such as those that a composite was made from.
  package init(
    of chart: Chart, around: [OuterSky], others: [Chart] = [], language: Language,
    theme: Theme = .light, shaper: any TextShaper
  ) {
    let figure = WheelFigure(of: chart, around: around)
    let wheel = Wheel(
      of: figure, options: WheelOptions(language: language.tag), theme: theme, shaper: shaper)
    self.init(
      of: chart, chapters: [], language: language, theme: theme,
      wheel: wheel.scene(isTransparent: true))
    func caption(_ chart: Chart, _ sky: SkyRole) -> SkyCaption {
      SkyCaption(of: chart, as: sky, in: language)
    }
    skies = around.map { sky in
      let words = caption(sky.chart, sky.sky)
      return SkyFacts(
        sky.chart, title: words.ring, line: words.line, aspects: sky.aspects(with: chart),
        exactDays: sky.exactDays)
    }
    skies += others.map { other in
      let words = caption(other, SkyRole(other.kind))
      return SkyFacts(other, title: words.ring, line: words.line)
    }
  }

  /// The names that are never divided, in lower case, by language: a document need not decline them anew.
  private static let names = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, lowercasedNames(in: $0)) })

  private static func lowercasedNames(in language: Language) -> Set<String> {
    Set(language.astrologicalNames.map { $0.lowercased() })
  }

  /// The typeset report, ready to be written to a file, with notes on what its reader should know.
  ///
  /// - Parameters:
  ///   - paper: The page style; its background is painted only for themes that are not made for paper.
  ///   - createdAt: The time of making; `nil` leaves dates out of the document's metadata.
  /// - Throws: `tooLong` if there is more text than a document may contain.
  package func printDocument(
    on paper: PageStyle = .a4, hyphenation: Hyphenation, shaper: any TextShaper, createdAt: Moment? = nil
  ) throws(Problem) -> Made<PrintDocument> {
    let page = page(paper)
    let names = ReportDocument.names[language] ?? ReportDocument.lowercasedNames(in: language)
    let typesetter = Typesetter(page: page, hyphenation: hyphenation.keepingWhole(names), shaper: shaper)
    let set = try typesetter.pages(of: document(on: page))
    return Made(
      PrintDocument(set, info: info(createdAt: createdAt)), notes: set.warnings)
  }
}
