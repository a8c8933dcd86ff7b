extension Segment {
  /// The part of the segment within a box, as fractions of its length (Liang–Barsky); `nil` where there is none, or no
  /// more than a touch.
  package func part(within box: Rect) -> (from: Double, to: Double)? {
    var (from, to) = (0.0, 1.0)
    for (start, end, low, high) in [
      (self.start.x, self.end.x, box.minX, box.maxX), (self.start.y, self.end.y, box.minY, box.maxY),
    ] {
      let step = end - start
      if step == 0 {
        guard low < start, start < high else { return nil }
        continue
      }
      let (a, b) = ((low - start) / step, (high - start) / step)
      from = max(from, min(a, b))
      to = min(to, max(a, b))
    }
    return from < to ? (from, to) : nil
  }

  /// What is left of the segment outside some boxes, in order from its start.
  package func parts(outside boxes: [Rect]) -> [Segment] {
    let covered = boxes.compactMap(part).sorted { $0.from < $1.from }
    guard !covered.isEmpty else { return [self] }
    var (left, here): ([Segment], Double) = ([], 0)
    for (from, to) in covered + [(1, 1)] {
      if from > here {
        left.append(Segment(start.interpolated(to: end, by: here), start.interpolated(to: end, by: from)))
      }
      here = max(here, to)
    }
    return left
  }
}
