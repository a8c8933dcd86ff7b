package import AstroChartModel
package import AstroJSON
package import AstroWording

extension SkyEvent {
  /// The event as one JSON object on a line of its own.
  ///
  /// - Parameters:
  ///   - language: The language of its `summary`.
  ///   - isLocal: Whether each instant is also written in local time, by the UTC offset of its moment.
  package func jsonLine(in language: Language, isLocal: Bool = false) -> [UInt8] {
    var writer = JSONWriter(.oneLine, capacity: 512)
    write(to: &writer, in: language, isLocal: isLocal)
    return writer.finished()
  }

  /// The same as part of a larger JSON text.
  package func write(to writer: inout JSONWriter, in language: Language, isLocal: Bool) {
    let times = TimeWriting(isLocal: isLocal)
    writer.object { writer in
      writer.member("kind", kind.rawValue)
      writeFields(to: &writer, times)
      writer.member("summary", summary(in: language))
    }
  }

  private func writeFields(to writer: inout JSONWriter, _ times: TimeWriting) {
    switch self {
    case .transit(let passage): passage.write(to: &writer, times)
    case .aspect(let aspect): aspect.write(to: &writer, times)
    case .ingress(let ingress):
      writer.member("body", ingress.body.rawValue)
      writer.member("sign", ingress.sign.rawValue)
      writer.member("retrograde", ingress.isRetrograde)
      times.write("at", ingress.moment, to: &writer)
    case .station(let station):
      writer.member("body", station.body.rawValue)
      writer.member("direction", station.direction.rawValue)
      times.write("at", station.moment, to: &writer)
      writer.member("degree", station.longitude.degrees)
    case .shadow(let shadow): shadow.write(to: &writer, times)
    case .lunation(let lunation):
      writer.member("phase", lunation.phase.rawValue)
      times.write("at", lunation.moment, to: &writer)
      writer.member("degree", lunation.longitude.degrees)
    case .eclipse(let eclipse): eclipse.write(to: &writer, times)
    case .void(let void): void.write(to: &writer, times)
    case .return(let back):
      writer.member("body", back.body.rawValue)
      writer.member("cycle", back.cycle)
      writer.member("pass", back.pass)
      times.write("at", back.moment, to: &writer)
    case .profection(let time): time.write(to: &writer, times)
    case .hour(let hour): hour.write(to: &writer, times)
    case .houseIngress(let ingress):
      writer.member("body", ingress.body.rawValue)
      writer.member("house", ingress.house)
      writer.member("retrograde", ingress.isRetrograde)
      times.write("at", ingress.moment, to: &writer)
    case .progressed(let change):
      writer.member("body", Body.moon.rawValue)
      writer.member("enters", change.of.rawValue)
      writer.member("sign", change.sign.rawValue)
      writer.member("phase", change.phase.rawValue)
      times.write("at", change.moment, to: &writer)
    case .declination(let time):
      writer.member("body", time.body.rawValue)
      writer.member("side", time.side.rawValue)
      times.write("start", time.start, to: &writer)
      times.write("end", time.end, to: &writer)
    case .lordTime(let time): time.write(to: &writer, times)
    }
  }
}

extension LordTime {
  fileprivate func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("system", system.rawValue)
    writer.member("level", level)
    writer.member("sign", ruler.sign?.rawValue)
    writer.member("lord", ruler.lord.rawValue)
    writer.member("within", within?.name)
    writer.member("peak", peak)
    writer.member("loosed", isLoosed)
    times.write("start", start, to: &writer)
    times.write("end", end, to: &writer)
  }
}

extension Passage {
  fileprivate func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("transiting", transiting.rawValue)
    writer.member("aspect", aspect.rawValue)
    writer.member("natal", natal.name)
    times.write("start", start, to: &writer)
    times.write("exact", hits.map(\.moment), to: &writer)
    writer.member("retrograde") { $0.array(hits) { $0.write($1.isRetrograde) } }
    times.write("end", end, to: &writer)
    writer.member("passes", hits.count)
    writer.member("house", house)
    guard let closest else { return }
    writer.member("closest") { writer in
      writer.object { writer in
        times.write("at", closest.moment, to: &writer)
        writer.member("orb", closest.orb)
      }
    }
  }
}

extension MutualAspect {
  fileprivate func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("body1", body1.rawValue)
    writer.member("body2", body2.rawValue)
    writer.member("aspect", type.rawValue)
    times.write("at", moment, to: &writer)
    writer.member("sign1", sign1.rawValue)
    writer.member("sign2", sign2.rawValue)
  }
}

extension Eclipse {
  fileprivate func write(to writer: inout JSONWriter, _ times: TimeWriting) {
    writer.member("of", luminary.rawValue)
    writer.member("type", type.rawValue)
    times.write("at", greatest, to: &writer)
    writer.member("magnitude") { $0.write(magnitude, decimals: 4) }
    writer.member("saros", saros)
  }
}
