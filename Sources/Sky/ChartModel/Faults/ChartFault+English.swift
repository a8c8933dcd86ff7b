package import AstroDiagnostics

extension ChartFault {
  package var english: ProblemWording {
    switch self {
    case .cuspsOutOfOrder:
      ProblemWording(
        "are out of order", hint: "cusps go around the zodiac once, from house 1 to house 12")
    case .houseCount(let count):
      ProblemWording("has \(count) houses", hint: "twelve in order, or none without a birth time")
    case .notLongitude(let degrees):
      ProblemWording("\(degrees) is not a longitude", hint: "degrees from 0° Aries")
    case .outOfRange(let number, let range):
      ProblemWording(
        "\(Quotation.number(number)) is out of range",
        hint: "from \(Quotation.number(range.lowerBound)) to \(Quotation.number(range.upperBound))")
    case .orb(let orb, let widest):
      ProblemWording("\(Quotation.number(orb)) is out of range", hint: "from 0 to \(Int(widest))")
    case .noPlanet: ProblemWording("there is no planet", hint: "give at least one")
    case .housesWithoutAngles:
      ProblemWording(
        "are missing, while there are houses", hint: "give both, or neither for a birth without its time")
    case .anglesWithoutHouses:
      ProblemWording(
        "are missing, while there are angles", hint: "give both, or neither for a birth without its time")
    case .planetAsPoint(let name):
      ProblemWording(
        "\(name) is a planet, not a point", hint: "planets are always computed; leave it out")
    case .wrongList(let body):
      ProblemWording("\(body.rawValue) belongs in \(body.isPlanet ? "planets" : "points")")
    case .twice(let body): ProblemWording("\(body.rawValue) is in the chart twice")
    case .twiceInList(let body): ProblemWording("\(body.rawValue) is in the list twice")
    case .derived(let kind):
      ProblemWording(
        "\(kind == .natal ? "a relocated chart" : "a chart of the kind \(kind.rawValue)") is derived itself",
        hint: "give the natal chart that it was made from")
    case .absent(let end):
      ProblemWording(
        "\(end.name) is not in the chart",
        hint: end.body == nil
          ? "give the angles, or leave the aspect out"
          : "list it in planets or points, or leave the aspect out")
    case .endBeforeStart(let end, let start):
      ProblemWording("\(end) is not after \(start)", hint: "give a later end")
    case .tooManySkies(let count, let most):
      ProblemWording(
        "\(count) skies are more than the \(most) that can be drawn", hint: "draw them in several pictures")
    }
  }
}
