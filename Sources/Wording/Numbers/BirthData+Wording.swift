package import ChartModel

extension BirthData {
  /// Degrees and minutes north and east, or south and west.
  ///
  /// Like this: `50°27′ N, 30°31′ E`, «50°27′ пн. ш., 30°31′ сх. д.».
  package func coordinates(in language: Language) -> String { Site(self).coordinates(in: language) }
}

extension Site {
  /// Degrees and minutes north and east, or south and west.
  package func coordinates(in language: Language) -> String {
    language.phrasebook.coordinates(
      Degrees.text(abs(latitude)), isNorth: latitude >= 0, Degrees.text(abs(longitude)),
      isEast: longitude >= 0)
  }
}
