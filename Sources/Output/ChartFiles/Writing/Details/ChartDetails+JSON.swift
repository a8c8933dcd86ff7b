import AstroChartModel
import AstroJSON
import AstroTradition

extension ChartDetails {
  /// The members of a chart file that were asked for, besides those of its planets.
  func writeMembers(to writer: inout JSONWriter, absent: AbsentValue) {
    writer.member("conventions") { $0.write(conventionsOf: self) }
    func write<Value>(
      _ detail: Detail, _ name: String, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
    ) {
      if asked.contains(detail) { writer.member(name, value, absent: absent, write) }
    }
    write(.sect, "sect", sect) { $0.write($1) }
    write(.almuten, "almuten", almutens) { $0.write($1) }
    write(.lots, "lots", lots) { $0.array($1) { $0.write($1) } }
    write(.stars, "stars", stars) { $0.array($1) { $0.write($1) } }
    write(.midpoints, "midpoints", midpoints) { $0.array($1) { $0.write($1) } }
    write(.antiscia, "antiscia", antiscia) { $0.array($1) { $0.write($1) } }
    write(.parallels, "parallels", parallels) { $0.array($1) { $0.write($1) } }
    if asked.contains(.patterns) { writer.member("patterns") { $0.write(patternsOf: self) } }
    write(.phase, "moonPhase", phase) { $0.write($1) }
    write(.dominants, "dominants", dominants) { $0.write($1) }
    write(.nakshatras, "nakshatras", nakshatras) { $0.array($1) { $0.write($1) } }
    write(.vargas, "vargas", vargas) { $0.array($1) { $0.write($1) } }
    write(.heliocentric, "heliocentric", heliocentric) { $0.array($1) { $0.write($1) } }
    write(.sectors, "sectors", sectors) { $0.array($1) { $0.write($1) } }
    write(.timelords, "timelords", timeLords) { $0.write($1) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ sect: Sect) {
    object { writer in
      writer.member("day", sect.isDay)
      writer.member("light", sect.light.rawValue)
      writer.member("nearHorizon", sect.isNearHorizon)
      writer.member("mercury", sect.isMercuryDiurnal.map { $0 ? "day" : "night" })
    }
  }

  fileprivate mutating func write(_ lot: Lot) {
    object { writer in
      writer.member("name", lot.name.rawValue)
      writer.member("degree", lot.longitude.degrees)
      writer.member("sign", lot.longitude.sign.rawValue)
      writer.member("house", lot.house)
      writer.member("formula", lot.formula)
    }
  }

  fileprivate mutating func write(_ phase: LunarPhase) {
    object { writer in
      writer.member("name", phase.phase?.rawValue)
      writer.member("angle", phase.angle)
    }
  }

  fileprivate mutating func write(_ dominants: Dominants) {
    object { writer in
      writer.member("element", dominants.element?.rawValue)
      writer.member("modality", dominants.modality?.rawValue)
      writer.member("rulers", dominants.rulers.map(\.rawValue))
      writer.member("shape", dominants.shape?.rawValue)
      writer.member("lead", dominants.lead?.rawValue)
    }
  }
}
