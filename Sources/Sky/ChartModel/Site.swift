public import AstroDiagnostics

/// A place on the Earth from which the sky is seen.
public struct Site: Hashable, Sendable {
  /// The latitude in degrees north, −90…90, rounded to the millionth.
  public let latitude: Double
  /// The longitude in degrees east, −180…180, rounded to the millionth.
  public let longitude: Double
  /// The name of the place; at most 200 Unicode scalars, none of them a control character.
  public package(set) var name: String?

  /// - Throws: `invalidValue` at a field that is out of range or malformed.
  public init(latitude: Double, longitude: Double, name: String? = nil) throws(Problem) {
    self.latitude = try BirthData.degrees(latitude, in: -90...90, or: BirthFault.latitude, field: "latitude")
    self.longitude = try BirthData.degrees(
      longitude, in: -180...180, or: BirthFault.longitude, field: "longitude")
    self.name = try Label.checked(name, field: "name")
  }

  /// The place of a birth.
  package init(_ birth: BirthData) {
    (latitude, longitude, name) = (birth.latitude, birth.longitude, birth.place)
  }
}
