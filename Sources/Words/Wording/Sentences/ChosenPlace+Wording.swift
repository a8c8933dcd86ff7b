package import AstroChartModel

extension NoteWords {
  /// Which place was chosen, with what that leaves open.
  package func account(of place: ChosenPlace) -> String {
    let account = placeChosen(
      namesPlacesInUkrainian ? place.ukrainian : place.english, formerly: place.former,
      coordinates: place.coordinates, zone: place.zone)
    return place.hasNamesakes ? "\(account); \(namesakes)" : account
  }
}
