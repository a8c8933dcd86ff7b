import AstroChartModel

/// In which order the paragraphs of a report by figures are told.
struct FigureOrder {
  private let dues: FigureDues

  init(_ dues: FigureDues) { self.dues = dues }

  /// The main figure first, then what stands together in one house or sign, the others by stage; what flows
  /// after what presses the same planet more closely, and what is bridged behind what it contradicts.
  ///
  /// - Parameter paragraphs: In the order in which they were chosen, the main figure's first.
  func ordered(_ paragraphs: [FigureParagraph]) -> [FigureParagraph] {
    // Sorting is stable: within a stage what was chosen first comes first.
    let rest = paragraphs.dropFirst().enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return Bridges.joined(weighed(paragraphs.prefix(1) + rest.map(\.element)))
  }

  /// The paragraphs, each that flows behind all that weigh more.
  private func weighed(_ paragraphs: [FigureParagraph]) -> [FigureParagraph] {
    paragraphs.filter { dues.hasAnswers($0.joint) }.reduce(paragraphs) { ordered, flowing in
      guard let own = ordered.firstIndex(where: { $0.joint.id == flowing.joint.id }),
        let last = ordered.lastIndex(where: { dues.answers($0.joint, flowing.joint) }), own < last
      else { return ordered }
      var moved = ordered
      moved.insert(moved.remove(at: own), at: last)
      return moved
    }
  }
}

extension FigureParagraph {
  /// A stellium comes before the stages.
  fileprivate var place: Int { joint.match.evidence.contains(where: \.isStellium) ? -1 : joint.stage.place }
}
