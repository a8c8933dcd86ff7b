public import AstroDiagnostics

/// A place of birth that was looked up by its name.
public struct Birthplace: Hashable, Sendable {
  /// The latitude in degrees north, −90…90.
  public let latitude: Double
  /// The longitude in degrees east, −180…180.
  public let longitude: Double
  /// The IANA name of its time zone, such as `Europe/Kyiv`.
  public let timeZone: String
  /// The name of the place with its region and country.
  public let title: String
  /// A note that says which place was chosen for the name that was given.
  public let note: Note

  package init(latitude: Double, longitude: Double, timeZone: String, title: String, note: Note) {
    (self.latitude, self.longitude, self.timeZone) = (latitude, longitude, timeZone)
    (self.title, self.note) = (title, note)
  }
}
