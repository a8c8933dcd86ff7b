import AstroCommandKit

/// The options for making a page of the wheel, and for its content.
struct PageOptions: ParsableArguments {
  @Flag(help: .told("page.html"))
  var html = false

  @Flag(help: .told("page.fragment"))
  var fragment = false

  @Option(help: .told("page.prefix"))
  var prefix: String?

  @Option(help: .told("page.report"))
  var report: String?

  init() {}

  /// Refuses options that need a page if there is none, and options of pictures that do not apply to a page.
  func check(_ picture: PictureOptions, makesPage: Bool) throws(Problem) {
    guard makesPage else {
      let given = [("--fragment", fragment), ("--prefix", prefix != nil), ("--report", report != nil)]
      guard let option = given.first(where: \.1)?.0 else { return }
      throw .usage(option, OptionFault.works(with: "--html"))
    }
    if picture.format != nil {
      throw .usage("--format", PictureUsage.formatOfPage)
    }
    if picture.sheet {
      throw .usage("--sheet", PictureUsage.sheetOfPage)
    }
    if prefix != nil, !fragment {
      throw .usage("--prefix", OptionFault.works(with: "--fragment"))
    }
  }
}
