import AstroChartModel
import AstroWording

extension PseudoPhrasebook {
  func dial(of degrees: Int) -> String { Accent.on(english.dial(of: degrees)) }
  var midpointTrees: String { Accent.on(english.midpointTrees) }
  func midpointOrbs(isWhole: Bool) -> String { Accent.on(english.midpointOrbs(isWhole: isWhole)) }
  var moonLeftOut: String { Accent.on(english.moonLeftOut) }
  func leftOut(_ bodies: [Body], of varga: String) -> String { Accent.on(english.leftOut(bodies, of: varga)) }
  func closestMidpoints(_ count: Int) -> String { Accent.on(english.closestMidpoints(count)) }
  func square(isNorth: Bool) -> String { Accent.on(english.square(isNorth: isNorth)) }
  var lagna: String { Accent.on(english.lagna) }
  func varga(of parts: Int) -> String { Accent.on(english.varga(of: parts)) }
  func nakshatra(_ number: Int) -> String { Accent.on(english.nakshatra(number)) }
  func moonMansion(_ nakshatra: String, pada: Int?) -> String {
    Accent.on(english.moonMansion(nakshatra, pada: pada))
  }
  var nodesLeftOut: String { Accent.on(english.nodesLeftOut) }
  var map: String { Accent.on(english.map) }
  func standing(onLine angle: ChartAngle) -> String { Accent.on(english.standing(onLine: angle)) }
  func place(isOfBirth: Bool) -> String { Accent.on(english.place(isOfBirth: isOfBirth)) }
  func doubt(minutes: Int) -> String { Accent.on(english.doubt(minutes: minutes)) }
  var parans: String { Accent.on(english.parans) }
  var paransNearPlace: String { Accent.on(english.paransNearPlace) }
  func side(isNorth: Bool) -> String { Accent.on(english.side(isNorth: isNorth)) }
  func side(isEast: Bool) -> String { Accent.on(english.side(isEast: isEast)) }
}
