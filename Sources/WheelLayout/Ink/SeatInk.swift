import ChartModel
import Drawing
import Geometry

/// The bodies: ticks at their true degrees, leaders, and the columns, each body a group of its own.
struct SeatInk {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for seat in wheel.seats {
      let body = seat.placement.body
      group.group("\(body.isPlanet ? "planet" : "point").\(body.rawValue)") { group in
        if let range = seat.placement.range { paint(range, &group) }
        group.line(seat.tick, Stroke(wheel.theme.mark, width: wheel.lineWidth * 2.2))
        group.stroke(seat.leader.path, Stroke(wheel.theme.mark, width: wheel.lineWidth * 0.75))
        for mark in wheel.marks where mark.body == body {
          group.place(mark.text, inkCenteredAt: mark.center)
        }
      }
    }
  }

  /// What the body runs through in the day, where that is enough to be seen: the Moon's arc, as a rule.
  private func paint(_ range: DayRange, _ group: inout Scene.Group) {
    let run = range.atMidnight.distance(forwardTo: range.atNextMidnight)
    let sweep = run > 180 ? run - 360 : run
    guard abs(sweep) > 2 else { return }
    let radius = wheel.radii.rulerInner - 0.003
    let start = range.atMidnight.degrees
    group.stroke(
      wheel.dial.arc(from: start, to: start + sweep, radius: radius),
      Stroke(wheel.theme.mark, width: wheel.lineWidth * 3, cap: .round))
  }
}
