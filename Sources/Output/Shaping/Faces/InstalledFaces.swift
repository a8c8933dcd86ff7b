import AstroDrawing
import CAstroPango

/// The faces installed on the machine, for scripts that the shipped faces do not cover.
///
/// Fontconfig's own configuration is only read when the first such character occurs.
final class InstalledFaces {
  /// What a face should be similar to.
  private struct Manner: Hashable {
    var face: Face
    var language: String
  }

  /// What a face was searched for.
  private struct Wish: Hashable {
    var scalars: Set<Unicode.Scalar>
    var manner: Manner
  }

  private lazy var configuration = FcConfig.ofTheMachine()
  private var known: [Wish: Face?] = [:]
  /// All faces, the most similar first.
  ///
  /// They are kept because sorting takes milliseconds, and a text may have thousands of characters that the
  /// shipped faces lack.
  private var sorted: [Manner: UnsafeMutablePointer<FcFontSet>] = [:]

  deinit {
    for set in sorted.values { FcFontSetDestroy(set) }
    if let configuration = known.isEmpty ? nil : configuration { FcConfigDestroy(configuration) }
  }

  /// The installed face most similar to the given one that has all the characters; `nil` if there is none.
  func face(covering scalars: Set<Unicode.Scalar>, like face: Face, language: String) -> Face? {
    let wish = Wish(scalars: scalars, manner: Manner(face: face, language: language))
    if let found = known[wish] { return found }
    let found = look(for: wish)
    known[wish] = .some(found)
    return found
  }

  private func look(for wish: Wish) -> Face? {
    guard let set = faces(in: wish.manner) else { return nil }
    return UnsafeBufferPointer(start: set.pointee.fonts, count: Int(set.pointee.nfont))
      .lazy.compactMap { $0 }.first { FcPattern.isUsable($0) && FcPattern.font($0, covers: wish.scalars) }
      .flatMap(FcPattern.face)
  }

  /// All faces of the machine, the most similar first.
  private func faces(in manner: Manner) -> UnsafeMutablePointer<FcFontSet>? {
    if let set = sorted[manner] { return set }
    guard let configuration, let pattern = FcPattern.wish(like: manner.face, language: manner.language) else {
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    let set = FcFontSort(configuration, pattern, FcFalse, nil, &result)
    sorted[manner] = set
    return set
  }
}
