public import Drawing

extension Wheel {
  /// The finished picture of the wheel, its rings painted from the ground up.
  ///
  /// - Parameter isTransparent: Whether the page is left unpainted.
  public func scene(isTransparent: Bool = false) -> Scene {
    var scene = Scene(size: size, background: isTransparent ? nil : theme.paper)
    scene.group("zodiac") { ZodiacInk(wheel: self).paint(&$0) }
    scene.group("ruler") { RulerInk(wheel: self).paint(&$0) }
    scene.group("houses") { HouseInk(wheel: self).paint(&$0) }
    scene.group("aspects") { ChordInk(wheel: self).paint(&$0) }
    scene.group("bodies") { SeatInk(wheel: self).paint(&$0) }
    scene.group("labels") { paintMarks([.cuspLabel, .angleLabel, .angleDegree], into: &$0) }
    scene.group("caption") { paintMarks([.title], into: &$0) }
    return scene
  }

  /// Sets the marks of some roles where they stand.
  func paintMarks(_ roles: Set<Mark.Role>, into group: inout Scene.Group) {
    for mark in marks where roles.contains(mark.role) {
      group.place(mark.text, inkCenteredAt: mark.center)
    }
  }

  /// The width of a line of normal weight in this theme, in points.
  var lineWidth: Double {
    WheelMetrics(halfSide: dial.halfSide, detail: detail).line * theme.lineScale * (detail == .full ? 1 : 1.5)
  }
}
