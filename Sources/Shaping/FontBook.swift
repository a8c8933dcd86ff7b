import CPango
package import Diagnostics
package import Drawing

/// The faces pictures are set in, and no others.
///
/// A book belongs to the thread that made it, or to one at a time: it holds FreeType's and
/// HarfBuzz's objects, which know no locks. Give every thread a book of its own. Faces are opened
/// from their files when first used; what else a machine has installed changes nothing, except
/// where a text has characters that none of ours covers.
package final class FontBook {
  /// The files of the shipped faces.
  let paths: [Face: String]
  private var opened: [Face: OpenFace?] = [:]
  private let buffer: OpaquePointer
  /// The machine's faces, looked through only for a character ours lack.
  lazy var installed = InstalledFaces()
  private var remembered = ShapedTextCache()
  private let folders: FontFolders
  /// Why a shipped face could not be opened, the first of them.
  private var failure: Problem?

  /// Finds the shipped faces.
  ///
  /// Files are looked for in the folders of the environment variable `ASTROSVITLA_FONTS`, parted by
  /// colons, then where Debian and users put fonts. A face is checked when it is first used.
  /// - Throws: `missingFont` with the Debian package that has the file.
  package convenience init() throws(Problem) {
    try self.init(searching: .customary)
  }

  init(searching folders: FontFolders) throws(Problem) {
    var paths: [Face: String] = [:]
    for face in Face.shipped {
      guard let file = FontFile.table[face] else { continue }
      guard let path = folders.path(of: file) else { throw .missing(file) }
      paths[face] = path
    }
    (self.paths, self.folders) = (paths, folders)
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
    guard let path = paths[face], let file = FontFile.table[face] else {
      // The machine's own fonts, of which another will do.
      return data(of: face).flatMap(OpenFace.init)
    }
    do throws(Problem) {
      let hint: Hint = "install it again: apt-get install --reinstall \(file.package)"
      return try OpenFace.checked(path: path, hint: folders.holds(path) ? "put a whole copy there" : hint)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Whether every face that was needed so far is whole.
  ///
  /// Shaping goes on without a damaged face, for a layout has nobody to tell. What it made is then not what was
  /// asked for: writers throw by themselves, whoever uses a layout without writing it asks here.
  /// - Throws: `missingFont` with the path of the file.
  package func check() throws(Problem) { if let failure { throw failure } }

  /// The face in memory.
  /// - Throws: `missingFont` where its file is gone or damaged, or that of a face needed before.
  func require(_ face: Face) throws(Problem) -> OpenFace {
    let opened = open(face)
    try check()
    if let opened { return opened }
    throw Problem(.missingFont, "the font \(face.name) cannot be read")
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
  fileprivate static func missing(_ file: FontFile) -> Problem {
    Problem(
      .missingFont, "the font file \(file.name) is not installed",
      hint: "apt-get install fonts-vollkorn fonts-inter, or name its folder in ASTROSVITLA_FONTS")
  }
}
