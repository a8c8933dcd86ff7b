package import AstroDiagnostics

/// What is wrong with a list of orbs that somebody wrote.
package enum OrbFault {
  package static let asOrbs = Hint("as in trine=6,quincunx=2", ukrainian: "як-от trine=6,quincunx=2")
  static let asOrbsOrNames = Hint(
    "as in trine=6,quincunx=2; or major, or all", ukrainian: "як-от trine=6,quincunx=2; або major чи all")

  static func notOrb(_ text: String) -> Told {
    Told("\(Quotation.of(text)) is not an orb", ukrainian: "\(Quotation.angular(text)) – не орб")
  }
}
