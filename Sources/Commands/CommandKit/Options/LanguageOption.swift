/// The option for the language of words.
package struct LanguageOption: ParsableArguments {
  @Option(help: .told("language.language"), transform: OptionValue.language)
  private var language: Language?

  package init() {}

  /// The language chosen by option, or else that of the defaults, or of the environment.
  package var chosen: Language {
    language ?? Defaults.inForce.language ?? Language(environment: Environment.locale)
  }
}
