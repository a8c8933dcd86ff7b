package import AstroChartModel
package import AstroDiagnostics

extension OptionValue {
  /// Reads a list of aspects with their orbs, such as `trine=6,quincunx=2`.
  ///
  /// - Parameter option: The option that messages name.
  /// - Throws: `usage` at the option, if the text is not such a list, or an orb is impossible.
  package static func orbs(_ list: String, of option: String) throws(Problem) -> [AspectType: Double] {
    do throws(Problem) {
      let orbs = try orbs(list, hint: OptionFault.asOrbs)
      return try ChartSettings().with(orbs: orbs).orbs
    } catch {
      let place = Problem.Location(source: option, path: Array(error.location.path.suffix(1)))
      throw error.moved(to: place).coded(.usage)
    }
  }

  /// The same, without checking the orbs.
  static func orbs(_ list: String, hint: Hint) throws(Problem) -> [AspectType: Double] {
    var orbs: [AspectType: Double] = [:]
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let orb = Double(sides[1]), orb.isFinite else {
        throw Problem(.usage, OptionFault.orb(String(part))).advised(hint)
      }
      let type = try ChartSettings.aspectType(named: sides[0])
      guard orbs.updateValue(orb, forKey: type) == nil else {
        throw Problem(.usage, OptionFault.twice(type.rawValue))
      }
    }
    return orbs
  }
}
