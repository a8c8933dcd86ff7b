import Drawing
import Geometry

extension Collector {
  /// A piece that begins a page and is as high as it; `Flow` sets nothing beside it.
  mutating func add(_ plate: Plate) {
    guard plate.scene.size.width > 0, plate.scene.size.height > 0 else { return }
    for title in plate.titles { names.openSection(level: title.level) }
    let element = names.element("plate", .figure(alternative: plate.alternative))
    var piece = Piece(
      .plate(plate), in: page.column(.wide), path: names.path + [element], height: page.typeArea.height)
    piece.place.kind = .figure
    list(plate.titles, at: &piece)
    let opening = pageToBegin
    pageToBegin = NewPage(head: opening?.head, hidesHead: true, label: opening?.label)
    append([piece], spaceBefore: 0, spaceAfter: 0)
  }
}
