import AstroDiagnostics

/// A way fitted piece by piece, as far as needed, and cut into stretches at its stations.
///
/// Pieces begin on fixed days, so that what is found in one does not depend on the span that was asked for.
struct Course: Sendable {
  let way: Way
  private let grid: ChebyshevGrid
  private let nodes: [Double]
  /// The number of the first piece, counted from the epoch.
  private var first = 0
  private var pieces: [Piece] = []
  /// The stretches in chronological order, without gaps.
  private(set) var stretches: [Stretch] = []

  init(_ way: Way) {
    self.way = way
    grid = ChebyshevGrid(order: way.pace.order)
    nodes = grid.nodes
  }

  /// The days that are fitted; `nil` if there are none yet.
  var days: ClosedRange<Double>? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    return first.start...last.end
  }

  func piece(of stretch: Stretch) -> Piece { pieces[stretch.piece - first] }

  /// The value on a fitted day, in degrees.
  func value(at julianDay: Double) -> Double {
    let index = number(of: julianDay) - first
    return pieces[min(max(index, 0), pieces.count - 1)].value(at: julianDay)
  }

  /// The index of the stretch that contains a fitted day.
  func index(at julianDay: Double) -> Int {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].end.julianDay < julianDay { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: - Fitting

  /// Fits all days of a span for which there are positions.
  mutating func cover(_ span: ClosedRange<Double>) throws(Problem) {
    let wanted = span.clamped(to: way.bounds)
    if pieces.isEmpty {
      first = number(of: wanted.lowerBound)
      try append(try fitted(first, startingFrom: nil, endingAt: nil))
    }
    while let days, days.lowerBound > wanted.lowerBound { try extendBackwards() }
    while let days, days.upperBound < wanted.upperBound { try extendForwards() }
  }

  /// Fits one more piece before the first.
  ///
  /// - Returns: How many stretches were added in front; 0 if the positions begin here.
  @discardableResult
  mutating func extendBackwards() throws(Problem) -> Int {
    guard let start = stretches.first?.start, start.julianDay > way.bounds.lowerBound else { return 0 }
    let piece = try fitted(first - 1, startingFrom: nil, endingAt: start.value)
    let more = try stretches(of: piece, numbered: first - 1)
    first -= 1
    pieces.insert(piece, at: 0)
    stretches.insert(contentsOf: more, at: 0)
    return more.count
  }

  /// Fits one more piece after the last; returns `false` if the positions end here.
  @discardableResult
  mutating func extendForwards() throws(Problem) -> Bool {
    guard let end = stretches.last?.end, end.julianDay < way.bounds.upperBound else { return false }
    try append(try fitted(first + pieces.count, startingFrom: end.value, endingAt: nil))
    return true
  }

  private mutating func append(_ piece: Piece) throws(Problem) {
    let more = try stretches(of: piece, numbered: first + pieces.count)
    pieces.append(piece)
    stretches += more
  }

  private func number(of julianDay: Double) -> Int {
    Int(((julianDay - Mover.Mean.epoch) / way.pace.days).rounded(.down))
  }

  /// - Parameters:
  ///   - startingFrom: The value that the preceding piece has at the shared end, if known.
  ///   - endingAt: The value that the following piece has at the shared end, if known.
  private func fitted(
    _ number: Int, startingFrom: Double?, endingAt: Double?
  ) throws(Problem) -> Piece {
    let (start, end) = (day(number), day(number + 1))
    var values: [Double] = []
    values.reserveCapacity(nodes.count)
    for (index, node) in nodes.enumerated() {
      if index == 0, let startingFrom {
        values.append(startingFrom)
      } else if index == nodes.count - 1 {
        if let endingAt { values.append(endingAt) } else { values.append(try way.sample(end)) }
      } else {
        values.append(try way.sample(start + (node + 1) / 2 * (end - start)))
      }
    }
    return Piece(
      start: start, days: end - start, series: grid.series(through: values),
      values: (values[0], values[values.count - 1]))
  }

  /// The day on which a piece begins, limited to the days for which there are positions.
  private func day(_ number: Int) -> Double {
    let day = Mover.Mean.epoch + Double(number) * way.pace.days
    return min(max(day, way.bounds.lowerBound), way.bounds.upperBound)
  }
}
