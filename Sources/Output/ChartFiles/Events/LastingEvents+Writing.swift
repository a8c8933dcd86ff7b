import AstroChartModel
import AstroJSON

extension Shadow {
  func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("body", body.rawValue)
    times.write("start", start, to: &writer)
    times.write("end", end, to: &writer)
    writer.member("enters", entersAt.degrees)
    writer.member("station", stationAt.degrees)
  }
}

extension VoidOfCourse {
  func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    times.write("start", start, to: &writer)
    times.write("end", end, to: &writer)
    writer.member("leaves", leaves.rawValue)
    writer.member("enters", enters.rawValue)
    guard let last else { return writer.memberNull("last") }
    writer.member("last") { writer in
      writer.object { writer in
        writer.member("body", last.body.rawValue)
        writer.member("aspect", last.type.rawValue)
      }
    }
  }
}

extension Profection {
  func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("period", period.rawValue)
    writer.member("sign", sign.rawValue)
    writer.member("house", house)
    writer.member("lord", lord.rawValue)
    times.write("start", start, to: &writer)
    times.write("end", end, to: &writer)
  }
}

extension PlanetaryHour {
  func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("ruler", ruler.rawValue)
    writer.member("number", number)
    writer.member("byDay", isByDay)
    times.write("start", start, to: &writer)
    times.write("end", end, to: &writer)
  }
}

/// How instants are written: in UTC to the second, and in local time as well if a time zone was asked for.
struct TimeWriting {
  var isLocal: Bool

  func write(_ name: String, _ moment: Moment, to writer: inout JSONWriter) {
    writer.member(name, moment.utcText)
    if isLocal { writer.member("\(name)Local", moment.localText) }
  }

  func write(_ name: String, _ moments: [Moment], to writer: inout JSONWriter) {
    writer.member(name, moments.map(\.utcText))
    if isLocal { writer.member("\(name)Local", moments.map(\.localText)) }
  }
}

extension Moment {
  /// The moment in the form `2027-02-03T06:05:06+02:00`, to the nearest second, with `Z` for an offset of 0.
  fileprivate var localText: String {
    guard utcOffsetSeconds != 0 else { return utcText }
    let shifted = Moment(
      secondsSince1970: secondsSince1970 + utcOffsetSeconds, nanoseconds: nanoseconds, utcOffsetSeconds: 0,
      offsetSource: .fixed)
    let offset = abs(utcOffsetSeconds)
    let fields = [offset / 3600, offset / 60 % 60] + (offset % 60 == 0 ? [] : [offset % 60])
    let text = fields.map { ClockDigits.padded($0) }.joined(separator: ":")
    return shifted.utcText.dropLast() + (utcOffsetSeconds < 0 ? "-" : "+") + text
  }
}
