import AstroSvitla
import FoundationEssentials

/// What time it is.
enum Clock {
  static var now: Moment { Moment(secondsSince1970: Int(Date().timeIntervalSince1970)) }

  /// The time as records state it.
  static var text: String { now.utcText }

  static func text(millisecondsSince1970 milliseconds: Double) -> String {
    Moment(secondsSince1970: Int(milliseconds / 1000)).utcText
  }

  /// The beginning of this day in UTC.
  static var today: Moment {
    let seconds = now.secondsSince1970
    return Moment(secondsSince1970: seconds - seconds % 86_400)
  }
}
