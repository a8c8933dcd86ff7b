import AstroCommandWords

/// A command whose words of help stand in the files of `CommandWords`.
package protocol ToldCommand: ParsableCommand {
  /// The name, with its verb, such as `astro-chart return`.
  static var name: String { get }
}

extension ToldCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name, abstract: Help.text("\(name).abstract"), usage: told("usage"),
      discussion: told("discussion") ?? "", version: ProgramVersion.line)
  }

  private static func told(_ part: String) -> String? { HelpBook.inForce["\(name).\(part)"]?.text }
}
