import Drawing
import Geometry

/// Ticks at every degree, longer at five and ten, longest where a sign begins.
struct RulerInk {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for rank in ranks { group.stroke(ticks(rank), Stroke(color(rank), width: wheel.lineWidth * rank.weight)) }
  }

  /// One kind of tick, all of which share a path and a stroke.
  private struct Rank {
    /// Every how many degrees.
    var step: Int
    /// Of which coarser ones it leaves out.
    var except: Int
    /// Length as a fraction of the ruler's ring.
    var length: Double
    var weight: Double
    var isInk: Bool
  }

  private var ranks: [Rank] {
    let coarse = [
      Rank(step: 30, except: 360, length: 1, weight: 0.8, isInk: true),
      Rank(step: 10, except: 30, length: 0.72, weight: 0.7, isInk: true),
      Rank(step: 5, except: 10, length: 0.5, weight: 0.6, isInk: false),
    ]
    switch wheel.detail {
    case .minimal: return [coarse[0]]
    case .reduced: return Array(coarse.prefix(2))
    case .full: return coarse + [Rank(step: 1, except: 5, length: 0.3, weight: 0.55, isInk: false)]
    }
  }

  private func color(_ rank: Rank) -> Color { rank.isInk ? wheel.theme.ink : wheel.theme.hairline }

  private func ticks(_ rank: Rank) -> Path {
    let (dial, radii) = (wheel.dial, wheel.radii)
    let depth = (radii.zodiacInner - radii.rulerInner) * rank.length
    var path = Path()
    for degree in stride(from: 0, to: 360, by: rank.step)
    where rank.except == 360 || degree % rank.except != 0 {
      let tick = dial.ray(Double(degree), from: radii.zodiacInner, to: radii.zodiacInner - depth)
      path.move(to: tick.start)
      path.line(to: tick.end)
    }
    return path
  }
}
