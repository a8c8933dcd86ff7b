package import AstroDrawing
package import AstroWording

/// A value of a theme that is worse than its readers need.
package struct ThemeFinding: Hashable, Sendable, CustomStringConvertible {
  package typealias Kind = PictureNote.Weakness.Kind

  package var kind: Kind
  /// The ink and its background, or the two inks.
  package var inks: [NamedInk]
  /// The kind of color vision; `typical` for contrasts, which apply to all kinds.
  package var vision: ColorVision
  /// The measured value, and the least that is required.
  package var figure: Double
  package var required: Double

  package var description: String {
    Language.en.phrasebook.words(for: weakness)
  }

  /// The finding as a note tells it, with its figures rounded.
  package var weakness: PictureNote.Weakness {
    PictureNote.Weakness(
      kind: kind, vision: vision.told, figure: ThemeFinding.rounded(figure),
      required: ThemeFinding.rounded(required), inks: inks)
  }

  /// Rounds down to a hundredth, so that a failing value never looks like a passing one.
  private static func rounded(_ figure: Double) -> Double { (figure * 100).rounded(.down) / 100 }
}

extension Theme {
  /// Everything about the inks that makes the wheel hard to read; should be empty.
  ///
  /// Text needs a contrast of 4.5 : 1, a line that carries meaning 3 : 1 (WCAG 2.2, criteria 1.4.3 and
  /// 1.4.11); themes for high contrast need 7 : 1 and 4.5 : 1. Natures of aspects need a CIEDE2000 difference
  /// of 11 between any two for every kind of vision, unless the theme distinguishes them by dashes. So do the
  /// inks of skies, of elements and of bodies, unless they are equal.
  /// - Parameter isHighContrast: Whether the higher contrasts are required.
  package func checks(isHighContrast: Bool = false) -> [ThemeFinding] {
    textFindings(atLeast: isHighContrast ? 7 : 4.5) + lineFindings(atLeast: isHighContrast ? 4.5 : 3)
      + (dashesNatures ? [] : natureFindings(atLeast: 11)) + skyFindings(atLeast: 11)
      + ownInkFindings(atLeast: 11)
  }

  // MARK: - Inks and their backgrounds

  struct Ink {
    var name: NamedInk
    var color: Color

    init(_ name: NamedInk, _ color: Color) { (self.name, self.color) = (name, color) }
    init(_ name: ThemeInk, _ color: Color) { self.init(.theme(name), color) }
  }

  private var tints: [Ink] {
    [
      Ink(.fire, fire), Ink(.earth, earth), Ink(.air, air),
      Ink(.water, water),
    ]
  }
  private var natures: [Ink] {
    [
      Ink(.harmonious, harmonious), Ink(.challenging, challenging),
      Ink(.neutral, neutral),
    ]
  }
  private var page: Ink { Ink(.paper, paper) }
  private var wheel: Ink { Ink(.disc, disc) }

  /// Glyphs of signs are on the tints, stacks and glyphs of aspects on the disc, labels and captions on the
  /// paper.
  private func textFindings(atLeast required: Double) -> [ThemeFinding] {
    let ink = Ink(.ink, ink)
    let faint = Ink(.faintInk, faintInk)
    let others = [Ink(.secondInk, secondInk), Ink(.thirdInk, thirdInk)]
    let glyph = ownGlyphInk.map { [Ink(.glyphInk, $0)] } ?? []
    return contrasts(.text, [ink] + glyph, on: tints + [wheel, page], required)
      + contrasts(.text, others, on: [wheel, page], required)
      + contrasts(.text, [faint], on: [wheel, page], required)
      + contrasts(.text, [Ink(.accent, accent)], on: [page], required)
      + contrasts(
        .text, [Ink(.retrograde, retrograde)] + natures + ownSignInks + ownBodyInks,
        on: [wheel],
        required)
  }

  /// Cusps, ticks, leaders and chords cross the disc; label ticks and the axes' ends are on the paper.
  private func lineFindings(atLeast required: Double) -> [ThemeFinding] {
    let lines = [Ink(.hairline, hairline), Ink(.accent, accent)]
    return contrasts(.line, lines, on: [wheel, page], required)
      + contrasts(.line, [Ink(.mark, mark)] + faintestChords, on: [wheel], required)
  }

  /// The colors of chords where they are hardest to see.
  private var faintestChords: [Ink] {
    guard !dashesNatures else { return natures }
    return natures.map {
      Ink($0.name.atItsFaintest, $0.color.opacity(Theme.faintestChord))
    }
  }

  private func contrasts(
    _ kind: ThemeFinding.Kind, _ inks: [Ink], on grounds: [Ink], _ required: Double
  ) -> [ThemeFinding] {
    inks.flatMap { ink in
      grounds.compactMap { ground in
        let figure = ink.color.contrast(on: ground.color)
        guard figure < required else { return nil }
        return ThemeFinding(
          kind: kind, inks: [ink.name, ground.name], vision: .typical, figure: figure, required: required)
      }
    }
  }

  // MARK: - Natures

  /// Compares two chords of the same tightness, at full opacity and at their faintest.
  private func natureFindings(atLeast required: Double) -> [ThemeFinding] {
    ColorVision.allCases.flatMap { vision in
      [(0, 1), (0, 2), (1, 2)].compactMap { first, second in
        let figure =
          [1, Theme.faintestChord].map { opacity in
            difference(natures[first].color, natures[second].color, opacity, vision)
          }.min() ?? 0
        guard figure < required else { return nil }
        return ThemeFinding(
          kind: .natures, inks: [natures[first].name, natures[second].name], vision: vision,
          figure: figure, required: required)
      }
    }
  }

  // MARK: - Skies

  /// Compares the inks of skies.
  ///
  /// A theme may also use one ink and distinguish skies only by their rings.
  private func skyFindings(atLeast required: Double) -> [ThemeFinding] {
    let inks = [
      Ink(.ink, ink), Ink(.secondInk, secondInk),
      Ink(.thirdInk, thirdInk),
    ]
    guard ink != secondInk || ink != thirdInk else { return [] }
    return ColorVision.allCases.flatMap { alike(inks, .skies, with: $0, atLeast: required) }
  }

  /// Pairs of inks that differ, but not enough for some kind of vision.
  func alike(
    _ inks: [Ink], _ kind: ThemeFinding.Kind, with vision: ColorVision, atLeast required: Double
  ) -> [ThemeFinding] {
    inks.indices.flatMap { first in
      inks.indices.dropFirst(first + 1).compactMap { second in
        guard inks[first].color != inks[second].color else { return nil }
        let figure = difference(inks[first].color, inks[second].color, 1, vision)
        guard figure < required else { return nil }
        return ThemeFinding(
          kind: kind, inks: [inks[first].name, inks[second].name], vision: vision, figure: figure,
          required: required)
      }
    }
  }

  private func difference(
    _ first: Color, _ second: Color, _ opacity: Double, _ vision: ColorVision
  ) -> Double {
    func seen(_ color: Color) -> Color { color.opacity(opacity).over(disc).seen(with: vision) }
    return seen(first).difference(from: seen(second))
  }
}

extension ColorVision {
  /// The vision as a note tells it.
  fileprivate var told: PictureNote.Weakness.Vision {
    switch self {
    case .typical: .typical
    case .protanopia: .protanopia
    case .deuteranopia: .deuteranopia
    case .tritanopia: .tritanopia
    }
  }
}
