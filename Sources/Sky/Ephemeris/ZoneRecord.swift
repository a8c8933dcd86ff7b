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
  /// The first changes, which may be those of one place in the zone, in ascending order.
  var ownChanges: [Change] = []
  /// All further changes, in ascending order; a part of those of the zone, which its places share.
  var changes: ArraySlice<Change>
  /// The rule that applies after the last change.
  var rule: ZoneRule?

  private var lastInstant: Int { (changes.last ?? ownChanges.last)?.instant ?? .min }

  /// The local time at an instant, in seconds since 1970 in UTC.
  func localTime(at instant: Int) -> LocalTime {
    if let rule, instant >= lastInstant { return rule.localTime(at: instant) }
    let next = changes.partitioningIndex { $0.instant > instant }
    if next > changes.startIndex { return changes[next - 1].after }
    let own = ownChanges.partitioningIndex { $0.instant > instant }
    return own == 0 ? initial : ownChanges[own - 1].after
  }

  /// The changes after `start`, up to and including `end`, in seconds since 1970 in UTC.
  func changes(after start: Int, through end: Int) -> [Change] {
    let recorded = ZoneRecord.within(ownChanges[...], start, end) + ZoneRecord.within(changes, start, end)
    guard let rule, end > lastInstant else { return recorded }
    return recorded + rule.changes(after: max(start, lastInstant), through: end)
  }

  private static func within(_ changes: ArraySlice<Change>, _ start: Int, _ end: Int) -> [Change] {
    Array(changes[changes.partitioningIndex { $0.instant > start }...].prefix { $0.instant <= end })
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that holds for all elements after it too.
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
