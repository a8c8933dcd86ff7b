import AstroGeometry

extension Lab {
  /// The CIEDE2000 color difference with all parametric factors equal to 1.
  ///
  /// As defined in CIE 142 and in Sharma, Wu, Dalal, *The CIEDE2000 Color-Difference Formula* (Color Research
  /// and Application 30, 2005). The names of the terms are taken from there.
  package func difference(from other: Lab) -> Double {
    let pair = HuedPair(self, other)
    let lightness = pair.lightnessTerm
    let chroma = pair.chromaTerm
    let hue = pair.hueTerm
    return (lightness * lightness + chroma * chroma + hue * hue + pair.rotation * chroma * hue).squareRoot()
  }

  fileprivate var chroma: Double { hypotenuse(a, b) }
}

/// Two colors as lightness, chroma and hue, with a* stretched near gray as the formula requires.
private struct HuedPair {
  private var lightness: (Double, Double)
  private var chroma: (Double, Double)
  /// In degrees, 0 ≤ hue < 360.
  private var hue: (Double, Double)

  init(_ first: Lab, _ second: Lab) {
    let stretch = 1 + (1 - HuedPair.saturation((first.chroma + second.chroma) / 2)) / 2
    lightness = (first.lightness, second.lightness)
    chroma = (hypotenuse(first.a * stretch, first.b), hypotenuse(second.a * stretch, second.b))
    hue = (HuedPair.hue(first.a * stretch, first.b), HuedPair.hue(second.a * stretch, second.b))
  }

  var lightnessTerm: Double {
    let middle = (lightness.0 + lightness.1) / 2 - 50
    return (lightness.1 - lightness.0) / (1 + 0.015 * middle * middle / (20 + middle * middle).squareRoot())
  }

  var chromaTerm: Double { (chroma.1 - chroma.0) / (1 + 0.045 * meanChroma) }

  var hueTerm: Double {
    let difference = 2 * (chroma.0 * chroma.1).squareRoot() * Angle(degrees: hueStep / 2).sine
    return difference / (1 + 0.015 * meanChroma * hueWeight)
  }

  /// The rotation term of the formula, which couples chroma and hue in the blue region.
  var rotation: Double {
    let turn = (meanHue - 275) / 25
    let angle = 60 * power(2.718281828459045, -turn * turn)
    return -2 * HuedPair.saturation(meanChroma) * Angle(degrees: angle).sine
  }

  private var meanChroma: Double { (chroma.0 + chroma.1) / 2 }
  private var isGray: Bool { chroma.0 * chroma.1 == 0 }

  /// The shorter way from the first hue to the second, in degrees, −180…180; 0 if either color is gray.
  private var hueStep: Double {
    if isGray { return 0 }
    let step = hue.1 - hue.0
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step
  }

  private var meanHue: Double {
    let sum = hue.0 + hue.1
    if isGray { return sum }
    if abs(hue.0 - hue.1) <= 180 { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  private var hueWeight: Double {
    func wave(_ amount: Double, _ times: Double, _ shift: Double) -> Double {
      amount * Angle(degrees: times * meanHue + shift).cosine
    }
    return 1 + wave(-0.17, 1, -30) + wave(0.24, 2, 0) + wave(0.32, 3, 6) + wave(-0.20, 4, -63)
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = Angle.arctangent(y: b, x: a).degrees
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// A weight of the chroma: 0 for grays, close to 1 for vivid colors.
  private static func saturation(_ chroma: Double) -> Double {
    let seventh = power(chroma, 7)
    return (seventh / (seventh + power(25, 7))).squareRoot()
  }
}
