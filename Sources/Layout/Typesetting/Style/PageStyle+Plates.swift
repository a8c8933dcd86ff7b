import AstroGeometry

/// The page style for plates.
extension PageStyle {
  /// The height reserved below a plate for the foot, in points.
  private static let footRoom = 24.0

  /// The style of the sheet for a picture, turned on its side for a wide one; the margins apply to the foot.
  func carrying(_ picture: Size) -> PageStyle {
    var page = self
    let isTurned = (picture.width > picture.height) != (size.width > size.height)
    if isTurned, picture.width != picture.height { page.size = Size(width: size.height, height: size.width) }
    page.margins = Insets(top: 0, left: 44, bottom: PageStyle.footRoom, right: 44)
    page.footBaseline = 16
    return page
  }

  /// The place of a picture on the sheet: centered, and as large as the space above the foot allows.
  func plate(_ picture: Size) -> Rect {
    let room = Size(width: size.width, height: size.height - PageStyle.footRoom)
    let scale = min(room.width / picture.width, room.height / picture.height)
    let (width, height) = (picture.width * scale, picture.height * scale)
    return Rect(
      x: (room.width - width) / 2, y: (room.height - height) / 2, width: width, height: height)
  }
}
