import ArgumentParser

/// What its makers look at and measure; not installed.
@main
struct AstroWorkshop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-workshop", abstract: "Look at many charts at once.",
    subcommands: [Gallery.self, Book.self, Labels.self])
}
