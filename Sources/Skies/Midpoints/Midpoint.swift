import ChartModel

/// The middle between two longitudes.
///
/// In whole millionths of a degree, and of the two places in their order along the zodiac, so that it is the same
/// whoever comes first.
struct Midpoint: Hashable {
  /// On the shorter way between the two; of exactly opposite ones, a quarter of the zodiac after the earlier one.
  let near: Longitude
  /// Whether both ways are the same, so that the opposite answer is as good.
  let isAmbiguous: Bool

  init(_ a: Longitude, _ b: Longitude) {
    let (low, high) = (min(a.millionths, b.millionths), max(a.millionths, b.millionths))
    let middle = (low + high) / 2
    let isOverStart = high - low > 180_000_000
    near = Longitude(Double(isOverStart ? middle + 180_000_000 : middle) / 1_000_000)
    isAmbiguous = high - low == 180_000_000
  }

  /// The answer; of two, the one that is nearer to a place.
  func nearer(to place: Longitude?) -> Longitude {
    guard isAmbiguous, let place else { return near }
    return near.separation(from: place) <= near.opposite.separation(from: place) ? near : near.opposite
  }
}
