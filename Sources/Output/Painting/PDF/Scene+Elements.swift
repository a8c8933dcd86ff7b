import AstroDrawing
import AstroGeometry

extension [Scene.Item] {
  /// The outermost elements of the structure within these items: groups with a role.
  var elements: [Scene.Group] {
    flatMap { item -> [Scene.Group] in
      guard case .group(let group) = item, !group.isAtEdge else { return [] }
      return group.element == nil ? group.items.elements : [group]
    }
  }

  /// Whether these items contain an element, or a link, which becomes one.
  var holdElements: Bool {
    contains { item in
      switch item {
      case .link: true
      case .group(let group): group.element != nil || group.items.holdElements
      default: false
      }
    }
  }

  /// The last element of the items, the last element within it, and so on, from the outside in.
  var lastElements: [OpenElement] {
    elements.last.map { [OpenElement($0)] + $0.items.lastElements } ?? []
  }

  /// The first element of the items, the first element within it, and so on, from the outside in.
  var firstElements: [OpenElement] {
    elements.first.map { [OpenElement($0)] + $0.items.firstElements } ?? []
  }

  /// The names of all anchors in these items.
  var anchorNames: [String] {
    flatMap { item -> [String] in
      switch item {
      case .anchor(let name, _): [name]
      case .group(let group): group.items.anchorNames
      default: []
      }
    }
  }
}

extension Scene.Group {
  /// Whether the group is a running head or foot, which contains no element.
  fileprivate var isAtEdge: Bool { role == .runningHead || role == .runningFoot }

  /// The role of the element that the group becomes; `nil` if it becomes none.
  ///
  /// The document's element exists already, and running heads and feet are not elements.
  var element: Role? {
    switch role {
    case .document?, .runningHead?, .runningFoot?: nil
    default: role
    }
  }
}

/// An element in the form in which it is recognized on the next page.
struct OpenElement: Hashable {
  var label: String
  var role: Role?

  init(_ group: Scene.Group) { (label, role) = (group.label, group.role) }
}

extension [OpenElement] {
  /// How many elements, from the outside in, continue as others: those with the same label and role.
  func shared(with others: [OpenElement]) -> Int {
    zip(self, others).prefix { $0 == $1 && $0.role?.mayContinue == true && !$0.label.isEmpty }.count
  }
}
