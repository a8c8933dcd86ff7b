package import AstroDiagnostics

/// What is wrong with a local time or its zone.
package enum ClockFault: ProblemReason {
  /// A local time that was twice, and the two instants in UTC.
  case twice(String, zone: String, first: String, last: String)
  /// A local time that never was, and the jump of the clock over it.
  case never(String, zone: String, jump: Jump?)
  case skippedDay(String, zone: String)
  case notOffset(String)
  case unknownZone(String, nearest: String?)
  case noFiles(in: String)
  case missingFile(String)
  case damagedFile(String)

  /// What a clock showed before and after it was set, with the instants in UTC.
  package struct Jump: Hashable, Sendable {
    var last, lastUTC, first, firstUTC: String
  }

  package var english: ProblemWording {
    switch self {
    case .twice(let local, let zone, let first, let last):
      ProblemWording(
        "\(local) occurred twice in \(zone): at \(first) and at \(last)",
        hint: "say which is meant with \(setting: "fold", to: "earlier", "later")")
    case .never(let local, let zone, let jump):
      ProblemWording(
        "\(local) never occurred in \(zone)"
          + (jump.map {
            ": the clock went from \($0.last) (\($0.lastUTC)) to \($0.first) (\($0.firstUTC))"
          } ?? ""),
        hint: "check the time and the zone, or give an offset such as +03:00")
    case .skippedDay(let date, let zone):
      ProblemWording(
        "\(date) never occurred in \(zone)",
        hint: "the date line moved over that day; check the date and the zone")
    case .notOffset(let text):
      ProblemWording(
        "“\(text.prefix(20))” is not an offset from UTC",
        hint: "offsets run from -15:59 to +15:59 and are written like +03:00")
    case .unknownZone(let name, let nearest):
      ProblemWording(
        "there is no time zone \(Quotation.of(name))",
        hint: Hint(
          (nearest.map { "did you mean \($0)? " } ?? "")
            + "use a name such as Europe/Kyiv, an offset such as +03:00, or LMT"))
    case .noFiles(let folder):
      ProblemWording("there are no time zone files in \(folder)", hint: "install the package tzdata")
    case .missingFile(let path):
      ProblemWording(
        "the time zone file \(path) is missing or cannot be read",
        hint: "install the package tzdata again, and tzdata-legacy where there is one")
    case .damagedFile(let path):
      ProblemWording(
        "the time zone file \(path) is damaged or too old to be read",
        hint: "install the package tzdata again")
    }
  }
}

extension ClockFault {
  /// A moment as people write it on a command line.
  static func notMoment(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a time in UTC",
      hint: "as in 2026-11-21, 2026-11-21T12:00 or 2026-11-21T12:00:00Z",
      ukrainian: "\(Quotation.angular(text)) – не момент за UTC",
      hint: "як-от 2026-11-21, 2026-11-21T12:00 або 2026-11-21T12:00:00Z")
  }

  /// The way out of a time that was twice, where there is no field for it.
  static let withOffset = Hint(
    "say which with an offset, as in 2026-10-25T03:30+03:00",
    ukrainian: "вкажіть, котрий саме, зсувом, як-от 2026-10-25T03:30+03:00")
}
