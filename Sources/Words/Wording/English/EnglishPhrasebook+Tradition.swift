import AstroChartModel

extension EnglishPhrasebook {
  func dial(of degrees: Int) -> String { "\(degrees)° dial" }
  var midpointTrees: String { "Midpoint trees" }
  func midpointOrbs(isWhole: Bool) -> String {
    isWhole
      ? "Contacts: 0° and 180° within 1°30′, of the Sun, the Moon, ASC and MC within 2°"
      : "Contacts: 0°, 90° and 180° within 1°30′, of the Sun, the Moon, ASC and MC within 2°; 45° and 135° within 1°"
  }
  var moonLeftOut: String { "without a time of birth the Moon is left out" }
  func leftOut(_ bodies: [Body], of varga: String) -> String {
    "\(varga) without \(list(of: bodies, .accusative)), whose part changes that day"
  }
  func closestMidpoints(_ count: Int) -> String { "the \(count) closest of each" }

  func square(isNorth: Bool) -> String { isNorth ? "North Indian chart" : "South Indian chart" }
  var lagna: String { "La" }
  func varga(of parts: Int) -> String {
    switch parts {
    case 1: "Rashi"
    case 2: "Hora"
    case 3: "Drekkana"
    case 4: "Chaturthamsha"
    case 7: "Saptamsha"
    case 9: "Navamsha"
    case 10: "Dashamsha"
    case 12: "Dvadashamsha"
    case 16: "Shodashamsha"
    case 20: "Vimshamsha"
    case 24: "Chaturvimshamsha"
    case 27: "Bhamsha"
    case 30: "Trimshamsha"
    case 40: "Khavedamsha"
    case 45: "Akshavedamsha"
    default: "Shashtiamsha"
    }
  }
  func nakshatra(_ number: Int) -> String { EnglishPhrasebook.nakshatras[number - 1] }
  private static let nakshatras = [
    "Ashvini", "Bharani", "Krittika", "Rohini", "Mrigashira", "Ardra", "Punarvasu", "Pushya",
    "Ashlesha", "Magha", "Purva Phalguni", "Uttara Phalguni", "Hasta", "Chitra", "Svati",
    "Vishakha", "Anuradha", "Jyeshtha", "Mula", "Purva Ashadha", "Uttara Ashadha", "Shravana",
    "Dhanishta", "Shatabhisha", "Purva Bhadrapada", "Uttara Bhadrapada", "Revati",
  ]
  func moonMansion(_ nakshatra: String, pada: Int?) -> String {
    "Moon in \(nakshatra)" + (pada.map { ", pada \($0)" } ?? "")
  }
  var nodesLeftOut: String { "the chart has no lunar nodes" }

  var map: String { "Astrocartography" }
  func standing(onLine angle: ChartAngle) -> String {
    switch angle {
    case .midheaven: "culminates"
    case .imumCoeli: "is lowest"
    case .ascendant: "rises"
    case .descendant: "sets"
    }
  }
  func place(isOfBirth: Bool) -> String { isOfBirth ? "birth place" : "place of the chart" }
  func doubt(minutes: Int) -> String {
    minutes == 1 ? "a minute earlier to a minute later" : "\(minutes) minutes earlier to \(minutes) later"
  }
  var parans: String { "Parans: latitudes, to 60° N and S, at which two planets are at angles at once" }
  var paransNearPlace: String { "within 1° of the place in bold" }
  func side(isNorth: Bool) -> String { isNorth ? "N" : "S" }
  func side(isEast: Bool) -> String { isEast ? "E" : "W" }
}
