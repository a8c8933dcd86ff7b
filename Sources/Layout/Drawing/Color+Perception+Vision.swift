/// A kind of color vision.
package enum ColorVision: String, CaseIterable, Hashable, Sendable {
  case typical
  /// Vision without cones for long wavelengths.
  case protanopia
  /// Vision without cones for middle wavelengths.
  case deuteranopia
  /// Vision without cones for short wavelengths.
  case tritanopia
}

extension Color {
  /// The color as a person with the given vision sees it; the opacity stays the same.
  ///
  /// Uses the model of Machado, Oliveira and Fernandes, *A Physiologically-based Model for Simulation of
  /// Color Vision Deficiency* (IEEE TVCG 15, 2009), at full severity, applied to linear light.
  package func seen(with vision: ColorVision) -> Color {
    guard let rows = vision.matrix else { return self }
    let light = [Color.linear(red), Color.linear(green), Color.linear(blue)]
    let parts = rows.map { row in
      Color.encoded(min(max(zip(row, light).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1))
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: opacity)
  }
}

extension ColorVision {
  /// The three rows of the matrix that is applied to linear red, green and blue; `nil` for typical vision.
  fileprivate var matrix: [[Double]]? {
    switch self {
    case .typical: nil
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
