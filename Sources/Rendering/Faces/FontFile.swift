import Drawing

/// The file a shipped face comes from, as Debian names it.
struct FontFile: Hashable {
  var name: String
  /// The folder Debian puts it in, below the root of all fonts.
  var folder: String
  /// The package that brings it.
  var package: String

  private static func vollkorn(_ style: String) -> FontFile {
    FontFile(name: "Vollkorn-\(style).ttf", folder: "truetype/vollkorn", package: "fonts-vollkorn")
  }

  private static func inter(_ style: String) -> FontFile {
    FontFile(name: "Inter-\(style).otf", folder: "opentype/inter", package: "fonts-inter")
  }

  /// The file of a face, or `nil` for one that is baked in or named by its path.
  init?(of face: Face) {
    switch face {
    case .vollkorn: self = .vollkorn("Regular")
    case .vollkornItalic: self = .vollkorn("Italic")
    case .vollkornSemiBold: self = .vollkorn("SemiBold")
    case .vollkornBold: self = .vollkorn("Bold")
    case .vollkornBoldItalic: self = .vollkorn("BoldItalic")
    case .inter: self = .inter("Regular")
    case .interItalic: self = .inter("Italic")
    case .interMedium: self = .inter("Medium")
    case .interSemiBold: self = .inter("SemiBold")
    case .interBold: self = .inter("Bold")
    case .symbols, .installed: return nil
    }
  }

  private init(name: String, folder: String, package: String) {
    (self.name, self.folder, self.package) = (name, folder, package)
  }
}
