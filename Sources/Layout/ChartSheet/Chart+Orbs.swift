import AstroChartModel
import AstroWheelLayout

extension Chart {
  /// Whether the orb can be told to the minute: without a time of birth, none of a body that moves far in a day.
  func knowsOrb(of aspect: Aspect) -> Bool {
    aspect.isCertain && !aspect.bodies.contains { placement(of: $0)?.isBroad ?? false }
  }
}
