package import AstroChartModel
package import AstroDiagnostics

extension SettingsOptions {
  /// The settings of a file, overridden by those of the command line.
  ///
  /// - Throws: `usage` at the option that is wrong.
  package func applied(to settings: ChartSettings) throws(Problem) -> ChartSettings {
    do throws(Problem) { return try changed(settings) } catch { throw error.coded(.usage) }
  }

  private func changed(_ settings: ChartSettings) throws(Problem) -> ChartSettings {
    var settings = settings
    if let node { settings.node = try OptionValue.name(node, of: "kind of node", field: "node") }
    if let lilith { settings.lilith = try OptionValue.name(lilith, of: "kind of Lilith", field: "lilith") }
    if let points { settings = settings.with(points: try SettingsOptions.points(points)) }
    if let orbs { settings = try settings.with(try SettingsOptions.orbs(orbs)) }
    if let aspectsTo {
      settings.aspectsTo = try SettingsOptions.told("aspectsTo") { () throws(Problem) in
        try ChartSettings.reach(named: aspectsTo)
      }
    }
    return settings
  }

  private static func points(_ list: String) throws(Problem) -> [Body] {
    switch list {
    case "all": return Body.points
    case "none": return []
    default:
      var points: [Body] = []
      for name in list.split(separator: ",").map(String.init) {
        let point = try told("points") { () throws(Problem) in try ChartSettings.point(named: name) }
        if points.contains(point) {
          throw Problem(.usage, at: .field("points"), OptionFault.twice(point.rawValue))
        }
        points.append(point)
      }
      return points
    }
  }

  private static func orbs(_ list: String) throws(Problem) -> AspectOrbs {
    if let named = ["major": AspectOrbs.major, "all": .all][list] { return named }
    return try told("orbs") { () throws(Problem) in
      AspectOrbs(planets: try OptionValue.orbs(list, hint: OptionFault.asOrbsOrNames))
    }
  }

  /// Calls `read`; problems are located at the field.
  private static func told<Value>(
    _ field: String, _ read: () throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try read() } catch { throw error.within(.name(field)) }
  }
}
