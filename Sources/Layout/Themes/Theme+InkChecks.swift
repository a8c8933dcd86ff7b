import AstroChartModel
import AstroDrawing
import AstroWording

/// The inks that a theme may leave out: those of the signs in stacks, and of bodies.
extension Theme {
  var ownSignInks: [Ink] {
    Element.allCases.compactMap { element in
      signInks[element].map { Ink(element.ink, $0) }
    }
  }

  var ownBodyInks: [Ink] {
    Body.allCases.compactMap { body in bodyInks[body].map { Ink(.body(body), $0) } }
  }

  /// Compares a theme's own inks: if a theme gives two things inks of their own, everybody should see the
  /// difference.
  func ownInkFindings(atLeast required: Double) -> [ThemeFinding] {
    func findings(_ inks: [Ink], _ kind: ThemeFinding.Kind) -> [ThemeFinding] {
      ColorVision.allCases.flatMap { alike(inks, kind, with: $0, atLeast: required) }
    }
    return findings(ownSignInks, .elements) + mostAlike(of: findings(ownBodyInks, .bodies))
  }

  /// One finding for each pair, because many bodies would otherwise give hundreds.
  private func mostAlike(of findings: [ThemeFinding]) -> [ThemeFinding] {
    var worst: [[NamedInk]: ThemeFinding] = [:]
    for finding in findings {
      worst[finding.inks] = [worst[finding.inks], finding].compactMap(\.self).min {
        $0.figure < $1.figure
      }
    }
    return findings.filter { worst[$0.inks] == $0 }
  }
}
