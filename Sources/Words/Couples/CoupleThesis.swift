import AstroChartModel
import AstroSynastry

/// The two contacts between which a reading is spanned: what helps the two most, and what asks most of them.
struct CoupleThesis {
  /// The strongest reason for them of which the book has a text.
  let strength: CoupleContact?
  /// The strongest reason against them of which the book has a text.
  let challenge: CoupleContact?

  /// - Parameter contacts: All contacts, the weightiest first.
  init(of synastry: Synastry, among contacts: [CoupleContact]) {
    func first(_ isWanted: (Double) -> Bool, _ suits: (CoupleContact) -> Bool) -> CoupleContact? {
      let told = synastry.overall.reasons.filter { isWanted($0.contribution) }
        .compactMap { reason in contacts.first { $0.isTold(by: reason.cause) } }
      return told.first(where: suits) ?? contacts.first(where: suits)
    }
    reasons = (synastry.challenges + synastry.strengths).compactMap { reason in
      contacts.first { $0.isTold(by: reason.cause) }
    }
    strength = first({ $0 > 0 }, { $0.tone == .help })
    challenge = first({ $0 < 0 }, { $0.tone == .hard }) ?? contacts.first { $0.tone == .mixed }
  }

  /// The strongest reasons for and against them that the book has texts of, what asks most first.
  let reasons: [CoupleContact]

  /// The contact whose question the reading asks.
  var main: CoupleContact? { challenge ?? strength }

  /// Both, what asks most first.
  var contacts: [CoupleContact] { [challenge, strength].compactMap(\.self) }
}

extension CoupleContact {
  /// Whether a reason of a score is this contact.
  fileprivate func isTold(by cause: ScoreReason.Cause) -> Bool {
    guard case .aspect(let other) = cause else { return false }
    return (other.end1, other.end2, other.type) == (aspect.end1, aspect.end2, aspect.type)
  }
}

extension CoupleTheme {
  /// The score whose words must agree with what is said of the theme.
  var domain: CoupleDomain {
    switch self {
    case .rest, .liking: .emotional
    case .talk: .mental
    case .drive: .physical
    case .purpose: .spiritual
    case .hold: .stability
    }
  }
}
