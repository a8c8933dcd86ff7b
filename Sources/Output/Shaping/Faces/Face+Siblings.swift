import AstroDrawing

extension Face {
  /// The face of the other shipped family with the nearest weight and slant, for a character that this face
  /// lacks.
  var sibling: Face { Face.siblings[self] ?? (family == .inter ? .vollkorn : .inter) }

  private static let siblings = Dictionary(
    uniqueKeysWithValues: shipped.filter { $0.family != .symbols }.compactMap { face in
      face.nearestOfOtherFamily.map { (face, $0) }
    })

  /// The weight counts more than the slant: an upright bold is nearer to a bold italic than a light italic
  /// is.
  private var nearestOfOtherFamily: Face? {
    Face.shipped.filter { $0.family != family && $0.family != .symbols }
      .min { distance(to: $0) < distance(to: $1) }
  }

  private func distance(to other: Face) -> (weight: Int, slant: Int) {
    (abs(weight.rawValue - other.weight.rawValue), slant == other.slant ? 0 : 1)
  }

  var isInstalled: Bool {
    if case .installed = family { true } else { false }
  }
}
