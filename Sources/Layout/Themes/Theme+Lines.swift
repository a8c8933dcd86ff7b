package import AstroChartModel
package import AstroDrawing

extension Theme {
  /// The ink of lines that belong to a planet, one for each, as far as the theme has that many.
  package func linePaint(of body: Body) -> Paint {
    switch body {
    case .sun: paint(.accent)
    case .moon: paint(.faintInk)
    case .mercury: paint(.mark)
    case .venus: paint(.harmonious)
    case .mars: paint(.challenging)
    case .jupiter: paint(.secondInk)
    case .uranus: paint(ofSign: .earth)
    case .neptune: paint(ofSign: .air)
    case .pluto: paint(.thirdInk)
    default: paint(.ink)
    }
  }

  /// Whether areas are told apart by tints at all.
  package var hasTints: Bool { Element.allCases.contains { tint($0) != disc } }
}
