import AstroBytes
import AstroDiagnostics
import AstroDrawing

extension SVGDrawing {
  /// A face, and the names of its outlines.
  struct DefinedFace {
    let face: Face
    /// The beginning of the names of its outlines.
    let stem: String
    /// The names by glyph number; `nil` for a blank.
    var names: [UInt32: String?] = [:]
  }

  /// The index of a face in `faces`, which adds it if needed.
  ///
  /// A picture has only a few faces, so that a search is faster than hashing.
  mutating func index(of face: Face) -> Int {
    if let known = faces.firstIndex(where: { $0.face == face }) { return known }
    faces.append(DefinedFace(face: face, stem: face.stem))
    return faces.count - 1
  }

  /// The name of an outline, which is defined when it is first used; `nil` for a blank.
  mutating func outline(of glyph: UInt32, in face: Int) throws(Problem) -> String? {
    if let known = faces[face].names[glyph] { return known }
    let data = try outlines.attribute(of: glyph, in: faces[face].face)
    // Named after the glyph and not numbered, so that pictures set into one page never mistake each other's
    // outlines.
    let name = data == nil ? nil : names.claim(definition: "\(faces[face].stem)-\(glyph)")
    faces[face].names[glyph] = .some(name)
    guard let name, let data else { return nil }
    definitions.append("<path id=\"")
    definitions.append(markup: name)
    definitions.append("\"")
    definitions.append(data)
    definitions.append("/>\n")
    return name
  }
}

extension Face {
  /// A short name, because it is repeated with every glyph of a picture: `i6` for Inter SemiBold.
  fileprivate var stem: String {
    let weight = weight == .regular ? "" : "\(self.weight.rawValue / 100)"
    let slant = slant == .italic ? "i" : ""
    switch family {
    case .vollkorn: return "v" + weight + slant
    case .inter: return "i" + weight + slant
    case .symbols: return "s"
    case .installed: return name
    }
  }
}
