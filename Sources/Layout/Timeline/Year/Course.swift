import AstroChartModel

/// How close to exact a passage is over time, from 0 at the edge of its orb to 1 when exact.
struct Course: Sendable {
  struct Sample: Hashable, Sendable {
    /// Seconds since 1970.
    var seconds: Double
    /// 1 − orb/limit; 0 outside the orb.
    var closeness: Double
  }

  /// The stretches within the orb, each in chronological order, divided where the passage leaves the orb.
  let stretches: [[Sample]]

  /// - Parameter window: In seconds since 1970; the course is cut off at its ends.
  init(of passage: Passage, within window: ClosedRange<Double>) {
    let smooth = SmoothWay(
      passage.course.map { .init(time: Moment.seconds(julianDay: $0.julianDay), value: $0.degrees) })
    let way = smooth.refined(Course.between).map { Distance(seconds: $0.time, degrees: $0.value) }
    stretches = Course.cut(Course.refined(way, orb: passage.orb), to: window, orb: passage.orb)
  }

  /// How many points are interpolated between two neighboring points of a passage's course.
  private static let between = 5

  private struct Distance {
    var seconds: Double
    var degrees: Double

    func between(_ next: Distance, at fraction: Double) -> Distance {
      Distance(
        seconds: seconds + (next.seconds - seconds) * fraction,
        degrees: degrees + (next.degrees - degrees) * fraction)
    }
  }

  /// The same course with additional points where it reaches the exact aspect or an edge of the orb.
  private static func refined(_ way: [Distance], orb: Double) -> [Distance] {
    guard var last = way.first else { return [] }
    var refined = [last]
    for next in way.dropFirst() {
      let crossings = [-orb, 0, orb].compactMap { level -> Double? in
        let fraction = (level - last.degrees) / (next.degrees - last.degrees)
        return fraction > 1e-9 && fraction < 1 - 1e-9 ? fraction : nil
      }
      refined += crossings.sorted().map { last.between(next, at: $0) } + [next]
      last = next
    }
    return refined
  }

  private static func cut(
    _ way: [Distance], to window: ClosedRange<Double>, orb: Double
  ) -> [[Sample]] {
    var stretches: [[Sample]] = [[]]
    for (start, end) in zip(way, way.dropFirst()) where end.seconds > start.seconds {
      guard let part = clipped(start, end, to: window), isWithin(part.0, part.1, orb) else {
        if stretches.last?.isEmpty == false { stretches.append([]) }
        continue
      }
      let samples = [part.0, part.1].map { sample($0, orb) }
      let isNew = stretches[stretches.count - 1].isEmpty
      stretches[stretches.count - 1] += isNew ? samples : [samples[1]]
    }
    return stretches.filter { !$0.isEmpty }
  }

  private static func sample(_ place: Distance, _ orb: Double) -> Sample {
    Sample(seconds: place.seconds, closeness: max(0, 1 - abs(place.degrees) / orb))
  }

  /// Whether the middle of a piece is within the orb, and therefore all of it.
  private static func isWithin(_ start: Distance, _ end: Distance, _ orb: Double) -> Bool {
    abs(start.degrees + end.degrees) / 2 <= orb + 1e-9
  }

  private static func clipped(
    _ start: Distance, _ end: Distance, to window: ClosedRange<Double>
  ) -> (Distance, Distance)? {
    guard end.seconds > window.lowerBound, start.seconds < window.upperBound else { return nil }
    func at(_ seconds: Double) -> Distance {
      start.between(end, at: (seconds - start.seconds) / (end.seconds - start.seconds))
    }
    return (
      start.seconds < window.lowerBound ? at(window.lowerBound) : start,
      end.seconds > window.upperBound ? at(window.upperBound) : end
    )
  }
}
