import Drawing

extension Face {
  /// The face of our other family in the nearest weight and slant, for a character this one lacks.
  var sibling: Face {
    switch self {
    case .vollkorn, .symbols, .installed: .inter
    case .vollkornItalic: .interItalic
    case .vollkornSemiBold: .interSemiBold
    case .vollkornBold, .vollkornBoldItalic: .interBold
    case .inter, .interMedium: .vollkorn
    case .interItalic: .vollkornItalic
    case .interSemiBold: .vollkornSemiBold
    case .interBold: .vollkornBold
    }
  }

  var isInstalled: Bool {
    if case .installed = self { true } else { false }
  }
}
