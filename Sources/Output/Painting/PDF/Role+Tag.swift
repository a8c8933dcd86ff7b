import AstroDrawing

extension Role {
  /// The name of the role among PDF's standard structure types (ISO 32000-1, 14.8.4).
  var tag: String {
    switch self {
    case .document: "Document"
    case .section: "Sect"
    case .paragraph: "P"
    case .span: "Span"
    case .heading(let level): "H\(min(max(level, 1), 6))"
    case .list: "L"
    case .listItem: "LI"
    case .listLabel: "Lbl"
    case .listBody: "LBody"
    case .table: "Table"
    case .tableRow: "TR"
    case .tableHeader: "TH"
    case .tableCell: "TD"
    case .figure: "Figure"
    case .contents: "TOC"
    case .contentsItem: "TOCI"
    case .link: "Link"
    case .runningHead, .runningFoot: "NonStruct"
    }
  }

  /// Whether the role only holds other elements, so that words directly in it are not part of the structure.
  var isContainer: Bool {
    switch self {
    case .document, .section, .list, .listItem, .table, .tableRow, .contents: true
    default: false
    }
  }

  /// Whether an element of the role may continue on the next page.
  var mayContinue: Bool {
    switch self {
    case .section, .list, .table, .contents: true
    default: false
    }
  }
}
