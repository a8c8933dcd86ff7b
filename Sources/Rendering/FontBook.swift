import CPangoCairo
public import Drawing

/// The faces pictures are set in, and no others.
///
/// A book belongs to the thread that made it, or to one at a time: it holds FreeType's and
/// HarfBuzz's objects, which know no locks. Give every thread a book of its own. Faces are opened
/// from their files when first used; what else a machine has installed changes nothing, except
/// where a text has characters that none of ours covers.
public final class FontBook {
  /// The files of the shipped faces.
  private let paths: [Face: String]
  private var opened: [Face: OpenFace?] = [:]
  private let buffer: OpaquePointer
  /// The machine's faces, looked through only for a character ours lack.
  lazy var installed = InstalledFaces()
  private var remembered = ShapedTextCache()

  /// Finds the shipped faces.
  ///
  /// Files are looked for in the folders of the environment variable `ASTROSVITLA_FONTS`, parted by
  /// colons, then where Debian and users put fonts.
  /// - Throws: `missingFont` with the Debian package that has the file.
  public convenience init() throws(RenderingError) {
    try self.init(searching: .customary)
  }

  init(searching folders: FontFolders) throws(RenderingError) {
    var paths: [Face: String] = [:]
    for face in Face.shipped {
      guard let file = FontFile(of: face) else { continue }
      guard let path = folders.path(of: file) else { throw .missing(file) }
      paths[face] = path
    }
    self.paths = paths
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The faces that were opened so far.
  var openFaces: Set<Face> { Set(opened.compactMap { $0.value == nil ? nil : $0.key }) }

  /// The face in memory, or `nil` where its file is gone or is no font.
  func open(_ face: Face) -> OpenFace? {
    if let known = opened[face] { return known }
    let loaded = load(face)
    opened[face] = .some(loaded)
    return loaded
  }

  private func load(_ face: Face) -> OpenFace? {
    switch face {
    case .symbols: OpenFace.symbols()
    case .installed(let file, let index): OpenFace(file: file, index: index)
    default: paths[face].flatMap { OpenFace(file: $0) }
    }
  }

  /// The face in memory.
  /// - Throws: `missingFont` where its file is gone or is no font.
  func require(_ face: Face) throws(RenderingError) -> OpenFace {
    if let open = open(face) { return open }
    throw RenderingError(
      .missingFont, "the font \(face.name) cannot be read",
      hint: FontFile(of: face).map { "install it again: apt-get install --reinstall \($0.package)" } ?? "")
  }
}

extension FontBook: TextShaper {
  public func shape(_ text: StyledText) -> ShapedText {
    if let known = remembered[text] { return known }
    let shaped = Shaping(of: Paragraph(text), with: self, in: buffer).shaped()
    remembered[text] = shaped
    return shaped
  }
}

extension RenderingError {
  fileprivate static func missing(_ file: FontFile) -> RenderingError {
    RenderingError(
      .missingFont, "the font file \(file.name) is not installed",
      hint: "apt-get install fonts-vollkorn fonts-inter, or name its folder in ASTROSVITLA_FONTS")
  }
}
