import AstroChartModel

/// What the clocks of one time zone have shown, and are expected to show.
struct ZoneRecord: Sendable {
  /// The offset and abbreviation of the clocks from one transition to the next.
  struct LocalTime: Hashable, Sendable {
    /// The offset in seconds ahead of UTC.
    var offset: Int
    /// The abbreviation, such as `EET` or `LMT`.
    var abbreviation: String
    /// Where the offset comes from.
    var basis = Moment.OffsetSource.iana
  }

  /// A change of the clocks.
  struct Change: Hashable, Sendable {
    /// The first instant with the new time, in seconds since 1970 in UTC.
    var instant: Int
    var before: LocalTime
    var after: LocalTime
  }

  /// The local time before the first change.
  var initial: LocalTime
  /// The changes in ascending order.
  var changes: [Change]
  /// The rule that applies after the last change.
  var rule: ZoneRule?

  /// The local time at an instant, in seconds since 1970 in UTC.
  func localTime(at instant: Int) -> LocalTime {
    if let rule, instant >= changes.last?.instant ?? .min { return rule.localTime(at: instant) }
    let next = changes.partitioningIndex { $0.instant > instant }
    return next == 0 ? initial : changes[next - 1].after
  }

  /// The changes after `start`, up to and including `end`, in seconds since 1970 in UTC.
  func changes(after start: Int, through end: Int) -> [Change] {
    let first = changes.partitioningIndex { $0.instant > start }
    let recorded = changes[first...].prefix { $0.instant <= end }
    guard let rule, end > changes.last?.instant ?? .min else { return Array(recorded) }
    let ruled = rule.changes(after: max(start, changes.last?.instant ?? .min), through: end)
    return recorded + ruled
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all elements after it too.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
