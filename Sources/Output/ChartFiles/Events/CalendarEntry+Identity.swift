import AstroChartModel
import AstroWording

extension CalendarEntry {
  /// What identifies the entry, independently of language and time zone.
  ///
  /// A hit of a passage is identified by its bodies, the place to a thousandth of a degree, the revolution
  /// and the pass; anything else by its kind, its bodies and its minute.
  var identity: String {
    let parts =
      switch event {
      case .transit(let passage): passage.identity(hit)
      case .aspect(let aspect): [aspect.body1.rawValue, aspect.type.rawValue, aspect.body2.rawValue]
      case .ingress(let ingress): [ingress.body.rawValue, ingress.sign.rawValue]
      case .station(let station): [station.body.rawValue, station.direction.rawValue]
      case .shadow(let shadow): [shadow.body.rawValue]
      case .lunation(let lunation): [lunation.phase.rawValue]
      case .eclipse(let eclipse): [eclipse.luminary.rawValue]
      case .void(let void): [void.leaves.rawValue, void.enters.rawValue]
      case .return(let back): [back.body.rawValue, "\(back.cycle)", "\(back.pass)"]
      case .profection(let time): [time.period.rawValue, time.sign.rawValue]
      case .hour(let hour): [hour.ruler.rawValue, "\(hour.number)", "\(hour.isByDay)"]
      case .houseIngress(let ingress): [ingress.body.rawValue, "\(ingress.house)"]
      case .progressed(let change): [change.of.rawValue, change.sign.rawValue, change.phase.rawValue]
      case .declination(let time): [time.body.rawValue, time.side.rawValue]
      case .lordTime(let time): [time.system.rawValue, "\(time.level)", time.ruler.name]
      }
    let instant = event.kind == .transit ? [] : [String(start.inUTC.utcText.prefix { $0 != "Z" }.dropLast(3))]
    return ([event.kind.rawValue] + parts + instant).joined(separator: " ")
  }
}

extension Passage {
  fileprivate func identity(_ hit: Int?) -> [String] {
    let thousandths = Int((target.degrees * 1000).rounded())
    return [
      transiting.rawValue, aspect.rawValue, natal.name, "\(thousandths)", "\(revolution)",
      hit.map { "\($0 + 1)" } ?? "missed",
    ]
  }
}
