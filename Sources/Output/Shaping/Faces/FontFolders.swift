import Glibc

/// The folders that are searched for font files, those nearest to the user first.
struct FontFolders {
  /// Folders that the user named, with font files directly in them.
  var named: [String]
  /// Roots of fonts, with font files in subfolders.
  var roots: [String]

  /// The folders of `ASTROSVITLA_FONTS` (separated by colons), then the usual ones of a Linux machine.
  static var customary: FontFolders {
    let home = environment("HOME").map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? []
    let named = environment("ASTROSVITLA_FONTS")?.split(separator: ":").map(String.init) ?? []
    return FontFolders(named: named, roots: home + ["/usr/local/share/fonts", "/usr/share/fonts"])
  }

  /// The first path at which a regular file can be read; `nil` if there is none.
  func path(of file: FontFile) -> String? {
    let candidates =
      named.map { "\($0)/\(file.name)" }
      + roots.flatMap { ["\($0)/\(file.folder)/\(file.name)", "\($0)/\(file.name)"] }
    return candidates.first { FontFolders.isReadableFile($0) }
  }

  /// A pipe by the name of a face is passed over: whoever opened it would wait for a writer.
  private static func isReadableFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
  }

  /// Whether a path is in one of the folders that the user named.
  func holds(_ path: String) -> Bool { named.contains { path.hasPrefix("\($0)/") } }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
