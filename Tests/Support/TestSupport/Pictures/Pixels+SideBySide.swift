extension Pixels {
  /// What differs, black on white, the darker the more; as large as both together.
  func difference(to other: Pixels) -> Pixels {
    var picture = Pixels(width: max(width, other.width), height: max(height, other.height))
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let isInBoth = x < min(width, other.width) && y < min(height, other.height)
        let distance = isInBoth ? Pixels.distance(self[x, y], other[x, y]) : 255
        let gray = UInt8(255 - min(255, distance * 3))
        picture[x, y] = [gray, gray, gray, 255]
      }
    }
    return picture
  }

  /// Pictures in a row, with a gray line between them.
  static func sideBySide(_ pictures: [Pixels]) -> Pixels {
    let gap = 4
    var sheet = Pixels(
      width: pictures.reduce(-gap) { $0 + $1.width + gap }, height: pictures.map(\.height).max() ?? 0,
      filledWith: [128, 128, 128, 255])
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        for x in 0..<picture.width { sheet[left + x, y] = picture[x, y] }
      }
      left += picture.width + gap
    }
    return sheet
  }
}
