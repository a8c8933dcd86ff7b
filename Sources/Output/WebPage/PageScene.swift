import AstroChartModel
import AstroDrawing
import AstroGeometry
import AstroWheelLayout

/// Prepares the scene of a wheel for a page: adds targets, and class names for the style sheet; moves
/// nothing.
struct PageScene {
  private let marks: [String: PageMark]
  private var styles: [String?]
  /// The label of the outermost ring's group, whose sky may move.
  private let sky: String?
  private let labels: PageLabels

  /// - Parameter styles: The class name of each stroke in the scene, in their order.
  private init(_ marks: [PageMark], styles: [String?], of wheel: Wheel) {
    (sky, labels) = (wheel.rings.last?.name.map { "ring." + $0 }, PageLabels(of: wheel))
    self.marks = Dictionary(marks.map { ($0.id, $0) }) { first, _ in first }
    self.styles = styles.reversed()
  }

  /// - Parameters:
  ///   - scene: The wheel as it is painted.
  ///   - stock: Signs that are not shown, from which the script takes those of other moments.
  static func scene(
    _ scene: Scene, of wheel: Wheel, _ marks: [PageMark], styles: [String?], stock: [StockSign] = []
  ) -> Scene {
    var (page, scene) = (PageScene(marks, styles: styles, of: wheel), scene)
    // The page around it already has the background of the picture.
    scene.background = nil
    scene.items = page.prepared(scene.items)
    if !stock.isEmpty { scene.items.append(.group(PageScene.group(of: stock))) }
    return scene
  }

  private static func group(of stock: [StockSign]) -> Scene.Group {
    var group = Scene.Group("stock")
    group.classes = ["stock"]
    for sign in stock { group.group("stock.\(sign.name)") { $0.place(sign.text, inkCenteredAt: .origin) } }
    return group
  }

  private mutating func prepared(_ items: [Scene.Item]) -> [Scene.Item] {
    var prepared: [Scene.Item] = []
    for item in items {
      switch item {
      case .group(let group): prepared.append(.group(self.prepared(group)))
      case .stroke(let path, var stroke):
        stroke.style = styles.popLast() ?? nil
        prepared.append(.stroke(path, stroke))
      default: prepared.append(item)
      }
    }
    return prepared
  }

  private mutating func prepared(_ group: Scene.Group) -> Scene.Group {
    var group = group
    group.items = prepared(group.items)
    group.classes = group.label == sky ? ["sky"] : classes(ofGroup: group.label)
    if labels.timed.contains(group.label) { group.classes.append("timed") }
    if let mark = marks[group.label] { mark.aim(&group) }
    if let line = labels.lines[group.label].flatMap({ marks[$0] }) {
      group.classes += line.classes
    }
    // Houses have no groups of their own; their targets go below everything that stands in them.
    if group.label == "houses" { group.items = houses + group.items }
    return group
  }

  private var houses: [Scene.Item] {
    (1...12).compactMap { house in
      marks[ElementID(.house(house)).description].map { mark in
        var group = Scene.Group(mark.id, title: mark.title)
        mark.aim(&group)
        return .group(group)
      }
    }
  }

  /// The classes of a group by which it is shown and hidden with others.
  private func classes(ofGroup label: String) -> [String] {
    if labels.lines[label] != nil { return ["symbol"] }
    if labels.housed.contains(label) { return ["housed"] }
    return ["aspects", "caption"].contains(label) ? [label] : []
  }
}

extension PageMark {
  /// Makes a group of the picture selectable.
  fileprivate func aim(_ group: inout Scene.Group) {
    group.target = target
    // The sentence of the target says more than the title.
    if target != nil { group.title = nil }
    group.classes = ["mark", kind.rawValue] + classes
  }
}
