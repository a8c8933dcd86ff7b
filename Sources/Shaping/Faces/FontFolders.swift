import Glibc

/// Where font files are looked for, the nearest to the user first.
struct FontFolders {
  /// Folders the user named, each holding font files.
  var named: [String]
  /// Roots below which fonts lie in folders of their own.
  var roots: [String]

  /// The folders of `ASTROSVITLA_FONTS` (parted by colons), then the customary ones of a Linux machine.
  static var customary: FontFolders {
    let home = environment("HOME").map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? []
    let named = environment("ASTROSVITLA_FONTS")?.split(separator: ":").map(String.init) ?? []
    return FontFolders(named: named, roots: home + ["/usr/local/share/fonts", "/usr/share/fonts"])
  }

  /// The first path at which a file can be read.
  func path(of file: FontFile) -> String? {
    let candidates =
      named.map { "\($0)/\(file.name)" }
      + roots.flatMap { ["\($0)/\(file.folder)/\(file.name)", "\($0)/\(file.name)"] }
    return candidates.first { access($0, R_OK) == 0 }
  }

  /// Whether a path is in one of the folders the user named.
  func holds(_ path: String) -> Bool { named.contains { path.hasPrefix("\($0)/") } }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
