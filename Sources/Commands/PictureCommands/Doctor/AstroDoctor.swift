import AstroCommandKit
import AstroSvitla
import Glibc

/// Reports what the commands find on this machine, and what is missing.
struct AstroDoctor: ToldCommand {
  static let name = "astro-doctor"

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func run() throws {
    let machine = Machine(
      version: ProgramVersion.current, environment: environment, ephemeris: shared.ephemerisSource)
    let lines = machine.sections.flatMap(\.lines)
    try StandardOutput.write(Array(lines.map { $0 + "\n" }.joined().utf8))
    if !machine.isWhole { Glibc.exit(ExitStatus.unavailable.rawValue) }
  }

  private var environment: [Requirement] {
    let names = [
      "LC_ALL", "LC_MESSAGES", "LANG", "SE_EPHE_PATH", "ASTROSVITLA_FONTS", "TZDIR", "SOURCE_DATE_EPOCH",
    ]
    let set = names.compactMap { name in
      (name == "SE_EPHE_PATH" ? Environment.ephemerisPath : Environment.value(name)).map {
        Requirement(name, found: $0)
      }
    }
    return [Requirement("language", found: shared.chosenLanguage.tag)] + set
  }
}
