import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  var wheel: String { Accent.on(english.wheel) }
  var keysOfTheWheel: String { Accent.on(english.keysOfTheWheel) }
  var invitation: String { Accent.on(english.invitation) }
  var zoomIn: String { Accent.on(english.zoomIn) }
  var zoomOut: String { Accent.on(english.zoomOut) }
  var wholeWheel: String { Accent.on(english.wholeWheel) }
  var downloadPicture: String { Accent.on(english.downloadPicture) }
  var letGo: String { Accent.on(english.letGo) }
  var linkToThis: String { Accent.on(english.linkToThis) }
  var show: String { Accent.on(english.show) }
  var points: String { Accent.on(english.points) }
  var orbUpTo: String { Accent.on(english.orbUpTo) }
  var colors: String { Accent.on(english.colors) }
  var systemColors: String { Accent.on(english.systemColors) }
  func name(ofTheme theme: String) -> String { Accent.on(english.name(ofTheme: theme)) }
  var dayOfTheSky: String { Accent.on(english.dayOfTheSky) }
  var play: String { Accent.on(english.play) }
  var pause: String { Accent.on(english.pause) }
  var backToTheMoment: String { Accent.on(english.backToTheMoment) }
  var earlierHit: String { Accent.on(english.earlierHit) }
  var laterHit: String { Accent.on(english.laterHit) }
  func standing(of angle: ChartAngle, at position: String) -> String {
    Accent.on(english.standing(of: angle, at: position))
  }
  func standing(ofCusp house: Int, at position: String) -> String {
    Accent.on(english.standing(ofCusp: house, at: position))
  }
  func standing(ofHouse house: Int, at position: String, ruler: Body) -> String {
    Accent.on(english.standing(ofHouse: house, at: position, ruler: ruler))
  }
  func meaning(ofTouched body: Body, in sign: Sign, house: Int?) -> String {
    Accent.on(english.meaning(ofTouched: body, in: sign, house: house))
  }
  func meaning(of angle: ChartAngle, in sign: Sign) -> String {
    Accent.on(english.meaning(of: angle, in: sign))
  }
  func meaning(of sign: Sign) -> String { Accent.on(english.meaning(of: sign)) }
  func meaning(ofHouse house: Int) -> String { Accent.on(english.meaning(ofHouse: house)) }
  func standing(of sign: Sign) -> String { Accent.on(english.standing(of: sign)) }
}
