import AstroBytes
import AstroDiagnostics
import AstroDrawing

extension SVGDrawing {
  /// A face, and the names of its outlines.
  struct DefinedFace {
    let face: Face
    /// The beginning of the names of its outlines.
    let stem: String
    /// The names of the outlines used so far; `nil` for a blank.
    private var names: [String?] = []
    /// Which of them a glyph has, counted from 1, by the glyph's number; 0 for none yet.
    ///
    /// Each glyph of a picture is looked up, so hashing its number would take longer than all else about it.
    private var places: [UInt16] = []

    init(face: Face, stem: String) { (self.face, self.stem) = (face, stem) }

    /// The name of a glyph's outline, in two layers: whether it is known, and what it is.
    subscript(glyph: UInt32) -> String?? {
      get {
        guard glyph < places.count, places[Int(glyph)] > 0 else { return nil }
        return .some(names[Int(places[Int(glyph)]) - 1])
      }
      set {
        // Faces number their glyphs with two bytes.
        guard let name = newValue, glyph <= UInt16.max, names.count < UInt16.max else { return }
        if glyph >= places.count {
          places += Array(repeating: 0, count: Int(glyph) + 1 - places.count)
        }
        names.append(name)
        places[Int(glyph)] = UInt16(names.count)
      }
    }
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
    if let known = faces[face][glyph] { return known }
    let data = try outlines.attribute(of: glyph, in: faces[face].face)
    // Named after the glyph and not numbered, so that pictures set into one page never mistake each other's
    // outlines.
    let name = data == nil ? nil : names.claim(definition: "\(faces[face].stem)-\(glyph)")
    faces[face][glyph] = .some(name)
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
