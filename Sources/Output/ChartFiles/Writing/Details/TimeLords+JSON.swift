import AstroChartModel
import AstroJSON
import AstroTradition

extension JSONWriter {
  mutating func write(_ lords: TimeLords) {
    let on = lords.moment?.julianDay
    object { writer in
      if let moment = lords.moment { writer.member("on", moment.utcText) }
      writer.member("profection") { $0.write(lords.profections) }
      writer.member("firdaria") { writer in
        writer.object { writer in
          writer.member("periods") { $0.write(lords.firdaria.periods) }
          if let on { writer.member("ruling") { $0.write(ruling: lords.firdaria.periods.ruling(at: on)) } }
        }
      }
      writer.member("releasing") { writer in
        writer.object { writer in
          for releasing in [lords.spirit, lords.fortune] {
            writer.member(releasing.lot.rawValue) { $0.write(releasing, on: on) }
          }
        }
      }
      writer.member("vimshottari", lords.vimshottari) { $0.write($1, on: on) }
    }
  }

  /// The year and the month of profection; null without a moment, or before the birth.
  private mutating func write(_ profections: [Profection]) {
    guard !profections.isEmpty else { return writeNull() }
    object { writer in
      for profection in profections {
        writer.member(profection.period.rawValue) { writer in
          writer.object { writer in
            writer.member("sign", profection.sign.rawValue)
            writer.member("house", profection.house)
            writer.member("lord", profection.lord.rawValue)
            writer.member("start", profection.start.utcText)
            writer.member("end", profection.end.utcText)
          }
        }
      }
    }
  }

  private mutating func write(_ releasing: Releasing, on julianDay: Double?) {
    object { writer in
      writer.member("from", releasing.first.rawValue)
      writer.member("shifted", releasing.isShifted)
      writer.member("periods") { writer in
        writer.array(releasing.periods()) { writer, period in
          writer.write(period) {
            $0.member("parts") { $0.array(releasing.parts(of: period)) { $0.write($1) } }
          }
        }
      }
      if let julianDay {
        writer.member("ruling") { $0.array(releasing.ruling(at: julianDay)) { $0.write($1) } }
      }
    }
  }

  private mutating func write(_ period: Releasing.Period, more: (inout JSONWriter) -> Void = { _ in }) {
    object { writer in
      writer.member("level", period.level)
      writer.member("sign", period.sign.rawValue)
      writer.writeSpan(of: period.lord, period.start, period.end)
      writer.member("peak", period.peak)
      writer.member("loosed", period.isLoosed)
      more(&writer)
    }
  }

  private mutating func write(_ vimshottari: Vimshottari, on julianDay: Double?) {
    object { writer in
      writer.member("moon", vimshottari.moon.degrees)
      writer.member("daysOfMinute") { $0.write(vimshottari.daysOfMinute, decimals: 3) }
      writer.member("periods") { $0.write(vimshottari.periods) }
      if let julianDay { writer.member("ruling") { $0.write(ruling: vimshottari.ruling(at: julianDay)) } }
    }
  }

  private mutating func write(_ periods: [LordPeriod]) {
    array(periods) { writer, period in
      writer.object { writer in
        writer.writeSpan(of: period.lord, period.start, period.end)
        if !period.parts.isEmpty { writer.member("parts") { $0.write(period.parts) } }
      }
    }
  }

  /// Who rules at a moment, from the longest period to the shortest, without their parts.
  private mutating func write(ruling periods: [LordPeriod]) {
    array(periods) { writer, period in
      writer.object { $0.writeSpan(of: period.lord, period.start, period.end) }
    }
  }

  private mutating func writeSpan(of lord: Body, _ start: Double, _ end: Double) {
    member("lord", lord.rawValue)
    member("start") { $0.write(instant: start) }
    member("end") { $0.write(instant: end) }
  }

  /// Writes a Julian day as an instant; null for one that no calendar has.
  private mutating func write(instant julianDay: Double) {
    guard let moment = Moment(julianDay: julianDay) else { return writeNull() }
    let isWritten = unsafe write(plainly: Moment.utcTextLength) { unsafe moment.putUTCText(at: $0) }
    if !isWritten { write(moment.utcText) }
  }
}
