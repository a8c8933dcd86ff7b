import AstroBytes
import AstroDrawing
import AstroThemes
import AstroWheelLayout

/// The parts of a picture that differ between themes, as a style sheet: inks, and the widths and dashes of
/// strokes.
///
/// The strokes of each theme are those of a picture in that theme, derived from the one scene of the page.
struct ThemeStyles {
  /// The strokes in each theme, in the order of the scene.
  private let drawn: [[Stroke]]
  private let themes: [Theme]
  private let own: Theme
  /// The class name of each stroke in the scene; `nil` for strokes that are the same in all themes.
  let names: [String?]
  /// The first stroke of each name.
  private let named: [(name: String, index: Int)]
  /// The inks used in the picture, and those that the page around it needs.
  private let tokens: Set<String>

  /// - Parameter scene: The wheel as it is painted.
  init(of wheel: Wheel, painted scene: Scene, in themes: [Theme]) {
    (self.themes, own) = (themes, wheel.theme)
    let strokes = themes.map { wheel.strokes(of: scene, in: $0) }
    drawn = strokes
    var (known, names, named) = ([[StrokeLook]: String](), [String?](), [(String, Int)]())
    for index in strokes.first?.indices ?? 0..<0 {
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
    tokens = scene.tokens.union([
      "paper", "disc", "ink", "secondInk", "faintInk", "hairline", "accent", "harmonious", "challenging",
      "neutral",
    ])
  }

  /// The style sheet: the inks of the picture's theme, of the system's preference, of the chosen theme, and
  /// of printing.
  ///
  /// - Parameter scope: A selector for the element to which the inks apply.
  func sheet(in scope: String) -> String {
    let chosen = { (value: String) in "\(scope):has(option[value=\"\(value)\"]:checked)" }
    let auto = chosen("auto")
    let (dark, contrast) = ("(prefers-color-scheme:dark)", "(prefers-contrast:more)")
    // Both high-contrast themes have the same strokes.
    return
      ([
        inks(scope, own), inks(auto, .light) + strokes([auto], .light),
        "@media \(dark){\(inks(auto, .dark))}",
        "@media \(contrast){\(inks(auto, .contrastLight) + strokes([auto], .contrastLight))}",
        "@media \(contrast) and \(dark){\(inks(auto, .contrastDark))}",
      ] + themes.map { inks(chosen(ThemeStyles.value(of: $0)), $0) }
      + strokesByLook(chosen)
      + [
        "@media print{\(inks(scope + ThemeStyles.any, .print) + strokes([scope + ThemeStyles.any], .print))}"
      ])
      .joined(separator: "\n")
  }

  /// A selector with the same specificity as one for a chosen theme.
  private static let any = ":has(option[value]:checked)"

  /// The value of a theme's option; a user's own theme may have any name.
  static func value(of theme: Theme) -> String { WebPage.offered.contains(theme) ? theme.name : "own" }

  private func inks(_ selector: String, _ theme: Theme) -> String {
    let inks = theme.namedInks.filter { tokens.contains($0.name) }.map { "--\($0.name):\($0.color.hex)" }
    let scheme = "color-scheme:\(theme.isDark ? "dark" : "light")"
    return "\(selector){" + ([scheme] + inks).joined(separator: ";") + "}"
  }

  /// The strokes of all themes that can be chosen; themes with the same strokes share one rule.
  private func strokesByLook(_ chosen: (String) -> String) -> [String] {
    var groups: [(look: String, theme: Theme, selectors: [String])] = []
    for theme in themes {
      let (look, selector) = (strokes([""], theme), chosen(ThemeStyles.value(of: theme)))
      if let known = groups.firstIndex(where: { $0.look == look }) {
        groups[known].selectors.append(selector)
      } else {
        groups.append((look, theme, [selector]))
      }
    }
    return groups.map { strokes($0.selectors, $0.theme) }.filter { !$0.isEmpty }
  }

  /// The strokes of a theme, without those that the picture already has.
  private func strokes(_ selectors: [String], _ theme: Theme) -> String {
    guard let index = themes.firstIndex(of: theme), let picture = themes.firstIndex(of: own),
      let light = themes.firstIndex(of: .light)
    else { return "" }
    // If the picture's strokes are not those of the light theme, everything is set, as the system's
    // preference may have changed it.
    let isPlain = drawn[picture].map(StrokeLook.init) == drawn[light].map(StrokeLook.init)
    let rules = named.compactMap { name, stroke -> String? in
      let declarations = StrokeLook(drawn[index][stroke]).declarations(
        unlike: isPlain ? StrokeLook(drawn[picture][stroke]) : nil)
      return declarations.isEmpty ? nil : ".\(name){\(declarations)}"
    }
    return rules.isEmpty ? "" : "\(selectors.joined(separator: ",")){\(rules.joined())}"
  }
}

/// The properties of a stroke that a style sheet can change.
private struct StrokeLook: Hashable {
  /// The width in points.
  var width: Double
  var dash: [Double]
  var opacity: Double

  init(_ stroke: Stroke) {
    (width, dash, opacity) = (stroke.width, stroke.usableDash, stroke.color.opacity)
  }

  /// The CSS declarations that turn another stroke, or any if `nil`, into this one.
  func declarations(unlike other: StrokeLook?) -> String {
    let dashes = dash.isEmpty ? "none" : dash.map(StrokeLook.text).joined(separator: " ")
    return [
      width == other?.width ? nil : "stroke-width:\(StrokeLook.text(width))",
      dash == other?.dash ? nil : "stroke-dasharray:\(dashes)",
      opacity == other?.opacity ? nil : "stroke-opacity:\(StrokeLook.text(opacity))",
    ].compactMap(\.self).joined(separator: ";")
  }

  private static func text(_ number: Double) -> String {
    var text = Markup()
    text.append(number)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension Scene {
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
