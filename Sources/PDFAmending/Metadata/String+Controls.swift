import Drawing

extension String {
  /// The words without characters that have no place in a title, some of which cairo refuses.
  package var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { CharacterKind($0) != .control && !$0.properties.isNoncharacterCodePoint }))
  }
}
