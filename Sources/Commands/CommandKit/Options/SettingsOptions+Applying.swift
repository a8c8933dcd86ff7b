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
    if let points {
      settings = settings.with(points: try read(points, "points", ChartSettings.points))
    }
    if let orbs { settings = try settings.with(read(orbs, "orbs", AspectOrbs.init(written:))) }
    if let aspectsTo { settings.aspectsTo = try read(aspectsTo, "aspectsTo", ChartSettings.reach) }
    return settings
  }

  /// Reads the value of an option; problems are located at the field.
  private func read<Value>(
    _ text: String, _ field: String, _ value: (String) throws(Problem) -> Value
  ) throws(Problem) -> Value {
    do throws(Problem) { return try value(text) } catch { throw error.within(.name(field)) }
  }
}
