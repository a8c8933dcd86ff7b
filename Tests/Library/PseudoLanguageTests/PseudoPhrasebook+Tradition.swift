import AstroWording

extension PseudoPhrasebook {
  func dial(of degrees: Int) -> String { Accent.on(english.dial(of: degrees)) }
  var midpointTrees: String { Accent.on(english.midpointTrees) }
  func midpointOrbs(isWhole: Bool) -> String { Accent.on(english.midpointOrbs(isWhole: isWhole)) }
  var moonLeftOut: String { Accent.on(english.moonLeftOut) }
  func closestMidpoints(_ count: Int) -> String { Accent.on(english.closestMidpoints(count)) }
}
