import AstroDrawing

/// The file of a shipped face, by its name in Debian.
struct FontFile: Hashable {
  var name: String
  /// The folder that Debian installs it in, relative to the root of all fonts.
  var folder: String
  /// The Debian package that contains it.
  var package: String

  private static func vollkorn(_ style: String) -> FontFile {
    FontFile(name: "Vollkorn-\(style).ttf", folder: "truetype/vollkorn", package: "fonts-vollkorn")
  }

  private static func inter(_ style: String) -> FontFile {
    FontFile(name: "Inter-\(style).otf", folder: "opentype/inter", package: "fonts-inter")
  }

  /// The files of all shipped faces except the symbols, which are part of the program.
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
