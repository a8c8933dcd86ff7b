/// What the prose of all our languages shares.
package enum Prose {
  /// Figures, spaces, and the marks that every language of ours uses alike.
  package static func isCommon(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", " ", ".", ",", ":", ";", "?", "…", "–", "-", "(", ")", "’", "%", "°": true
    default: false
    }
  }
}

extension String {
  /// With a capital at the beginning, as a sentence or a name has it.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
