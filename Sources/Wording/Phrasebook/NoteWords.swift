/// Notes, each in one line.
package protocol NoteWords: Sendable {
  /// What stands before a note where notes and errors stand together.
  var noteLabel: String { get }
  func note(_ matter: NoteMatter) -> String
  /// Which place was taken for a name, by its title; what it was called formerly where that was asked for.
  func placeChosen(_ title: String, formerly former: String?, coordinates: String, zone: String) -> String
  /// Behind a place that was found by a name which it no longer bears.
  func formerly(_ name: String) -> String
  /// Whether places bear their Ukrainian names, where they have one; all have a Latin one.
  var namesPlacesInUkrainian: Bool { get }
}
