import AstroCommandKit
import AstroDiagnostics
import AstroEphemeris
import AstroPainting
import AstroShaping
import AstroSvitla
import AstroWording

/// The resources of the machine, as the commands find them.
struct Machine {
  let sections: [Section]

  init(_ shared: SharedOptions) {
    let ephemeris = shared.ephemerisSource
    sections = [
      Section(title: "version", items: [Requirement("astro-svitla", found: ProgramVersion.current)]),
      Section(title: "libraries", items: Machine.libraries),
      Section(title: "environment", items: Machine.environment(shared)),
      Section(title: "fonts", items: FontBook.requirements),
      Section(
        title: "ephemeris",
        items: ephemeris.requirements + [Requirement("years", found: ephemeris.years)]),
      Section(title: "zones", items: [SwissEphemeris.timeZones]),
      Section(title: "hyphenation", items: HyphenationFolder.customary.requirements),
    ]
  }

  var isWhole: Bool { sections.allSatisfy(\.isWhole) }

  private static var libraries: [Requirement] {
    (Renderer.libraries + FontBook.libraries + [("libswe", SwissEphemeris.libraryVersion)])
      .map { Requirement($0.name, found: $0.version) }
  }

  private static func environment(_ shared: SharedOptions) -> [Requirement] {
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
