import ArgumentParser
import AstroCommandKit
import AstroDiagnostics

/// The options for making a page of the wheel, and for its content.
struct PageOptions: ParsableArguments {
  @Flag(help: "Make an interactive page: one HTML file that needs nothing else.")
  var html = false

  @Flag(help: "Leave out the document around the page, to embed it in another.")
  var fragment = false

  @Option(
    help: .naming(
      "word",
      "The prefix of a fragment's ids: letters and digits, a letter first. (default: made from what it shows)"
    ))
  var prefix: String?

  @Option(
    help: .naming("file", "A report file whose paragraphs are shown on the page, or - for standard input."))
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
