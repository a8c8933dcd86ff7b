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
    name(anchorsIn: scene.items)
    if let background = scene.background { fill(Path(scene.bounds), background) }
    try write(scene.items)
    var file = Markup()
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

  private mutating func name(anchorsIn items: [Scene.Item]) {
    for index in items.indices {
      switch items[index] {
      case .anchor(let name, _): if anchors[name] == nil { anchors[name] = names.claim(name) }
      case .group(let group): name(anchorsIn: group.items)
      default: break
      }
    }
  }
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
