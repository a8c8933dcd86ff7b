import Geometry

/// A sheet that carries a plate.
extension PageStyle {
  /// What is left below a plate for the foot, in points.
  private static let footRoom = 24.0

  /// The sheet as a picture asks for it, turned on its side for a wide one; its margins are those of the foot.
  func carrying(_ picture: Size) -> PageStyle {
    var page = self
    let isTurned = (picture.width > picture.height) != (size.width > size.height)
    if isTurned, picture.width != picture.height { page.size = Size(width: size.height, height: size.width) }
    page.margins = Insets(top: 0, left: 44, bottom: PageStyle.footRoom, right: 44)
    page.footBaseline = 16
    return page
  }

  /// Where a picture lies on the sheet: as large as there is room above the foot, in the middle.
  func plate(_ picture: Size) -> Rect {
    let room = Size(width: size.width, height: size.height - PageStyle.footRoom)
    let scale = min(room.width / picture.width, room.height / picture.height)
    let (width, height) = (picture.width * scale, picture.height * scale)
    return Rect(
      x: (room.width - width) / 2, y: (room.height - height) / 2, width: width, height: height)
  }
}
