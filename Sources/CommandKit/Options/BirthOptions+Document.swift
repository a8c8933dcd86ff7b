package import ChartModel
import Diagnostics

extension BirthOptions {
  /// The birth as a chart file would hold it, checked as a chart file is.
  package func document() throws(CommandError) -> ChartDocument {
    try requireBirth()
    let json: JSONValue = ["name": JSONValue(name), "birth": try birth()]
    do throws(ChartFormatError) {
      return try ChartDocument(json)
    } catch {
      throw CommandError(error, in: "").onCommandLine
    }
  }

  private func requireBirth() throws(CommandError) {
    for (option, value) in [("--date", date), ("--zone", zone), ("--at", at)] where value == nil {
      throw .usage(
        option, "is missing", hint: "a birth wants --date, --zone and --at, and --time where it is known")
    }
  }

  private func birth() throws(CommandError) -> JSONValue {
    let (latitude, longitude) = try coordinates()
    return [
      "date": JSONValue(date), "calendar": JSONValue(calendar), "time": JSONValue(time),
      "timeZone": JSONValue(zone), "fold": JSONValue(fold), "latitude": .number(latitude),
      "longitude": .number(longitude), "place": JSONValue(place),
    ]
  }

  private func coordinates() throws(CommandError) -> (Double, Double) {
    let parts = (at ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else {
      throw CommandError(
        .data, code: ChartFormatError.Code.invalidChart.rawValue, at: ["--at"],
        "\(Quotation.of(at ?? "")) is no place",
        hint: "degrees north and east with a comma, as in 50.4501,30.5234")
    }
    return (numbers[0], numbers[1])
  }
}

extension SettingsOptions {
  /// The settings of a file with what the command line says instead.
  package func applied(to settings: ChartSettings) throws(CommandError) -> ChartSettings {
    let json = try json()
    do throws(ChartFormatError) {
      return try ChartSettings(json, over: settings)
    } catch {
      throw CommandError(error, in: "").onCommandLine
    }
  }

  private func json() throws(CommandError) -> JSONValue {
    [
      "node": JSONValue(node), "lilith": JSONValue(lilith),
      "points": points.map(SettingsOptions.points) ?? .null,
      "orbs": try orbs.map(SettingsOptions.orbs) ?? .null,
    ]
  }

  private static func points(_ list: String) -> JSONValue {
    switch list {
    case "all": .array(Body.points.map { .string($0.rawValue) })
    case "none": []
    default: .array(list.split(separator: ",").map { .string(String($0)) })
    }
  }

  private static func orbs(_ list: String) throws(CommandError) -> JSONValue {
    let named = ["major": ChartSettings.majorOrbs, "all": ChartSettings.allOrbs][list]
    if let named { return .object(named.map { JSONValue.Member($0.key.rawValue, .number($0.value)) }) }
    var members: [JSONValue.Member] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      members.append(try orb(part))
    }
    return .object(members)
  }

  private static func orb(_ text: Substring) throws(CommandError) -> JSONValue.Member {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, let orb = Double(sides[1]), orb.isFinite else {
      throw .usage(
        "--orbs", "\(Quotation.of(String(text))) is no orb",
        hint: "as in trine=6,quincunx=2; or major, or all")
    }
    return JSONValue.Member(sides[0], .number(orb))
  }
}

extension CommandError {
  /// The error with the place in a chart file put back into the option it came from.
  package var onCommandLine: CommandError {
    guard let path = place.last, let option = CommandError.option(of: path) else { return self }
    var error = self
    error.place = [option]
    // Rooms below speak of fields; whoever typed options is told of options.
    error.hint.replace("with fold: \"earlier\" or \"later\"", with: "with --fold earlier or --fold later")
    error.hint.replace(
      "with calendar: \"julian\" or \"gregorian\"", with: "with --calendar julian or --calendar gregorian")
    if path.hasPrefix("settings") { (error.status, error.code) = (.usage, "USAGE") }
    return error
  }

  private static func option(of path: String) -> String? {
    let name = path.split(separator: ".").last.map { $0.prefix { $0 != "[" } } ?? ""
    switch name {
    case "latitude", "longitude": return "--at"
    case "timeZone": return "--zone"
    case "houseSystem": return "--houses"
    case "name", "date", "calendar", "time", "fold", "place": return "--\(name)"
    case "node", "lilith", "points", "orbs": return "--\(name)"
    default: return path.hasPrefix("settings.orbs") ? "--orbs" : nil
    }
  }
}
