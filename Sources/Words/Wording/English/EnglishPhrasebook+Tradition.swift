extension EnglishPhrasebook {
  func dial(of degrees: Int) -> String { "\(degrees)° dial" }
  var midpointTrees: String { "Midpoint trees" }
  func midpointOrbs(isWhole: Bool) -> String {
    isWhole
      ? "Contacts: 0° and 180° within 1°30′, of the Sun, the Moon, ASC and MC within 2°"
      : "Contacts: 0°, 90° and 180° within 1°30′, of the Sun, the Moon, ASC and MC within 2°; 45° and 135° within 1°"
  }
  var moonLeftOut: String { "without a time of birth the Moon is left out" }
  func closestMidpoints(_ count: Int) -> String { "the \(count) closest of each" }
}
