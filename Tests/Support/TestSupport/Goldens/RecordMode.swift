import Foundation

/// When a test writes its reference instead of only comparing with it.
package enum RecordMode: String, Sendable {
  /// Where there is none yet.
  case missing
  /// Where there is none, or what there is differs.
  case failed
  /// Wherever it changes by a single byte, for pictures within tolerance too.
  case all
  case never

  /// What this run was told.
  package static let current = RecordMode(ProcessInfo.processInfo.environment)

  /// Reads the variable `RECORD`; `never` wherever `CI` is set, `missing` without either.
  init(_ environment: [String: String]) {
    let asked = environment["RECORD"].flatMap { RecordMode(rawValue: $0) }
    self = environment["CI"] != nil ? .never : asked ?? .missing
  }
}
