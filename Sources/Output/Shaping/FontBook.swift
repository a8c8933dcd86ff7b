package import AstroDiagnostics
package import AstroDrawing
import CAstroPango

/// The faces that pictures are set in, and no others.
///
/// A book must be used by one thread at a time, because it holds objects of FreeType and HarfBuzz without
/// locks. Give every thread a book of its own. Faces are opened from their files when they are first used.
/// Other fonts on the machine make no difference, except for characters that no shipped face covers.
package final class FontBook {
  /// The files of the shipped faces.
  let paths: [Face: String]
  private var opened: [Face: OpenFace?] = [:]
  private let buffer: OpaquePointer
  /// The faces of the machine, which are only searched for characters that the shipped faces lack.
  lazy var installed = InstalledFaces()
  private var remembered = ShapedTextCache()
  private let folders: FontFolders
  /// The problem of the first shipped face that could not be opened.
  private var failure: Problem?

  /// Finds the shipped faces.
  ///
  /// Files are searched for in the folders of the environment variable `ASTROSVITLA_FONTS` (separated by
  /// colons), then where Debian and users put fonts. A face is checked when it is first used.
  /// - Throws: `missingFont` with the Debian packages that contain the fonts.
  package convenience init() throws(Problem) {
    try self.init(searching: .customary)
  }

  /// Finds the shipped faces in the given folders alone.
  ///
  /// - Throws: `missingFont` with the first file that is in none of them.
  package convenience init(inFolders folders: [String]) throws(Problem) {
    try self.init(searching: FontFolders(named: folders, roots: []))
  }

  init(searching folders: FontFolders) throws(Problem) {
    var paths: [Face: String] = [:]
    for face in Face.shipped {
      guard let file = FontFile.table[face] else { continue }
      guard let path = folders.path(of: file) else { throw .missing(file, in: folders) }
      paths[face] = path
    }
    (self.paths, self.folders) = (paths, folders)
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The faces opened so far.
  var openFaces: Set<Face> { Set(opened.compactMap { $0.value == nil ? nil : $0.key }) }

  /// The face in memory; `nil` if its file is missing or is not a font.
  func open(_ face: Face) -> OpenFace? {
    if let known = opened[face] { return known }
    let loaded = load(face)
    opened[face] = .some(loaded)
    return loaded
  }

  private func load(_ face: Face) -> OpenFace? {
    guard let path = paths[face], let file = FontFile.table[face] else {
      // A failure to open a font of the machine is not reported, because another font can replace it.
      return data(of: face).flatMap(OpenFace.init)
    }
    do throws(Problem) {
      let hint = folders.holds(path) ? FontFault.intactCopy : FontFault.reinstall(file.package)
      return try OpenFace.checked(path: path, hint: hint)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Checks that every face needed so far is intact.
  ///
  /// Shaping goes on without a damaged face, because layout has no way to report it, and its result is then
  /// not what was asked for. Writers throw by themselves; call this method if you use a layout without
  /// writing it.
  /// - Throws: `missingFont` with the path of the file.
  package func check() throws(Problem) { if let failure { throw failure } }

  /// The face in memory.
  /// - Throws: `missingFont` if its file is missing or damaged, or that of a shipped face needed earlier.
  func require(_ face: Face) throws(Problem) -> OpenFace {
    let opened = open(face)
    try check()
    if let opened { return opened }
    throw Problem(.missingFont, FontFault.unreadable(face.name))
  }
}

extension FontBook: TextShaper {
  package func shape(_ text: StyledText) -> ShapedText {
    if let known = remembered[text] { return known }
    let shaped = Shaping(of: Paragraph(text), with: self, in: buffer).shaped()
    remembered[text] = shaped
    return shaped
  }
}

extension Problem {
  fileprivate static func missing(_ file: FontFile, in folders: FontFolders) -> Problem {
    guard !folders.roots.isEmpty else {
      let searched = folders.named.map { "“\($0)”" }.joined(separator: ", ")
      return Problem(
        .missingFont, at: .field("fontFolders"), FontFault.notIn(searched, file.name))
    }
    return Problem(
      .missingFont, FontFault.notInstalled(file.name))
  }
}
