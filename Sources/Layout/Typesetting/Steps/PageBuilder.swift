import AstroDrawing
import AstroGeometry

/// Builds the scene of a page: groups open and close as the structure requires.
struct PageBuilder {
  private(set) var items: [Scene.Item] = []
  private(set) var outline: [Page.OutlineEntry] = []
  private(set) var anchors: [String: Point] = [:]
  private var open: [(element: Element, group: Scene.Group)] = []

  /// Closes open groups that are not in the path, and opens those that are missing.
  mutating func enter(_ path: [Element]) {
    let shared = zip(open, path).prefix { $0.element == $1 }.count
    while open.count > shared { close() }
    for element in path[shared...] {
      open.append((element, Scene.Group(element.label, role: element.role)))
    }
  }

  /// Adds items to the innermost open group.
  mutating func draw(_ build: (inout Scene.Group) -> Void) {
    var scratch = Scene.Group("")
    build(&scratch)
    add(scratch.items)
  }

  mutating func anchor(_ names: [String], at point: Point) {
    for name in names {
      anchors[name] = point.roundedToThousandth
      add([.anchor(name, point.roundedToThousandth)])
    }
  }

  mutating func list(_ heading: Heading, at y: Double) {
    let title = heading.text.cleaned().string
    outline.append(Page.OutlineEntry(title: title, level: heading.level, y: y.roundedToThousandth))
  }

  /// The finished items, with every group closed.
  mutating func finished() -> [Scene.Item] {
    enter([])
    return items
  }

  private mutating func add(_ new: [Scene.Item]) {
    if open.isEmpty { items += new } else { open[open.count - 1].group.items += new }
  }

  private mutating func close() {
    let (_, group) = open.removeLast()
    if !group.items.isEmpty { add([.group(group)]) }
  }
}
