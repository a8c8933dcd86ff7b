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

  /// The given options, as they appear on the command line.
  var names: [String] {
    [
      ("--html", html), ("--fragment", fragment), ("--prefix", prefix != nil), ("--report", report != nil),
    ].filter(\.1).map(\.0)
  }

  /// Refuses options that need a page if there is none, and options of pictures that do not apply to a page.
  func check(_ picture: PictureOptions, makesPage: Bool) throws(Problem) {
    guard makesPage else {
      guard let option = names.first(where: { $0 != "--html" }) else { return }
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
