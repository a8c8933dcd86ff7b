import AstroDiagnostics
import AstroDrawing
import AstroGeometry

/// How the shapes of a logo are painted, as they inherit it.
struct LogoStyle {
  /// `nil` for no paint.
  var fill: Color? = .black
  var stroke: Color?
  var (fillOpacity, strokeOpacity, opacity) = (1.0, 1.0, 1.0)
  var strokeWidth = 1.0
  var cap = Stroke.Cap.butt
  var isEvenOdd = false
  var isHidden = false
  var transform = Affine.identity

  var fillPaint: Paint? { fill.map { Paint($0.opacity($0.opacity * fillOpacity * opacity)) } }

  /// The stroke in the coordinates of the page.
  var strokePaint: Stroke? {
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return stroke.map {
      Stroke($0.opacity($0.opacity * strokeOpacity * opacity), width: strokeWidth * scale, cap: cap)
    }
  }

  /// The style of an element inside this one.
  ///
  /// - Throws: A message about a property that cannot be drawn, without its place.
  func inherited(by tag: MarkupReader.Tag) throws(Problem) -> LogoStyle {
    var style = self
    for (name, value) in tag.attributes where name != "style" { try style.take(name, value) }
    for declaration in tag["style"]?.split(separator: ";") ?? [] {
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
      if parts.count == 2 { try style.take(parts[0], parts[1]) }
    }
    return style
  }

  private mutating func take(_ name: String, _ value: String) throws(Problem) {
    let value = value.trimmed
    switch name {
    case "fill": fill = try LogoStyle.color(value)
    case "stroke": stroke = try LogoStyle.color(value)
    case "fill-opacity": fillOpacity = try LogoStyle.share(value, name)
    case "stroke-opacity": strokeOpacity = try LogoStyle.share(value, name)
    case "opacity": opacity *= try LogoStyle.share(value, name)
    case "stroke-width": strokeWidth = try LogoStyle.length(value, name)
    case "stroke-linecap": cap = value == "round" ? .round : .butt
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "display": isHidden = isHidden || value == "none"
    case "visibility": isHidden = isHidden || value != "visible"
    case "transform": transform = try LogoStyle.transform(value).then(transform)
    case "filter", "mask", "clip-path", "stroke-dasharray", "marker-start", "marker-mid", "marker-end":
      guard value == "none" else { throw LogoStyle.refused(name) }
    default: try LogoStyle.refuseActive(name)
    }
  }

  /// Refuses what runs or leads elsewhere; what only names or describes is passed over.
  private static func refuseActive(_ name: String) throws(Problem) {
    if name.hasPrefix("on") || name == "href" || name.hasSuffix(":href") { throw refused(name) }
  }

  private static func refused(_ name: String) -> Problem {
    Problem(.invalidValue, LogoFault.property(name))
  }
}

extension LogoStyle {
  /// A length in pixels.
  ///
  /// - Parameter name: The name of the attribute, for the message.
  static func length(_ text: String, _ name: String) throws(Problem) -> Double {
    let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    var list = NumberList(digits)
    guard let number = list.number(), list.isAtEnd else {
      throw Problem(.invalidValue, LogoFault.length(text, of: name))
    }
    return number
  }

  private static func share(_ text: String, _ name: String) throws(Problem) -> Double {
    min(max(try length(text, name), 0), 1)
  }

  private static let names: [String: UInt32] = [
    "black": 0x000000, "currentcolor": 0x000000, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000,
    "blue": 0x0000FF, "yellow": 0xFFFF00, "orange": 0xFFA500, "purple": 0x800080, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xC0C0C0, "navy": 0x000080, "teal": 0x008080, "maroon": 0x800000,
    "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF, "fuchsia": 0xFF00FF, "gold": 0xFFD700,
  ]

  /// A color; `nil` for none.
  static func color(_ text: String) throws(Problem) -> Color? {
    let name = text.utf8.count <= 32 ? text.lowercased() : ""
    if name == "none" || name == "transparent" { return nil }
    if let number = names[name] { return Color(number) }
    if let color = Color(hex: name) ?? short(name) ?? mixed(name) { return color }
    throw Problem(.invalidValue, LogoFault.color(text))
  }

  /// A color of the form `#RGB`.
  private static func short(_ text: String) -> Color? {
    guard text.utf8.count == 4, text.hasPrefix("#") else { return nil }
    return Color(hex: "#" + text.dropFirst().map { "\($0)\($0)" }.joined())
  }

  /// A color of the form `rgb(255, 0, 128)`.
  private static func mixed(_ text: String) -> Color? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    var list = NumberList(String(text.dropFirst(4).dropLast()))
    guard let parts = list.all(), parts.count == 3, parts.allSatisfy({ (0...255).contains($0) }) else {
      return nil
    }
    return Color(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255)
  }

  /// The map of a list of transforms, the last of which is applied first.
  static func transform(_ text: String) throws(Problem) -> Affine {
    var (list, map) = (NumberList(text), Affine.identity)
    while true {
      list.skipSeparators()
      if list.isAtEnd { return map }
      let name = list.word()
      var numbers: [Double] = []
      guard list.take("(") else { break }
      while let number = list.number() { numbers.append(number) }
      guard list.take(")"), let step = one(name, numbers) else { break }
      map = step.then(map)
    }
    throw Problem(.invalidValue, LogoFault.transform(text))
  }

  private static func one(_ name: String, _ n: [Double]) -> Affine? {
    switch (name, n.count) {
    case ("matrix", 6): Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...2): .translation(Vector(dx: n[0], dy: n.count > 1 ? n[1] : 0))
    case ("scale", 1...2): Affine(a: n[0], b: 0, c: 0, d: n.count > 1 ? n[1] : n[0], tx: 0, ty: 0)
    case ("rotate", 1): .rotation(Angle(degrees: n[0]))
    case ("rotate", 3):
      Affine.translation(Vector(dx: -n[1], dy: -n[2])).then(.rotation(Angle(degrees: n[0])))
        .then(.translation(Vector(dx: n[1], dy: n[2])))
    case ("skewX", 1): Affine(a: 1, b: 0, c: tangent(Angle(degrees: n[0])), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): Affine(a: 1, b: tangent(Angle(degrees: n[0])), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }
}

extension String {
  /// The text without space at either end.
  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? endIndex
    return start < end ? String(self[start..<end]) : ""
  }
}
