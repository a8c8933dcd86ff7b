/// What the clocks of one time zone have shown and will show.
struct ZoneRecord: Sendable {
  /// What clocks show from one transition to the next.
  struct LocalTime: Hashable, Sendable {
    /// Seconds ahead of UTC.
    var offset: Int
    /// Such as `EET`, or `LMT`.
    var abbreviation: String
  }

  /// A turn of the clocks.
  struct Change: Hashable, Sendable {
    /// Seconds since 1970 in UTC: the first instant with the new time.
    var instant: Int
    var before: LocalTime
    var after: LocalTime
  }

  /// Before the first change.
  var initial: LocalTime
  /// In order.
  var changes: [Change]
  /// What holds after the last change: the file's own rule for the future.
  var rule: ZoneRule?

  /// What clocks show at an instant, in seconds since 1970 in UTC.
  func localTime(at instant: Int) -> LocalTime {
    if let rule, instant >= changes.last?.instant ?? .min { return rule.localTime(at: instant) }
    let next = changes.partitioningIndex { $0.instant > instant }
    return next == 0 ? initial : changes[next - 1].after
  }

  /// The changes after `start`, up to and with `end`.
  func changes(after start: Int, through end: Int) -> [Change] {
    let first = changes.partitioningIndex { $0.instant > start }
    let recorded = changes[first...].prefix { $0.instant <= end }
    guard let rule, end > changes.last?.instant ?? .min else { return Array(recorded) }
    let ruled = rule.changes(after: max(start, changes.last?.instant ?? .min), through: end)
    return recorded + ruled
  }
}

extension Array {
  /// The first index whose element satisfies a condition that, once true, stays true.
  fileprivate func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
