package import AstroDiagnostics

/// What is wrong with an instant, whoever computes with it.
package enum SkyFault {
  package static let noPositions = Told(
    "there are no positions for that time", hint: "ask for a time that the ephemeris covers",
    ukrainian: "для цього часу положень немає", hint: "виберіть час, який охоплюють ефемериди")

  package static func notConverging(_ longitude: Double) -> Told {
    Told(
      "the search for a longitude of \(longitude)° does not converge",
      ukrainian: "пошук довготи \(longitude)° не сходиться")
  }
}
