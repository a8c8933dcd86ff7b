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

  /// The files of all shipped faces but the one that is baked in.
  static let table: [Face: FontFile] = [
    .vollkorn: vollkorn("Regular"),
    .vollkornItalic: vollkorn("Italic"),
    .vollkornSemiBold: vollkorn("SemiBold"),
    .vollkornBold: vollkorn("Bold"),
    .vollkornBoldItalic: vollkorn("BoldItalic"),
    .inter: inter("Regular"),
    .interItalic: inter("Italic"),
    .interMedium: inter("Medium"),
    .interSemiBold: inter("SemiBold"),
    .interBold: inter("Bold"),
  ]
}
