/// How far two pictures may differ and still be the same to a reader.
package struct PictureTolerance: Sendable {
  /// The most a part of a pixel may differ before the pixel counts, 0…255.
  ///
  /// Default: 24. Another build of cairo or FreeType moves the edge of a stroke by a shade, not by more.
  package var step: Int
  /// The share of pixels that may count, 0…1.
  ///
  /// Default: one in ten thousand. A house number moved by one pixel is more, in a picture 300 pixels wide.
  package var share: Double

  package init(step: Int = 24, share: Double = 0.0001) { (self.step, self.share) = (step, share) }

  /// What is wrong with a picture; `nil` where nothing is.
  package func difference(_ actual: Pixels, from expected: Pixels) -> String? {
    guard (actual.width, actual.height) == (expected.width, expected.height) else {
      return
        "\(actual.width)×\(actual.height) pixels, expected \(expected.width)×\(expected.height)"
    }
    let count = actual.countOfPixels(differingFrom: expected, byMoreThan: step)
    let found = Double(count) / Double(max(1, actual.width * actual.height))
    guard found > share else { return nil }
    return "\(count) pixels differ (\(Int((found * 100_000).rounded())) in 100 000)"
  }
}

extension Pixels {
  func countOfPixels(differingFrom other: Pixels, byMoreThan step: Int) -> Int {
    (0..<height).reduce(0) { count, y in
      count + (0..<width).count { Pixels.distance(self[$0, y], other[$0, y]) > step }
    }
  }
}
