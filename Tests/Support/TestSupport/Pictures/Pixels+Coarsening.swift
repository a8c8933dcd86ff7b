extension Pixels {
  /// The picture in fewer shades, each part about half a step from what it was at most.
  ///
  /// Colors that fill more than a thousandth of the picture stay as they are: only edges become coarser.
  package func coarsened(step: Int) -> Pixels {
    let count = max(1, 255 / max(1, step))
    let shades = (0...255).map { UInt8(($0 * count + 127) / 255 * 255 / count) }
    let kept = colorsFilling(moreThan: width * height / 1000)
    var picture = self
    for start in stride(from: 0, to: bytes.count, by: 4) where !kept.contains(color(at: start)) {
      for index in start..<start + 4 { picture.bytes[index] = shades[Int(bytes[index])] }
    }
    return picture
  }

  private func colorsFilling(moreThan least: Int) -> Set<UInt32> {
    var counts: [UInt32: Int] = [:]
    for start in stride(from: 0, to: bytes.count, by: 4) { counts[color(at: start), default: 0] += 1 }
    return Set(counts.filter { $0.value > least }.keys)
  }

  private func color(at start: Int) -> UInt32 {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
