import AstroChartModel
import AstroWording

/// The bridges of a report by figures: where it turns gravely to the other side of an axis, one says that the person is
/// both.
///
/// A bridge takes the place of the paragraph's way out, and of a clause where that is still too long.
struct FigureTurns {
  private let bridges: () -> Bridges
  private let bounds: ReportBounds

  /// The most bridges in a report.
  private static let most = 2
  /// What a turn that must be bridged weighs more than any that may be.
  private static let need = 1000

  init(_ bridges: @escaping () -> Bridges, within bounds: ReportBounds) {
    (self.bridges, self.bounds) = (bridges, bounds)
  }

  /// The same paragraphs, bridged where that keeps the bounds in every language.
  ///
  /// - Parameters:
  ///   - chosen: The paragraphs by language tag.
  ///   - joints: Their joints in the order in which they are told.
  func bridged(_ chosen: [String: [FigureParagraph]], in joints: [Candidate])
    -> [String: [FigureParagraph]]
  {
    let told = joints.map { joint in
      let spoken = Language.allCases.map { language in
        (chosen[language.tag] ?? []).filter { $0.joint === joint }.flatMap(\.spoken)
      }
      return (spoken.first ?? []).filter { text in spoken.allSatisfy { $0.contains { $0 === text } } }
    }
    let turns = turns(among: joints, told)
    guard !turns.isEmpty else { return chosen }
    let bridges = bridges()
    return turns.reduce(into: Bridging(chosen)) { bridging, turn in
      guard bridging.axes.count < FigureTurns.most, !bridging.axes.contains(Axes(turn.axis)),
        !bridging.joints.contains(turn.next.id), bridging.tells(turn.before)
      else { return }
      let able = bridges.bridges(on: turn.axis, from: turn.before, to: turn.next)
      for bridge in able {
        let way = FigureBridging(
          of: bridging.paragraphs, turn.next, bridge, within: bounds, keeping: bridging.befores)
        guard let best = way.best else { continue }
        bridging.paragraphs = best
        bridging.axes.formUnion(Axes(turn.axis))
        bridging.joints.insert(turn.next.id)
        bridging.befores.insert(turn.before.id)
        return
      }
    }.paragraphs
  }

  /// Whether no two texts contradict each other all along but on an axis that is bridged by then.
  func areSettled(_ chosen: [String: [FigureParagraph]], in joints: [Candidate]) -> Bool {
    chosen.values.allSatisfy { paragraphs in
      let told = joints.compactMap { joint in paragraphs.first { $0.joint === joint } }
      return told.indices.allSatisfy { index in
        let bridges = told[...index].compactMap { $0.bridge?.match.rule.bridge?.axis }
        return told[index].agrees(with: told[..<index], besides: Axes(bridges.map(Axes.init)))
      }
    }
  }

  private struct Bridging {
    var paragraphs: [String: [FigureParagraph]]
    /// What is bridged: on which axes, and the ids of the joints behind the bridges and of the texts before them.
    var axes: Axes = []
    var joints: Set<String> = []
    var befores: Set<String> = []

    init(_ paragraphs: [String: [FigureParagraph]]) { self.paragraphs = paragraphs }

    /// Whether every language still tells a text: a bridge may have taken the place of a clause.
    func tells(_ text: Candidate) -> Bool {
      paragraphs.values.allSatisfy { $0.contains { $0.spoken.contains { $0 === text } } }
    }
  }

  // MARK: - Turns

  /// A joint that gravely contradicts what is told before, and an axis on which it does so.
  private struct Turn {
    var next: Candidate
    var axis: Axis
    /// The last text that it contradicts there.
    var before: Candidate
    var weight: Int
  }

  /// The turns of a report, the gravest first.
  private func turns(among joints: [Candidate], _ told: [[Candidate]]) -> [Turn] {
    let turns = joints.indices.flatMap { index in
      let before = told[..<index].joined().filter { $0.contradictsGravely(joints[index]) }
      return Axis.allCases.compactMap { turn(to: joints[index], on: $0, from: before) }
    }
    // Sorting is stable: of two that weigh the same the earlier comes first.
    return turns.sorted { $0.weight > $1.weight }
  }

  private func turn(to next: Candidate, on axis: Axis, from told: [Candidate]) -> Turn? {
    let apart = told.map { ($0, $0.distance(to: next, on: axis)) }.filter { $0.1 > 0 }
    guard let before = apart.last?.0 else { return nil }
    // What cannot stand without a bridge comes before all else.
    let needed = apart.contains { $0.0.isReconciled(with: next, on: axis) } ? FigureTurns.need : 0
    return Turn(next: next, axis: axis, before: before, weight: needed + apart.reduce(0) { $0 + $1.1 })
  }
}

extension FigureParagraph {
  fileprivate func agrees(with others: some Collection<FigureParagraph>, besides settled: Axes) -> Bool {
    let known = others.flatMap(\.spoken).map(\.match.rule.values)
    return spoken.map(\.match.rule.values).allSatisfy { own in
      known.allSatisfy { $0.isAtPeace(with: own, .unopposed, besides: settled) }
    }
  }
}

extension Candidate {
  /// Of pairs of texts that rub by three and more, readers marked a third and more.
  fileprivate func contradictsGravely(_ other: Candidate) -> Bool {
    match.rule.values.friction(with: other.match.rule.values) > 2
  }

  /// Whether two texts can stand in one report only with a bridge, and with one on an axis.
  fileprivate func isReconciled(with other: Candidate, on axis: Axis) -> Bool {
    let (own, others) = (match.rule.values, other.match.rule.values)
    return !own.isAtPeace(with: others, .unopposed)
      && own.isAtPeace(with: others, .unopposed, besides: Axes(axis))
  }

  /// The product of the values of two texts that are on the two sides of an axis; 0 if they are not.
  fileprivate func distance(to other: Candidate, on axis: Axis) -> Int {
    guard let one = match.rule.values[axis], let two = other.match.rule.values[axis] else { return 0 }
    return max(0, -one * two)
  }
}
