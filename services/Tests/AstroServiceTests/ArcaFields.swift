/// What ARCA reads in the answers of its functions, as paths; `[]` is each element of a list.
enum ArcaFields {
  static let natal = chart + ["chart.aspects"] + each("chart.aspects[]", aspect)
  static let overlaid =
    chart + ["chart.natal_aspects"] + each("chart.rings[].planets[]", body)
    + each("chart.natal_aspects[]", aspect)

  static let compatibility =
    ["success", "format"] + each("from[]", ["name", "birth.date", "julianDay"])
    + each("aspects[]", ["first", "second", "aspectType", "orb", "exactDegree"])
    + each("overlays.firstInSecond[]", ["body", "house"])
    + each("overlays.secondInFirst[]", ["body", "house"])
    + each("balances[]", ["elements.fire", "modalities.cardinal", "polarities.positive"])
    + ["overall", "emotional", "mental", "physical", "spiritual", "stability"].flatMap { score in
      each("scores.\(score)", ["score", "base", "reasons[].contribution", "reasons[].words"])
    } + each("strengths[]", ["contribution", "words"]) + each("challenges[]", ["contribution", "words"])
    + each("composite", ["planets[].degree", "houses[].degree", "aspects[].orb"])

  private static let chart =
    ["success"] + each("chart.planets[]", body) + each("chart.points[]", body)
    + each(
      "chart.houses[]", ["number", "sign", "degree", "dms", "ruler", "startX", "startY", "endX", "endY"])
    + ["ascendant", "midheaven", "descendant", "imumCoeli"].flatMap {
      each("chart.angles.\($0)", ["degree", "sign", "dms"])
    } + ["layout.radii.zodiacOuter", "layout.radii.zodiacInner"]
    + each("layout.boxes[]", ["id", "role", "cx", "cy", "width", "height", "rotation"])

  private static let body = [
    "name", "sign", "signSymbol", "degree", "signedDegree", "house", "retrograde", "element", "modality",
    "dms",
    "displayX", "displayY", "displayDegree", "summary",
  ]
  private static let aspect = [
    "body1", "body2", "aspectType", "aspectSymbol", "orb", "applying", "exactDegree", "x1", "y1", "x2", "y2",
    "summary",
  ]

  private static func each(_ list: String, _ members: [String]) -> [String] {
    members.map { "\(list).\($0)" }
  }

  /// Whether an answer lacks a field somewhere; an empty list has no elements that could have it.
  static func isMissing(_ path: String, in answer: [String: Any]) -> Bool {
    isMissing(path.split(separator: ".")[...], in: answer)
  }

  private static func isMissing(_ path: ArraySlice<Substring>, in value: Any) -> Bool {
    guard let step = path.first else { return false }
    guard let object = value as? [String: Any] else { return true }
    if !isOwed(String(step), by: object) { return false }
    guard step.hasSuffix("[]") else {
      return object[String(step)].map { isMissing(path.dropFirst(), in: $0) } ?? true
    }
    guard let list = object[String(step.dropLast(2))] as? [Any], !list.isEmpty else { return true }
    return list.contains { isMissing(path.dropFirst(), in: $0) }
  }

  /// Whether an element owes a field: an aspect without a line has no ends, and one with an angle of the moving sky
  /// neither applies nor separates.
  private static func isOwed(_ field: String, by element: [String: Any]) -> Bool {
    switch field {
    case "x1", "y1", "x2", "y2": element["drawn"] as? Bool != false
    case "applying": !["ascendant", "midheaven"].contains(element["body1"] as? String)
    default: true
    }
  }
}
