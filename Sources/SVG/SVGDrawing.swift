import Diagnostics
import Drawing
import Geometry

/// One picture in the making.
///
/// Only presentation attributes are used, no style sheet: converters that know none of CSS get it right.
struct SVGDrawing {
  let glyphs: any OutlineSource
  var body = Markup()
  var definitions = Markup()
  var names = UniqueNames()
  /// The names of the outlines written so far.
  var outlines: [OutlineKey: String?] = [:]
  /// The names of places that links may lead to.
  var anchors: [String: String] = [:]
  /// The places written so far: a name that comes twice leads to its first place.
  var placed: Set<String> = []

  /// An outline is the same at every size.
  struct OutlineKey: Hashable {
    var face: Face
    var glyph: UInt32
  }

  init(glyphs: any OutlineSource) { self.glyphs = glyphs }

  mutating func write(_ scene: Scene, info: DocumentInfo) throws(Problem) -> [UInt8] {
    name(anchorsIn: scene.items)
    if let background = scene.background { fill(Path(scene.bounds), background.color) }
    try write(scene.items)
    var file = Markup()
    file.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    file.open(scene.size, info)
    if !definitions.bytes.isEmpty {
      file.append("<defs>\n")
      file.append(definitions)
      file.append("</defs>\n")
    }
    file.append(body)
    file.append("</svg>\n")
    return file.bytes
  }

  private mutating func name(anchorsIn items: [Scene.Item]) {
    for item in items {
      switch item {
      case .anchor(let name, _): if anchors[name] == nil { anchors[name] = names.claim(name) }
      case .group(let group): name(anchorsIn: group.items)
      default: break
      }
    }
  }
}

extension Markup {
  /// Begins the picture and says in words what it shows.
  fileprivate mutating func open(_ size: Size, _ info: DocumentInfo) {
    append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    append(" version=\"1.1\" role=\"img\"")
    attribute("xml:lang", info.language)
    let (width, height) = (number(size.width), number(size.height))
    attribute("width", "\(width)pt")
    attribute("height", "\(height)pt")
    attribute("viewBox", "0 0 \(width) \(height)")
    // The limit of the other formats; SVG's own would cut sharp corners off.
    append(" stroke-miterlimit=\"10\">\n")
    element("title", info.title)
    element("desc", info.description)
  }

  private func number(_ value: Double) -> String {
    var text = Markup()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private mutating func element(_ name: String, _ words: String) {
    guard !words.isEmpty else { return }
    append("<\(name)>")
    append(escaping: words)
    append("</\(name)>\n")
  }
}
