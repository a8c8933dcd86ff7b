package import AstroDiagnostics
package import AstroEphemeris
import AstroPainting
import AstroShaping

/// What the library needs of a machine, and what of it is there.
package struct Machine {
  package let sections: [MachineSection]

  /// - Parameters:
  ///   - version: That of the program.
  ///   - environment: What the environment asks for.
  ///   - ephemeris: The source of positions.
  package init(version: String, environment: [Requirement], ephemeris: SwissEphemeris) {
    sections = [
      MachineSection("version", [Requirement("astro-svitla", found: version)]),
      MachineSection("libraries", Machine.libraries),
      MachineSection("environment", environment),
      MachineSection("fonts", FontBook.requirements),
      MachineSection(
        "ephemeris", ephemeris.requirements + [Requirement("years", found: ephemeris.years)]),
      MachineSection("zones", [SwissEphemeris.timeZones]),
      MachineSection("hyphenation", HyphenationFolder.customary.requirements),
      MachineSection("coasts", CoastFolder.customary.requirements),
    ]
  }

  /// Whether nothing is missing or damaged.
  package var isWhole: Bool { sections.allSatisfy(\.isWhole) }

  private static var libraries: [Requirement] {
    (Renderer.libraries + FontBook.libraries + [("libswe", SwissEphemeris.libraryVersion)])
      .map { Requirement($0.name, found: $0.version) }
  }
}
