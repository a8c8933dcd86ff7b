/// The midpoint of two longitudes.
///
/// It is computed in whole millionths of a degree from the two places in zodiacal order, so that it does not
/// depend on which comes first.
package struct Midpoint: Hashable {
  /// The midpoint on the shorter arc; for exactly opposite places, a quarter of the zodiac after the one with
  /// the lower longitude.
  package let near: Longitude
  /// Whether both arcs are equally long, so that the opposite midpoint is just as valid.
  package let isAmbiguous: Bool

  package init(_ a: Longitude, _ b: Longitude) {
    let (low, high) = (min(a.millionths, b.millionths), max(a.millionths, b.millionths))
    let middle = (low + high) / 2
    let isOverStart = high - low > 180_000_000
    near = Longitude(Double(isOverStart ? middle + 180_000_000 : middle) / 1_000_000)
    isAmbiguous = high - low == 180_000_000
  }

  /// The midpoint; if both are valid, the one nearer to a place.
  package func nearer(to place: Longitude?) -> Longitude {
    guard isAmbiguous, let place else { return near }
    return near.separation(from: place) <= near.opposite.separation(from: place) ? near : near.opposite
  }
}
