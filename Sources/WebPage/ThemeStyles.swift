import Drawing
import WheelLayout

/// What of a picture differs between themes: inks, and the widths and dashes of strokes, as a style sheet.
///
/// The wheel is painted in each theme where it stands, and what comes out is compared; so a page shows the strokes that
/// a picture in that theme has.
struct ThemeStyles {
  /// Strokes by theme, in the order of the scene.
  private let strokes: [[Stroke]]
  private let themes: [WheelTheme]
  private let own: WheelTheme
  /// What each stroke of the scene is called; `nil` for those that are alike in all themes.
  let names: [String?]
  /// The first stroke of each name.
  private let named: [(name: String, index: Int)]
  /// The inks that the picture has, and those that the page around it needs.
  private let tokens: Set<String>

  init(of wheel: Wheel, in themes: [WheelTheme]) {
    (self.themes, own) = (themes, wheel.theme)
    var strokes = themes.map { theme in
      var wheel = wheel
      wheel.theme = theme
      return wheel.scene().strokes
    }
    let count = wheel.scene().strokes.count
    // Where a theme left a line out, nothing could be told of the others: the picture's own strokes then serve all.
    if strokes.contains(where: { $0.count != count }) {
      strokes = themes.map { _ in wheel.scene().strokes }
    }
    self.strokes = strokes
    var (known, names, named) = ([[StrokeLook]: String](), [String?](), [(String, Int)]())
    for index in 0..<count {
      let looks = strokes.map { StrokeLook($0[index]) }
      guard Set(looks).count > 1 else {
        names.append(nil)
        continue
      }
      if known[looks] == nil {
        known[looks] = "k\(known.count)"
        named.append((known[looks] ?? "", index))
      }
      names.append(known[looks])
    }
    (self.names, self.named) = (names, named)
    tokens = wheel.scene().tokens.union(["paper", "disc", "ink", "secondInk", "faintInk", "hairline", "accent", "harmonious", "challenging", "neutral"])
  }

  /// The style sheet: the theme's own inks, those of the system's choice, those chosen, and those of paper.
  ///
  /// - Parameter scope: Selects the element that the inks are for.
  func sheet(in scope: String) -> String {
    let chosen = { (value: String) in "\(scope):has(option[value=\"\(value)\"]:checked)" }
    let auto = chosen("auto")
    let dark = "(prefers-color-scheme:dark)"
    let contrast = "(prefers-contrast:more)"
    return ([
      rule(scope, own), rule(auto, .light), "@media \(dark){\(rule(auto, .dark))}",
      "@media \(contrast){\(rule(auto, .contrastLight))}",
      "@media \(contrast) and \(dark){\(rule(auto, .contrastDark))}",
    ] + themes.map { rule(chosen(ThemeStyles.value(of: $0)), $0) }
      + ["@media print{\(rule("\(scope):has(option[value]:checked)", .print))}"]).joined(separator: "\n")
  }

  /// What a theme is called where it is chosen; a user's own may have any name.
  static func value(of theme: WheelTheme) -> String { WebPage.offered.contains(theme) ? theme.name : "own" }

  private func rule(_ selector: String, _ theme: WheelTheme) -> String {
    let inks = theme.namedInks.filter { tokens.contains($0.name) }.map { "--\($0.name):\($0.color.hex)" }
    let scheme = "color-scheme:\(theme.isDark ? "dark" : "light")"
    return "\(selector){" + ([scheme] + inks).joined(separator: ";") + ";\(strokeRules(theme))}"
  }

  /// The strokes of a theme, but for those that the picture has anyway.
  private func strokeRules(_ theme: WheelTheme) -> String {
    guard let index = themes.firstIndex(of: theme), let ownIndex = themes.firstIndex(of: own) else { return "" }
    return named.map { name, stroke in
      let picture = StrokeLook(strokes[ownIndex][stroke])
      let declarations = StrokeLook(strokes[index][stroke]).declarations(unlike: picture)
      return declarations.isEmpty ? "" : ".\(name){\(declarations)}"
    }.joined()
  }
}

/// What of a stroke a style sheet may change.
private struct StrokeLook: Hashable {
  /// In points.
  var width: Double
  var dash: [Double]
  var opacity: Double

  init(_ stroke: Stroke) {
    (width, dash, opacity) = (stroke.width, stroke.usableDash, stroke.color.opacity)
  }

  /// What makes a stroke of another look like this one.
  func declarations(unlike other: StrokeLook) -> String {
    let dashes = dash.isEmpty ? "none" : dash.map(StrokeLook.text).joined(separator: " ")
    return [
      width == other.width ? nil : "stroke-width:\(StrokeLook.text(width))",
      dash == other.dash ? nil : "stroke-dasharray:\(dashes)",
      opacity == other.opacity ? nil : "stroke-opacity:\(StrokeLook.text(opacity))",
    ].compactMap(\.self).joined(separator: ";")
  }

  private static func text(_ number: Double) -> String {
    var text = Markup()
    text.append(number)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension Scene {
  /// All strokes, in the order in which they are painted.
  fileprivate var strokes: [Stroke] { Scene.strokes(of: items) }

  private static func strokes(of items: [Item]) -> [Stroke] {
    items.flatMap { item -> [Stroke] in
      switch item {
      case .stroke(_, let stroke): [stroke]
      case .group(let group): strokes(of: group.items)
      default: []
      }
    }
  }

  /// The names of all inks.
  fileprivate var tokens: Set<String> { Set(Scene.paints(of: items).compactMap(\.token)) }

  private static func paints(of items: [Item]) -> [Paint] {
    items.flatMap { item -> [Paint] in
      switch item {
      case .fill(_, let paint): [paint]
      case .stroke(_, let stroke): [stroke.paint]
      case .glyphs(let run, _): [run.paint]
      case .group(let group): paints(of: group.items)
      default: []
      }
    }
  }
}
