import ArgumentParser

/// Tools for developers, who inspect and measure with them; not installed.
@main
struct AstroWorkshop: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-workshop", abstract: "Look at many charts at once.",
    subcommands: [Gallery.self, Book.self, Labels.self, Words.self, Days.self, Quantiles.self, Harm.self])
}
