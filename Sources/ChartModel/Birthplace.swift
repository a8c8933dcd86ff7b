public import Diagnostics

/// A place of birth that was found by its name.
public struct Birthplace: Hashable, Sendable {
  /// Degrees north, −90…90.
  public let latitude: Double
  /// Degrees east, −180…180.
  public let longitude: Double
  /// An IANA name, such as `Europe/Kyiv`.
  public let timeZone: String
  /// What the place is called, with its region and country.
  public let title: String
  /// Which place was taken, for whoever gave the name.
  public let note: Note

  package init(latitude: Double, longitude: Double, timeZone: String, title: String, note: Note) {
    (self.latitude, self.longitude, self.timeZone) = (latitude, longitude, timeZone)
    (self.title, self.note) = (title, note)
  }
}
