package import AstroEphemeris

/// The options that all commands share.
package struct SharedOptions: ParsableArguments {
  @OptionGroup
  private var language: LanguageOption

  @Option(help: .told("shared.houses"), transform: OptionValue.houseSystem)
  private var houses: HouseSystem?

  @Option(help: .told("shared.zodiac"), transform: OptionValue.zodiac)
  private var zodiac: Zodiac?

  @Option(help: .told("shared.ephemeris", naming: EphemerisDirectory.distribution))
  private var ephemeris: String?

  @Flag(help: .told("shared.verifyEphemeris"))
  package var verifyEphemeris = false

  @Flag(name: .shortAndLong, help: .told("shared.quiet"))
  package var quiet = false

  package init() {}

  /// The language chosen by option, or else that of the defaults, or of the environment.
  package var chosenLanguage: Language { language.chosen }

  /// Where a command tells its notes.
  package func terminal(_ command: String) -> Terminal {
    Terminal(command: command, isQuiet: quiet, language: chosenLanguage)
  }

  /// The settings of a file, overridden by those of the command line.
  package func applied(to settings: ChartSettings) -> ChartSettings {
    var settings = settings
    if let houses { settings.houseSystem = houses }
    if let zodiac { settings.zodiac = zodiac }
    return settings
  }

  /// The source of positions; opened only when a chart is computed.
  package var ephemerisSource: SwissEphemeris {
    SwissEphemeris(.init(argument: ephemeris, environment: Environment.ephemerisPath))
  }
}
