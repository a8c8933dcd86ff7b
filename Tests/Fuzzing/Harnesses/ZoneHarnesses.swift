@testable import AstroEphemeris

extension Harness {
  @MainActor static let zones = [Harness(name: "zone", run: zone), Harness(name: "posix", run: posix)]

  /// Instants of 1800 to 2400, in seconds since 1970.
  private static let instants = stride(from: -5_364_662_400, through: 13_569_465_600, by: 700_000_000)

  /// A zone file is read or refused; what was read answers for any instant.
  @MainActor private static func zone(_ bytes: [UInt8]) {
    guard let record = ZoneRecord(tzif: bytes) else { return }
    for instant in instants {
      _ = record.localTime(at: instant)
      let changes = record.changes(after: instant - 200_000, through: instant + 200_000)
      precondition(changes.allSatisfy { abs($0.instant - instant) <= 200_000 }, "a change of another time")
    }
  }

  /// The same of the rule in its last line.
  @MainActor private static func posix(_ bytes: [UInt8]) {
    guard let rule = ZoneRule(posix: String(decoding: bytes, as: UTF8.self)) else { return }
    for instant in instants {
      _ = rule.localTime(at: instant)
      _ = rule.changes(after: instant - 200_000, through: instant + 200_000)
    }
  }
}
