extension EnglishPhrasebook {
  var positions: String { "Positions" }
  var houses: String { "Houses" }
  var aspects: String { "Aspects" }
  var balance: String { "Balance" }
  var house: String { "House" }
  var ruler: String { "Ruler" }
  var body: String { "Body" }
  var place: String { "Place" }
  var sign: String { "Sign" }
  var cusp: String { "Cusp" }
  var aspect: String { "Aspect" }
  var orb: String { "Orb" }
  var closest: String { "Closest" }
  var elements: String { "Elements" }
  var modalities: String { "Modalities" }
  var partOfTheDay: String { "part of the day" }

  var contents: String { "Contents" }
  var chartInFigures: String { "The Chart in Figures" }
  var keyInfluencesTitle: String { "Key Influences" }
  var analysisTitle: String { "Detailed Analysis" }
  var recommendationsTitle: String { "Practical Recommendations" }
  var book: String { "A reading of the whole chart" }
  var anonymous: String { "Natal Chart" }
  var ofPages: String { " of " }

  var keyInfluences: String { "Key influences" }
  var analysis: String { "Analysis" }
  var recommendations: String { "Recommendations" }

  func generated(on date: String) -> String { "Generated \(date)" }
  func purchased(on date: String) -> String { "Purchased \(date)" }
  func moonRange(from: String, to: String) -> String {
    "In the course of the day the Moon goes from \(from) to \(to)."
  }

  var explanationHeads: ExplanationHeads {
    ExplanationHeads(rank: "rank", weight: "weight", rule: "rule", evidence: "evidence")
  }
}
