import CPango
import Drawing

/// The faces of the machine, for scripts that ours do not cover.
///
/// Fontconfig's own configuration is read when the first such character comes, never before.
final class InstalledFaces {
  /// What a face was looked for.
  private struct Wish: Hashable {
    var scalars: Set<Unicode.Scalar>
    var face: Face
    var language: String
  }

  private lazy var configuration = FcConfig.ofTheMachine()
  private var known: [Wish: Face?] = [:]

  deinit { if let configuration = known.isEmpty ? nil : configuration { FcConfigDestroy(configuration) } }

  /// The face nearest to one of ours that has all the characters, or `nil` where none is installed.
  func face(covering scalars: Set<Unicode.Scalar>, like face: Face, language: String) -> Face? {
    let wish = Wish(scalars: scalars, face: face, language: language)
    if let found = known[wish] { return found }
    let found = look(for: wish)
    known[wish] = .some(found)
    return found
  }

  private func look(for wish: Wish) -> Face? {
    guard let configuration, let pattern = FcPattern.wish(like: wish.face, language: wish.language) else {
      return nil
    }
    defer { FcPatternDestroy(pattern) }
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let sorted = FcFontSort(configuration, pattern, FcFalse, nil, &result) else { return nil }
    defer { FcFontSetDestroy(sorted) }
    return UnsafeBufferPointer(start: sorted.pointee.fonts, count: Int(sorted.pointee.nfont))
      .lazy.compactMap { $0 }.first { FcPattern.isUsable($0) && FcPattern.font($0, covers: wish.scalars) }
      .flatMap(FcPattern.face)
  }
}
