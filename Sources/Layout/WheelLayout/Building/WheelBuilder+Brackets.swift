import AstroChartModel
import AstroDrawing
import AstroGeometry

/// The marks of conjunctions within one ring.
extension WheelBuilder {
  /// Gives each conjunction the bracket of its group: just outside the aspect circle, on a lane of its own where
  /// others overlap with it.
  func bracket(_ chords: inout [Chord]) {
    guard figure.rings.count == 1 else { return }
    let marks = ConjunctionMark.marks(of: chords.map(\.tie))
    let pitch = lanePitch(for: marks.map(\.lane).max() ?? 0)
    for mark in marks {
      let isOrbKnown = mark.ties.allSatisfy { chords[$0].aspect.isOrbKnown }
      let path = path(of: mark, pitch: pitch, isDotted: !isOrbKnown)
      for index in mark.ties {
        (chords[index].form, chords[index].bracket) = (mark.isCrowded ? .rung : .bracket, path)
      }
    }
  }

  /// - Parameter isDotted: Whether it is drawn in dots: each foot then begins with one of its own.
  private func path(of mark: ConjunctionMark, pitch: Double, isDotted: Bool) -> Path {
    let arc = plan.aspectOuter + WheelBuilder.firstLane + Double(mark.lane) * pitch
    let foot = mark.lane == 0 ? plan.aspectOuter : arc - 0.43 * pitch
    let (start, end) = (mark.start, mark.start + mark.sweep)
    let bow = dial.arc(from: start, to: end, radius: arc)
    var feet = mark.feet.dropFirst().dropLast().map { mark.start + $0 }
    var path: Path
    if isDotted {
      path = bow
      feet = [start] + feet + [end]
    } else {
      path = Path(through: [dial.point(start, radius: foot)])
      path.append(bow.continued)
      path.line(to: dial.point(end, radius: foot))
    }
    for place in feet {
      let ray = dial.ray(place, from: isDotted ? foot : arc, to: isDotted ? arc : foot)
      path.append(Path(through: [ray.start, ray.end]))
    }
    return path
  }

  /// The distance between two lanes as a fraction of half the side; with more lanes than there have ever been, what
  /// the ring of house numbers has room for.
  private func lanePitch(for highest: Int) -> Double {
    let room = plan.houseOuter - plan.aspectOuter - 2 * WheelBuilder.firstLane
    return min(4.6 * metrics.lineWidth(in: theme) / dial.halfSide, room / Double(max(1, highest)))
  }

  /// The distance of the innermost lane from the aspect circle, as a fraction of half the side.
  private static let firstLane = 0.75 * WheelPlan.bracketDepth

  /// Points along the brackets that lie on lanes, which a house number must keep clear of.
  func bracketPoints(of chords: [Chord]) -> [Point] {
    chords.filter { $0.form == .rung }.flatMap { $0.bracket?.points ?? [] }
  }
}

extension Path {
  /// The same path, connected by a line to what comes before it.
  var continued: Path {
    guard case .move(let start)? = elements.first else { return self }
    return Path([.line(start)] + elements.dropFirst())
  }

  /// Where its steps end, and points along its curves.
  var points: [Point] {
    var (points, last) = ([Point](), Point(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        points.append(end)
        last = end
      case .curve(let first, let second, let end):
        points += [0.25, 0.5, 0.75].map { last.along(first, second, end, by: $0) } + [end]
        last = end
      case .close: break
      }
    }
    return points
  }
}

extension Point {
  /// A point of the cubic curve that begins here.
  fileprivate func along(_ first: Point, _ second: Point, _ end: Point, by part: Double) -> Point {
    let (a, b) = (interpolated(to: first, by: part), first.interpolated(to: second, by: part))
    let c = second.interpolated(to: end, by: part)
    return a.interpolated(to: b, by: part).interpolated(to: b.interpolated(to: c, by: part), by: part)
  }
}
