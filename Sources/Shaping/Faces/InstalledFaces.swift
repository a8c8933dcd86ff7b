import CPango
import Drawing

/// The faces of the machine, for scripts that ours do not cover.
///
/// Fontconfig's own configuration is read when the first such character comes, never before.
final class InstalledFaces {
  /// What a face should be like.
  private struct Manner: Hashable {
    var face: Face
    var language: String
  }

  /// What a face was looked for.
  private struct Wish: Hashable {
    var scalars: Set<Unicode.Scalar>
    var manner: Manner
  }

  private lazy var configuration = FcConfig.ofTheMachine()
  private var known: [Wish: Face?] = [:]
  /// All faces by their nearness: sorting them takes milliseconds, and a text may lack thousands of characters.
  private var sorted: [Manner: UnsafeMutablePointer<FcFontSet>] = [:]

  deinit {
    for set in sorted.values { FcFontSetDestroy(set) }
    if let configuration = known.isEmpty ? nil : configuration { FcConfigDestroy(configuration) }
  }

  /// The face nearest to one of ours that has all the characters, or `nil` where none is installed.
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

  /// All faces of the machine, the nearest first.
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
