/// Prints what holds where options are left out, and whence.
struct AstroDefaults: ToldCommand {
  static let name = "astro-defaults"

  func run() throws {
    let lines = Defaults.inForce.lines
    try StandardOutput.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}

extension Defaults {
  /// What holds for each member, and whence, a line each.
  fileprivate var lines: [String] {
    Key.allCases.map { key in
      let (value, source) = self[key].map { ($0, file) } ?? otherwise(key)
      return [(key.rawValue, 12), (Quotation.onOneLine(value), 24), (source, 0)]
        .map { text, width in
          text + String(repeating: " ", count: max(width == 0 ? 0 : 1, width - text.count))
        }
        .joined()
    }
  }

  /// What holds for a member that the file does not have.
  private func otherwise(_ key: Key) -> (value: String, source: String) {
    let builtIn = "built in"
    switch key {
    case .language:
      let language = Language(environment: Environment.locale)
      let variable = ["LC_ALL", "LC_MESSAGES", "LANG"].first { !(Environment.locale[$0] ?? "").isEmpty }
      return (language.tag, variable ?? builtIn)
    case .houses: return (settings.houseSystem.rawValue, builtIn)
    case .zodiac: return (settings.zodiac.name, builtIn)
    case .zone: return ("the birth’s, else UTC", builtIn)
    case .theme: return ("light", builtIn)
    case .paper: return ("a4", builtIn)
    case .by, .logo, .imprint: return ("-", builtIn)
    }
  }
}
