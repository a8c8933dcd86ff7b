package import AstroChartModel
package import AstroDiagnostics
import AstroPlaces
package import AstroWording

extension Birthplace {
  /// The place of the built-in gazetteer that a name means.
  ///
  /// - Throws: A `Problem` at the field `place`, which lists the places that may be meant.
  package init(named name: String, in language: Language) throws(Problem) {
    let words = language.phrasebook
    let inUkrainian = words.namesPlacesInUkrainian
    let match = try Gazetteer.builtIn.place(named: name, inUkrainian: inUkrainian)
    let place = match.settlement
    let chosen = ChosenPlace(
      english: place.title(), ukrainian: place.title(inUkrainian: true),
      former: match.isFormer ? match.matched : nil, coordinates: place.coordinateText, zone: place.timeZone,
      hasNamesakes: match.namesakes > 0)
    self.init(
      latitude: place.latitude, longitude: place.longitude, timeZone: place.timeZone,
      title: place.title(inUkrainian: inUkrainian),
      note: Note(SkyNote.placeChosen(chosen), words.account(of: chosen)))
  }
}
