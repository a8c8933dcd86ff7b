import AstroBytes
import AstroDiagnostics
import AstroDrawing
import AstroGeometry

/// A picture that is being written.
///
/// Only presentation attributes are used and no style sheet, so that converters without CSS draw it
/// correctly.
struct SVGDrawing {
  let outlines: WrittenOutlines
  let options: SVGOptions
  /// The number of decimals of coordinates on the page: 3 if a side is shorter than 250 points, otherwise 2.
  ///
  /// Smaller steps cannot be seen.
  private(set) var decimals = 3
  var body = Markup()
  var definitions = Markup()
  var names: UniqueNames
  /// The faces used so far, with the names of their outlines.
  var faces: [DefinedFace] = []
  /// The ids of the anchors, by the names that links use.
  var anchors: [String: String] = [:]
  /// The names of the anchors written so far; if a name occurs twice, links lead to its first place.
  var placed: Set<String> = []

  init(outlines: WrittenOutlines, options: SVGOptions) {
    (self.outlines, self.options) = (outlines, options)
    names = UniqueNames(prefix: options.prefix)
  }

  mutating func write(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    decimals = min(scene.size.width, scene.size.height) < 250 ? 3 : 2
    let count = name(anchorsIn: scene.items)
    names.reserve(count)
    body = Markup(capacity: SVGDrawing.usualBytes * count)
    if let background = scene.background { fill(Path(scene.bounds), background) }
    try write(scene.items)
    let words = info.title.utf8.count + info.description.utf8.count
    var file = Markup(capacity: SVGDrawing.mostOfHead + words + definitions.count + body.count)
    if !options.isFragment { file.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }
    file.open(scene.size, info, partsOf: options.partsOf)
    if !definitions.isEmpty {
      file.append("<defs>\n")
      file.append(definitions)
      file.append("</defs>\n")
    }
    file.append(body)
    file.append("</svg>\n")
    return file.finished()
  }

  /// What an item takes in the file of a wheel, in bytes.
  private static let usualBytes = 120
  /// What stands before the definitions besides the title and the description, in bytes.
  private static let mostOfHead = 1024

  /// Names the anchors, and returns the number of all items, also of those in groups.
  private mutating func name(anchorsIn items: [Scene.Item]) -> Int {
    var count = items.count
    for index in items.indices {
      if case .anchor(let name, _) = items[index], anchors[name] == nil { anchors[name] = names.claim(name) }
      if let inner = items[index].inner { count += name(anchorsIn: inner) }
    }
    return count
  }
}

extension Scene.Item {
  /// The items of a group.
  fileprivate var inner: [Scene.Item]? { if case .group(let group) = self { group.items } else { nil } }
}

extension Markup {
  /// Opens the picture's element and describes in words what it shows.
  fileprivate mutating func open(_ size: Size, _ info: DocumentInfo, partsOf kind: String?) {
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    append(" version=\"1.1\"")
    attribute("role", kind == nil ? "img" : "graphics-document")
    if let kind { attribute("aria-roledescription", kind) }
    attribute(kind == nil ? "xml:lang" : "lang", info.language)
    let (width, height) = (number(size.width), number(size.height))
    attribute("width", "\(width)pt")
    attribute("height", "\(height)pt")
    attribute("viewBox", "0 0 \(width) \(height)")
    // Filled items set their own fill. The miter limit is that of the other formats; SVG's default would cut
    // off sharp corners.
    append(" fill=\"none\" stroke-miterlimit=\"10\">\n")
    element("title", info.title)
    element("desc", info.description)
  }

  private func number(_ value: Double) -> String {
    var text = Markup()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Appends an element that contains text; nothing if the text is empty.
  mutating func element(_ name: StaticString, _ words: String) {
    guard !words.isEmpty else { return }
    append("<")
    append(name)
    append(">")
    append(escaping: words)
    append("</")
    append(name)
    append(">\n")
  }
}
