import AstroBirthplaces
package import AstroSkies

extension Skies.Viewpoint {
  /// The place that `--at` and `--place` name, with its time zone if the gazetteer knows it; `nil` if neither is
  /// given.
  ///
  /// - Parameters:
  ///   - at: Degrees north and east, in the format of `--at`.
  ///   - place: A label for them, or the name by which the place is found.
  ///   - language: The language in which a place that is found is told.
  /// - Throws: `invalidValue` or `usage` for degrees that are none, and what a search for a place throws.
  package static func named(
    at: String?, place: String?, in language: Language
  ) throws(Problem) -> Made<Skies.Viewpoint?> {
    if let at {
      let (latitude, longitude) = try OptionValue.coordinates(at)
      do throws(Problem) {
        return Made(.init(try Site(latitude: latitude, longitude: longitude, name: place)))
      } catch { throw error.coded(.usage) }
    }
    guard let place else { return Made(nil) }
    let found = try Birthplace(named: place, in: language)
    let site = try Site(latitude: found.latitude, longitude: found.longitude, name: found.title)
    return Made(.init(site, timeZone: found.timeZone), notes: [found.note])
  }
}
