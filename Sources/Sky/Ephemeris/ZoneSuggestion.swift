import AstroDiagnostics

/// Suggests what was probably meant by an unknown zone name.
enum ZoneSuggestion {
  /// Names up to this length are not corrected by letters: a wrong one more likely makes another name, as MSK
  /// and MST.
  private static let shortest = 3

  /// The suggestion: an offset, `LMT`, a similar whole name, or a name whose city is similar.
  static func of(_ name: String, among names: [String]) -> String? {
    guard (1...64).contains(name.utf8.count) else { return nil }
    if let offset = offset(name) { return offset }
    let known = ["LMT"] + names
    guard name.utf8.count > shortest else { return shortName(name, among: known) }
    if let whole = NearestName.of(name, among: known) { return whole }
    let cities = Dictionary(names.map { (city(of: $0), $0) }) { first, _ in first }
    return NearestName.of(city(of: name), among: cities.keys.sorted()).flatMap { cities[$0] }
  }

  /// Reads `UTC+3`, `GMT+03:00` and the like as an offset that a birth may have: `+03:00`.
  private static func offset(_ name: String) -> String? {
    let rest = name.uppercased()
    guard rest.hasPrefix("UTC") || rest.hasPrefix("GMT") else { return nil }
    guard let sign = rest.dropFirst(3).first, "+-−".contains(sign) else { return nil }
    let fields = rest.dropFirst(4).split(separator: ":", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { $0.count <= 2 ? UInt($0) : nil }
    guard (1...2).contains(fields.count), numbers.count == fields.count, numbers[0] <= 15 else { return nil }
    let padded = (numbers + [0]).prefix(2).map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (sign == "+" ? "+" : "-") + padded.joined(separator: ":")
  }

  /// A short name with the same letters, in another case or in another order.
  private static func shortName(_ name: String, among known: [String]) -> String? {
    let letters = name.uppercased().unicodeScalars.sorted()
    return known.first { $0.uppercased() == name.uppercased() }
      ?? known.first { $0.uppercased().unicodeScalars.sorted() == letters }
  }

  private static func city(of name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}
