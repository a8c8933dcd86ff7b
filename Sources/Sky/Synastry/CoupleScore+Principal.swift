extension CoupleScore {
  /// The three weightiest reasons, with one that helps and one that costs among them where there are both.
  ///
  /// What the median couple has too is never one of them.
  package var principalReasons: [ScoreReason] {
    let own = reasons.filter { $0.cause != .median && $0.contribution != 0 }
    let first = own.prefix(CoupleScore.principal)
    let missing = [{ $0 > 0 }, { $0 < 0 }].compactMap { (hasSign: (Double) -> Bool) in
      first.contains { hasSign($0.contribution) } ? nil : own.first { hasSign($0.contribution) }
    }
    return first.dropLast(max(0, first.count + missing.count - CoupleScore.principal)) + missing
  }

  private static var principal: Int { 3 }
}
