import AstroChartModel
package import AstroDrawing
import AstroGeometry
import AstroThemes
import AstroTradition
import AstroWording

extension MidpointDial {
  /// The finished picture, painted from the background to the front.
  ///
  /// Every mark is a group of its own, labeled with its id and titled in the dial's language.
  /// - Parameter isTransparent: Whether the background stays unpainted.
  package func scene(isTransparent: Bool = false) -> Scene {
    var scene = Scene(size: size, background: isTransparent ? nil : theme.paint(.paper))
    scene.group("ring") { paintRing(&$0) }
    scene.group("ruler") { paintRuler(&$0) }
    scene.group("pointer") { paintPointer(&$0) }
    scene.group("bodies") { bodies in
      for seat in seats { paint(seat, &bodies) }
    }
    return scene
  }

  private var words: Language { Language(locale: language) }

  // MARK: - Ring

  private func paintRing(_ group: inout Scene.Group) {
    group.fill(circle(plan.zodiacInner), theme.paint(.disc))
    for (radius, weight) in [(plan.zodiacOuter, 1.3), (plan.zodiacInner, 0.9), (plan.aspectOuter, 0.7)] {
      group.stroke(circle(radius), Stroke(theme.paint(.ink), width: lineWidth * weight))
    }
    for position in figure.modulus.signStarts { paintDivider(at: figure.turned(position), &group) }
    for mark in signs {
      if case .dialSigns(let position) = mark.id.subject {
        group.set(mark, title: title(ofSigns: position))
      }
    }
    for mark in numbers { group.set(mark, title: mark.words + "°") }
  }

  /// Paints a line where signs begin, on either side of the number in the middle of the ring.
  private func paintDivider(at degree: Double, _ group: inout Scene.Group) {
    let depth = MidpointDial.dividerDepth
    for outer in [plan.zodiacOuter, plan.zodiacInner + depth] {
      group.line(
        dial.ray(degree, from: outer, to: outer - depth),
        Stroke(theme.paint(.ink), width: lineWidth * 0.9))
    }
  }

  /// The length of such a line, as a fraction of the half side.
  private static let dividerDepth = 0.022

  /// The signs that begin at a place of the dial, as in “0°: Aries, Cancer, Libra, Capricorn”.
  private func title(ofSigns position: Int) -> String {
    let signs = Sign.allCases.filter { figure.modulus.position(of: Longitude($0.start)) == Double(position) }
    return "\(position)°: " + signs.map { $0.name(in: words) }.joined(separator: ", ")
  }

  private func circle(_ radius: Double) -> Path {
    Path(circle: dial.center, radius: radius * dial.halfSide)
  }

  // MARK: - Ruler

  private func paintRuler(_ group: inout Scene.Group) {
    for rank in DialTick.ranks(of: figure.modulus, detail) {
      var path = Path()
      for degree in stride(from: 0, to: figure.modulus.rawValue, by: rank.step)
      where rank.except == nil || degree % (rank.except ?? 1) != 0 {
        let depth = (plan.zodiacInner - plan.rulerInner) * rank.length
        let tick = dial.ray(
          figure.turned(Double(degree)), from: plan.zodiacInner, to: plan.zodiacInner - depth)
        path.move(to: tick.start)
        path.line(to: tick.end)
      }
      group.stroke(
        path, Stroke(theme.paint(rank.isInk ? .ink : .hairline), width: lineWidth * rank.weight))
    }
  }

  // MARK: - Bodies and pointer

  private func paint(_ seat: Seat, _ group: inout Scene.Group) {
    let title = seat.end.name(in: words) + ", " + seat.longitude.position(in: words)
    group.group(seat.id.description, title: title) { group in
      let isPointed = seat.end == pointer?.end
      let ink = theme.paint(isPointed ? .accent : .mark)
      group.line(seat.tick, Stroke(ink, width: lineWidth * 2.2))
      group.stroke(seat.leader.path, Stroke(ink, width: lineWidth * (isPointed ? 1.2 : 0.75)))
      for mark in seat.marks { group.set(mark, title: title) }
    }
  }

  private func paintPointer(_ group: inout Scene.Group) {
    guard let pointer, let tree = figure.pointed else { return }
    let accent = theme.paint(.accent)
    group.group(pointer.id.description, title: pointer.end.name(in: words)) { group in
      group.line(pointer.axis, Stroke(accent, width: lineWidth * 1.2))
      group.fill(pointer.head, accent)
    }
    for (branch, tick) in zip(tree.branches, pointer.ticks) {
      group.group(ElementID(.midpoint(branch.ends[0], branch.ends[1])).description, title: title(of: branch))
      {
        $0.line(tick, Stroke(theme.paint(.ink), width: lineWidth * 1.6))
      }
    }
  }
}

extension MidpointDial {
  /// The midpoint and its contact, as in “Mars, Saturn: semisquare 0°34′”.
  private func title(of branch: MidpointTree.Branch) -> String {
    branch.ends.map { $0.name(in: words) }.joined(separator: ", ") + ": "
      + branch.aspect.name(in: words) + " " + Degrees.text(branch.orb)
  }
}

/// One kind of tick of a dial.
private struct DialTick {
  /// The degrees from one tick to the next.
  var step: Int
  /// Multiples of this belong to a longer kind; `nil` for the longest.
  var except: Int?
  /// The length as a fraction of the ruler's depth.
  var length: Double
  var weight: Double
  var isInk: Bool

  /// The kinds for a dial: fewer where the picture is small.
  static func ranks(of modulus: DialModulus, _ detail: WheelOptions.Detail) -> [DialTick] {
    let coarse = [
      DialTick(step: 10, except: nil, length: 1, weight: 0.8, isInk: true),
      DialTick(step: 5, except: 10, length: 0.66, weight: 0.65, isInk: true),
    ]
    switch detail {
    case .minimal: return [coarse[0]]
    case .reduced: return modulus == .whole ? [coarse[0]] : coarse
    case .full: return coarse + [DialTick(step: 1, except: 5, length: 0.36, weight: 0.55, isInk: false)]
    }
  }
}
