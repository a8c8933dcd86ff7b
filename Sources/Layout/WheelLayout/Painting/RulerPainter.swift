import AstroDrawing
import AstroGeometry
import AstroThemes

/// Paints ticks at every degree: longer at multiples of five and ten, longest where a sign begins.
struct RulerPainter {
  let wheel: Wheel

  func paint(_ group: inout Scene.Group) {
    for rank in ranks { group.stroke(ticks(rank), Stroke(paint(rank), width: wheel.lineWidth * rank.weight)) }
  }

  /// One kind of tick; all ticks of a kind share a path and a stroke.
  private struct Rank {
    /// The number of degrees from one tick to the next.
    var step: Int
    /// Multiples of this belong to a coarser rank.
    var except: Int
    /// The length as a fraction of the ruler's depth.
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

  private func paint(_ rank: Rank) -> Paint { wheel.theme.paint(rank.isInk ? .ink : .hairline) }

  private func ticks(_ rank: Rank) -> Path {
    let (dial, plan) = (wheel.dial, wheel.plan)
    let depth = (plan.zodiacInner - plan.rulerInner) * rank.length
    var steps: [Path.Element] = []
    steps.reserveCapacity(2 * (360 / rank.step))
    for degree in stride(from: 0, to: 360, by: rank.step)
    where rank.except == 360 || degree % rank.except != 0 {
      let tick = dial.ray(Double(degree), from: plan.zodiacInner, to: plan.zodiacInner - depth)
      steps.append(.move(tick.start))
      steps.append(.line(tick.end))
    }
    return Path(steps)
  }
}
