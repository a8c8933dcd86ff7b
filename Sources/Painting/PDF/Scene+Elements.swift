import Drawing
import Geometry

extension [Scene.Item] {
  /// The elements of the structure that come first within these items: groups with a role.
  var elements: [Scene.Group] {
    flatMap { item -> [Scene.Group] in
      guard case .group(let group) = item, !group.isAtEdge else { return [] }
      return group.element == nil ? group.items.elements : [group]
    }
  }

  /// Whether these items hold an element, or a link that becomes one.
  var holdElements: Bool {
    contains { item in
      switch item {
      case .link: true
      case .group(let group): group.element != nil || group.items.holdElements
      default: false
      }
    }
  }

  /// The elements open at the end of the items, if ends were not marked, from the outside in.
  var lastElements: [OpenElement] {
    elements.last.map { [OpenElement($0)] + $0.items.lastElements } ?? []
  }

  /// The elements that the items begin with, from the outside in.
  var firstElements: [OpenElement] {
    elements.first.map { [OpenElement($0)] + $0.items.firstElements } ?? []
  }

  /// The names of all places in these items.
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
  /// Whether the group stands at a page's edge, and holds no element.
  fileprivate var isAtEdge: Bool { role == .runningHead || role == .runningFoot }

  /// The role of the element that the group becomes, if it becomes one: the document is there already, and what
  /// stands at a page's edge is none.
  var element: Role? {
    switch role {
    case .document?, .runningHead?, .runningFoot?: nil
    default: role
    }
  }
}

/// An element, as it is recognised on the next page.
struct OpenElement: Hashable {
  var label: String
  var role: Role?

  init(_ group: Scene.Group) { (label, role) = (group.label, group.role) }
}

extension [OpenElement] {
  /// How many elements, from the outside in, go on where others begin: same in label and role.
  func shared(with others: [OpenElement]) -> Int {
    zip(self, others).prefix { $0 == $1 && $0.role?.mayContinue == true && !$0.label.isEmpty }.count
  }
}
