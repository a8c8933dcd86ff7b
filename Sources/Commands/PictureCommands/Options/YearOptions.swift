import AstroCommandKit
import AstroSvitla

/// The option for the year that a document is about, and its time zone.
struct YearOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("year.year"))
  var year: Int?

  @Option(parsing: .unconditional, help: .told("year.zone"))
  var zone: String?

  init() {}

  /// Refuses options that do not go with a year.
  func check(_ options: DocumentOptions, _ skies: SkyOptions) throws(Problem) {
    guard let year else {
      if zone != nil { throw .usage("--zone", OptionFault.works(with: "--year")) }
      return
    }
    let (least, most) = (CivilDate.years.lowerBound, CivilDate.years.upperBound - 1)
    guard (least...most).contains(year) else {
      throw .usage("--year", OptionFault.outOfRange(year, least...most))
    }
    if let reading = options.namesOfReading.first {
      throw .usage(reading, PictureUsage.readingOfYear)
    }
    if let sky = skies.names.first {
      throw .usage(sky, PictureUsage.skyOfYear)
    }
  }
}
