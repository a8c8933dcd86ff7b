import AstroDrawing
import CAstroPango

/// Patterns of Fontconfig, which describe a font or what is wanted of one.
enum FcPattern {
  /// A pattern that asks for a font similar to a shipped face.
  static func wish(like face: Face, language: String) -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, face.family == .vollkorn ? "serif" : "sans-serif")
    // Without a language the pattern would take the user's, and the result would depend on it.
    FcPatternAddString(pattern, FC_LANG, language)
    FcPatternAddInteger(pattern, FC_WEIGHT, face.weight >= .semiBold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    return pattern
  }

  /// Whether a font has outlines that can be shaped and embedded.
  static func isUsable(_ font: OpaquePointer) -> Bool {
    guard let format = string(FC_FONTFORMAT, of: font) else { return false }
    return ["TrueType", "CFF"].contains(format) && bool(FC_OUTLINE, of: font) && !bool(FC_COLOR, of: font)
  }

  static func font(_ font: OpaquePointer, covers scalars: Set<Unicode.Scalar>) -> Bool {
    var set: OpaquePointer?
    guard FcPatternGetCharSet(font, FC_CHARSET, 0, &set) == FcResultMatch, let set else { return false }
    return scalars.allSatisfy { FcCharSetHasChar(set, $0.value) == FcTrue }
  }

  static func face(of font: OpaquePointer) -> Face? {
    guard let file = string(FC_FILE, of: font) else { return nil }
    var index: CInt = 0
    FcPatternGetInteger(font, FC_INDEX, 0, &index)
    // The upper half is the number of an instance of a variable font; the default instance is good enough.
    return .installed(file: file, index: Int(index & 0xFFFF))
  }

  private static func string(_ key: String, of font: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(font, key, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private static func bool(_ key: String, of font: OpaquePointer) -> Bool {
    var value = FcFalse
    return FcPatternGetBool(font, key, 0, &value) == FcResultMatch && value == FcTrue
  }
}
