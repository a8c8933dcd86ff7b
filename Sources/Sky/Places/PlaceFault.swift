package import AstroDiagnostics

/// Why a name does not mean one place.
package enum PlaceFault: ProblemReason {
  /// What follows a comma is neither a country nor a region.
  case unknownArea(String, of: String)
  /// No place has the name; the lines of those that may be meant.
  case unknown(String, nearest: [String])
  /// The lines of places that have the name, and the name that would be enough.
  case ambiguous(String, [String], isCut: Bool, narrower: String?)

  package var english: ProblemWording {
    switch self {
    case .unknownArea(let area, let text):
      ProblemWording(
        "\(Quotation.of(text)): no country and no region is called \(Quotation.of(area))",
        hint: "after a comma, give a country, a state of the United States or an oblast of Ukraine")
    case .unknown(let text, let nearest):
      ProblemWording(
        "no place is called \(Quotation.of(text))",
        hint: nearest.isEmpty
          ? Hint("name the nearest town, or give \(PlaceFault.coordinates)")
          : Hint("did you mean \(nearest.joined(separator: " or "))?"))
    case .ambiguous(let text, let places, let isCut, let narrower):
      ProblemWording(
        "\(Quotation.of(text)) may be \(places.joined(separator: ", "))\(isCut ? ", …" : "")",
        hint: narrower.map { Hint("say which, as in \(Quotation.of($0))") }
          ?? Hint("give \(PlaceFault.coordinates), which astro-place lists"))
    }
  }

  /// The way to a place that the gazetteer does not know, in the forms in which people have it.
  private static let coordinates =
    "its coordinates, as in 49°13′N 30°59′E or 49.2167,30.9833, and its time zone"

  package var ukrainian: ProblemWording {
    switch self {
    case .unknownArea(let area, let text):
      ProblemWording(
        "\(Quotation.angular(text)): країни чи області з назвою \(Quotation.angular(area)) немає",
        hint: "після коми вкажіть країну, штат США або область України")
    case .unknown(let text, let nearest):
      ProblemWording(
        "місця з назвою \(Quotation.angular(text)) немає",
        hint: nearest.isEmpty
          ? Hint("вкажіть найближче місто або \(PlaceFault.coordinatesInUkrainian)")
          : Hint("можливо, \(nearest.joined(separator: " або "))?"))
    case .ambiguous(let text, let places, let isCut, let narrower):
      ProblemWording(
        "\(Quotation.angular(text)) – це може бути \(places.joined(separator: ", "))\(isCut ? ", …" : "")",
        hint: narrower.map { Hint("уточніть, котре з них, як-от \(Quotation.angular($0))") }
          ?? Hint("подайте \(PlaceFault.coordinatesInUkrainian): їх показує astro-place"))
    }
  }

  private static let coordinatesInUkrainian =
    "координати, як-от 49°13′N 30°59′E чи 49.2167,30.9833, і часовий пояс"
}
