/// The place that a name was taken for, with what a note tells of it.
package struct ChosenPlace: Hashable, Sendable {
  /// Its name with its country in English and in Ukrainian, such as `Kyiv, Ukraine`.
  package var english, ukrainian: String
  /// The former name by which it was asked for.
  package var former: String?
  /// Degrees north and east, such as `50.45466,30.5238`.
  package var coordinates: String
  package var zone: String
  /// Whether other places bear the name.
  package var hasNamesakes: Bool

  package init(
    english: String, ukrainian: String, former: String?, coordinates: String, zone: String,
    hasNamesakes: Bool
  ) {
    (self.english, self.ukrainian, self.former) = (english, ukrainian, former)
    (self.coordinates, self.zone, self.hasNamesakes) = (coordinates, zone, hasNamesakes)
  }
}
