import AstroChartModel

/// In which order the joints of a report by figures are told.
struct FigureOrder {
  private let dues: FigureDues

  init(_ dues: FigureDues) { self.dues = dues }

  /// The main figure first, then what stands together in one house or sign, the others by stage; what flows
  /// after what presses the same planet more closely; the resolution last.
  ///
  /// - Parameter joints: In the order in which they were chosen, the main figure's first.
  func ordered(_ joints: [Candidate]) -> [Candidate] {
    let ends = joints.filter(\.isResolution)
    let joints = joints.filter { !$0.isResolution }
    // Sorting is stable: within a stage what was chosen first comes first.
    let rest = joints.dropFirst().enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    return weighed(joints.prefix(1) + rest.map(\.element)) + ends
  }

  /// The joints, each that flows behind all that weigh more.
  private func weighed(_ joints: [Candidate]) -> [Candidate] {
    joints.filter { dues.hasAnswers($0) }.reduce(joints) { ordered, flowing in
      guard let own = ordered.firstIndex(where: { $0.id == flowing.id }),
        let last = ordered.lastIndex(where: { dues.answers($0, flowing) }), own < last
      else { return ordered }
      var moved = ordered
      moved.insert(moved.remove(at: own), at: last)
      return moved
    }
  }
}

extension Candidate {
  /// Whether it is told before the stages, and so belongs to the one that begins a report.
  var precedesStages: Bool { !isResolution && place < 0 }

  /// What governs the area comes before a stellium, and that before the stages.
  fileprivate var place: Int {
    if match.evidence.contains(where: { $0.rulership != nil }) { return -2 }
    return match.evidence.contains(where: \.isStellium) ? -1 : stage.place
  }
}
