public import Diagnostics

/// A place on the Earth that a sky is seen from.
public struct Site: Hashable, Sendable {
  /// Degrees north, −90…90, kept to the millionth.
  public let latitude: Double
  /// Degrees east, −180…180, kept to the millionth.
  public let longitude: Double
  /// What it is called; at most 200 Unicode scalars, none of them a control character.
  public let name: String?

  /// - Throws: `invalidValue` at the field that cannot be.
  public init(latitude: Double, longitude: Double, name: String? = nil) throws(Problem) {
    self.latitude = try BirthData.degrees(latitude, in: -90...90, "north", field: "latitude")
    self.longitude = try BirthData.degrees(longitude, in: -180...180, "east", field: "longitude")
    self.name = try Label.checked(name, field: "name")
  }

  /// Where somebody was born.
  package init(_ birth: BirthData) {
    (latitude, longitude, name) = (birth.latitude, birth.longitude, birth.place)
  }
}
