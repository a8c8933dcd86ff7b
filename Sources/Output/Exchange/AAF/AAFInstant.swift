import AstroChartModel
import AstroDiagnostics

/// The line `#B93:`: Julian day, latitude, longitude, zone, kind of time.
struct AAFInstant {
  private let julianDay: Double?
  private let zone: Int?
  private let kind: String

  init(_ chunk: AAFChunk, _ draft: inout BirthDraft) throws(Problem) {
    let fields = chunk.fields
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    julianDay = Double(field(0)).flatMap { $0.isFinite && $0 != 0 ? $0 : nil }
    draft.latitude = try field(1).isEmpty ? nil : SidedDegrees.latitude(field(1))
    draft.longitude = try field(2).isEmpty ? nil : SidedDegrees.longitude(field(2))
    zone = try field(3).isEmpty ? nil : AAFInstant.zone(field(3), &draft)
    kind = field(4).lowercased()
  }

  /// States the zone of a birth.
  func fill(_ draft: inout BirthDraft, _ date: AAFDate) throws(Problem) {
    if kind == "l" { draft.zone = "LMT" } else { draft.zone = try offset(&draft).map(OffsetText.of) }
  }

  /// The whole difference of the clock from UTC: that of the zone with summer time or, where the record says
  /// less or they differ, that of the Julian day, which the definition of the format puts first.
  private func offset(_ draft: inout BirthDraft) throws(Problem) -> Int? {
    let summer = try AAFInstant.summer(kind)
    let stated = zone.map { $0 + (summer ?? 0) }
    guard let shown = shownOffset(draft) else {
      if stated != nil, summer == nil {
        draft.assumptions.append(.noSummerTimeAssumed)
      }
      return stated
    }
    guard let stated, abs(stated - shown) <= 90 else {
      if let stated {
        draft.assumptions.append(
          .dayAgainstZone(zone: OffsetText.of(stated), day: OffsetText.of(shown)))
      }
      return shown
    }
    return stated
  }

  /// The clock less the Julian day, in seconds; `nil` without either, or if no clock can be that far off.
  private func shownOffset(_ draft: BirthDraft) -> Int? {
    guard let julianDay, let date = draft.date, let time = draft.time else { return nil }
    let instant = (julianDay - 2_440_587.5) * 86_400
    let offset = Double(date.daysSince1970 * 86_400 + time.secondsSinceMidnight) - instant
    guard abs(offset) < 57_600 else { return nil }
    // A Julian day of five decimals is good to a second, and clocks differ by whole minutes.
    let minutes = (offset / 60).rounded() * 60
    return Int(abs(minutes - offset) < 1.5 ? minutes : offset.rounded())
  }

  /// What the kind of time adds to the zone, in seconds; `nil` if it is not said.
  private static func summer(_ kind: String) throws(Problem) -> Int? {
    switch kind {
    case "": nil
    case "0", "m": 0
    case "1", "w": 3600
    case "2", "d": 7200
    case "h": 1800
    default:
      throw Problem(
        .invalidValue, at: .field("timeZone"), ExchangeFault.kindOfTime(kind))
    }
  }

  /// Reads `1he`, `5hw30`, `0e21:48`, `5:30W`, in seconds ahead of UTC.
  private static func zone(_ text: String, _ draft: inout BirthDraft) throws(Problem) -> Int {
    let letters = text.lowercased().filter(\.isLetter)
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { $0.utf8.count <= 2 ? Int($0) : nil }
    guard (1...3).contains(numbers.count), ["", "h", "e", "w", "he", "hw"].contains(letters),
      numbers[0] <= 15,
      numbers.dropFirst().allSatisfy({ $0 < 60 }),
      text.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter || ": -+.'".contains($0)) })
    else {
      throw Problem(
        .invalidValue, at: .field("timeZone"), ExchangeFault.zone(text))
    }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    if seconds > 0, !letters.contains("e"), !letters.contains("w"), !text.contains("-") {
      draft.assumptions.append(.eastAssumed(text))
    }
    return letters.contains("w") || text.contains("-") ? -seconds : seconds
  }
}
