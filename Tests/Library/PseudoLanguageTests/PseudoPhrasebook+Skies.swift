import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func name(of sky: SkyRole) -> String { Accent.on(english.name(of: sky)) }
  func name(ofReturn body: Body) -> String { Accent.on(english.name(ofReturn: body)) }
  func shortDate(year: Int, month: Int, day: Int) -> String {
    Accent.on(english.shortDate(year: year, month: month, day: day))
  }
  func subject(_ end: AspectEnd, of sky: SkyRole, inHouse house: Int?) -> String {
    Accent.on(english.subject(end, of: sky, inHouse: house))
  }
  func tie(_ type: AspectType, to end: AspectEnd) -> String { Accent.on(english.tie(type, to: end)) }
  func exact(on date: String) -> String { Accent.on(english.exact(on: date)) }
  var aspectsBetween: String { Accent.on(english.aspectsBetween) }
  var houseOverlays: String { Accent.on(english.houseOverlays) }
  var nextExact: String { Accent.on(english.nextExact) }
  func houses(of person: String) -> String { Accent.on(english.houses(of: person)) }
  func ring(of name: String, isInner: Bool) -> String { Accent.on(english.ring(of: name, isInner: isInner)) }
  var aspectsOfPlanets: String { Accent.on(english.aspectsOfPlanets) }
  func drawnOutside(_ bodies: [Body], ofHouse house: Int) -> String {
    Accent.on(english.drawnOutside(bodies, ofHouse: house))
  }
  func undrawn(_ count: Int) -> String { Accent.on(english.undrawn(count)) }
  func undrawnOfSky(_ count: Int) -> String { Accent.on(english.undrawnOfSky(count)) }
}
