/// A stretch of life that a planet or a sign rules by one of the systems that divide a whole life.
package struct LordTime: Hashable, Sendable {
  /// How the times of a life are shared out.
  package enum System: String, CaseIterable, Hashable, Sendable, Codable {
    case firdaria
    /// Zodiacal releasing from the lot of Spirit, and from that of Fortune.
    case spirit, fortune
    case vimshottari
  }

  /// Who rules: a planet or a node, or in releasing a sign, whose traditional ruler is its lord.
  package enum Ruler: Hashable, Sendable {
    case lord(Body)
    case sign(Sign)

    /// The planet or node.
    package var lord: Body {
      switch self {
      case .lord(let body): body
      case .sign(let sign): sign.traditionalRuler
      }
    }

    /// The sign; `nil` for a planet or a node.
    package var sign: Sign? { if case .sign(let sign) = self { sign } else { nil } }
    /// Its name in files.
    package var name: String { sign?.rawValue ?? lord.rawValue }
  }

  package var system: System
  package var ruler: Ruler
  /// The ruler of the longer period that it is a part of; `nil` for a longest one.
  package var within: Ruler?
  /// In releasing, its place from Fortune if it is angular, 1, 4, 7 or 10.
  package var peak: Int?
  /// In releasing, whether the bond was loosed before it.
  package var isLoosed: Bool
  package var start: Moment
  package var end: Moment

  package init(
    _ system: System, _ ruler: Ruler, within: Ruler? = nil, peak: Int? = nil, isLoosed: Bool = false,
    from start: Moment, to end: Moment
  ) {
    (self.system, self.ruler, self.within) = (system, ruler, within)
    (self.peak, self.isLoosed, self.start, self.end) = (peak, isLoosed, start, end)
  }

  /// 1 for the longest periods, 2 for their parts.
  package var level: Int { within == nil ? 1 : 2 }
}
