import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func calendarDate(year: Int, month: Int, day: Int) -> String {
    Accent.on(english.calendarDate(year: year, month: month, day: day))
  }
  func lasting(_ start: String, until end: String) -> String { "\(start) – \(end)" }
  func transit(of body: Body, _ aspect: AspectType, to natal: AspectEnd) -> String {
    Accent.on(english.transit(of: body, aspect, to: natal))
  }
  func meeting(_ number: Int, of count: Int) -> String { Accent.on(english.meeting(number, of: count)) }
  func exactTimes(_ count: Int) -> String { Accent.on(english.exactTimes(count)) }
  func nearMiss(_ orb: String) -> String { Accent.on(english.nearMiss(orb)) }
  func aspect(_ aspect: MutualAspect) -> String { Accent.on(english.aspect(aspect)) }
  func ingress(_ ingress: Ingress) -> String { Accent.on(english.ingress(ingress)) }
  func station(_ station: Station, at position: String) -> String {
    Accent.on(english.station(station, at: position))
  }
  func shadow(of body: Body, from first: String, to last: String) -> String {
    Accent.on(english.shadow(of: body, from: first, to: last))
  }
  func lunation(_ phase: Lunation.Phase, at position: String) -> String {
    Accent.on(english.lunation(phase, at: position))
  }
  func eclipse(of luminary: Eclipse.Luminary, _ type: Eclipse.EclipseType) -> String {
    Accent.on(english.eclipse(of: luminary, type))
  }
  func voidOfCourse(in sign: Sign) -> String { Accent.on(english.voidOfCourse(in: sign)) }
  func void(_ void: VoidOfCourse) -> String { Accent.on(english.void(void)) }
  func bodyReturn(_ body: BodyReturn) -> String { Accent.on(english.bodyReturn(body)) }
  func profection(_ profection: Profection) -> String { Accent.on(english.profection(profection)) }
  func hour(_ hour: PlanetaryHour) -> String { Accent.on(english.hour(hour)) }
  func houseIngress(_ ingress: HouseIngress) -> String { Accent.on(english.houseIngress(ingress)) }
  func progressed(_ change: ProgressedChange) -> String { Accent.on(english.progressed(change)) }
  func lordTime(_ time: LordTime) -> String { Accent.on(english.lordTime(time)) }
  func outOfBounds(_ time: OutOfBoundsTime) -> String { Accent.on(english.outOfBounds(time)) }
}
