package import AstroChartModel

/// The faces: thirds of each sign, ruled by the planets in Chaldean order from Mars at the beginning of Aries.
///
/// Source: Teucer of Babylon; Lilly, *Christian Astrology* (1647), page 104.
package enum Faces {
  /// The ruler of the face that holds a place.
  package static func ruler(of longitude: Longitude) -> Body {
    Body.chaldeanOrder[(2 + Int(longitude.degrees / 10)) % 7]
  }
}
