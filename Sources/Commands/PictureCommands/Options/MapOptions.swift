import AstroCommandKit
import AstroSvitla

/// The options for a map in place of the wheel.
struct MapOptions: ParsableArguments {
  @Flag(help: .told("map.map"))
  var map = false

  @Option(parsing: .unconditional, help: .told("map.doubt"))
  private var doubt: Int?

  func validate() throws {
    guard let doubt, !MapStyle.doubts.contains(doubt) else { return }
    throw ValidationError(OptionFault.outOfRange("--doubt", doubt, MapStyle.doubts))
  }

  /// The look of the map; `nil` if none is asked for.
  func style(_ picture: PictureOptions, _ page: PageOptions, _ skies: SkyOptions) throws(Problem) -> MapStyle?
  {
    guard map else {
      if doubt != nil { throw .usage("--doubt", OptionFault.works(with: "--map")) }
      return nil
    }
    try picture.check("--map", page, skies)
    return try picture.styled(MapStyle(doubt: doubt, byline: picture.byline.byline()))
  }
}
