/// Marks as artifacts (ISO 32000-1, 14.8.2.2) what no element of the structure holds: rules, backgrounds,
/// ornaments, and running heads and feet as what they are.
///
/// What is drawn stays the same, byte for byte; marks are added around it. They never extend across the start
/// or end of a text object, nor across saving or restoring the graphics state.
struct ArtifactMarking {
  private let content: ArraySlice<UInt8>
  /// The kinds of marked contents that are running heads or feet, by their numbers within the page.
  private let furniture: [Int: PageFurnitureKind]
  private var marked: [UInt8] = []
  /// The position up to which the content has been copied.
  private var taken: Int
  /// The number of marks that are open.
  private var depth = 0
  /// The start of the current path or text object, if it is outside every mark.
  private var unit: Int?
  private var isInText = false
  /// The drawing operations without a mark in between, which one mark will enclose.
  private var run: Range<Int>?

  /// The content with every drawing operation within marks; `nil` if it cannot be read.
  static func marked(_ content: ArraySlice<UInt8>, furniture: [Int: PageFurnitureKind]) -> [UInt8]? {
    var marking = ArtifactMarking(content, furniture)
    return marking.mark() ? marking.marked : nil
  }

  private init(_ content: ArraySlice<UInt8>, _ furniture: [Int: PageFurnitureKind]) {
    (self.content, self.furniture, taken) = (content, furniture, content.startIndex)
    marked.reserveCapacity(content.count + 1024)
  }

  private mutating func mark() -> Bool {
    var reader = ContentReader(content)
    while let operation = reader.next() {
      guard take(operation) else { return false }
    }
    closeRun()
    take(upTo: content.endIndex)
    return reader.isSound && depth == 0 && !isInText
  }

  /// - Returns: Whether the operation is allowed at this place.
  private mutating func take(_ operation: ContentOperation) -> Bool {
    switch operation.kind {
    case .beginsMark: return open(operation)
    case .endsMark:
      depth -= 1
      return depth >= 0
    case .beginsText:
      guard !isInText else { return false }
      isInText = true
    case .endsText:
      guard isInText else { return false }
      isInText = false
    default: break
    }
    if depth == 0 { draw(operation) }
    return true
  }

  private mutating func open(_ operation: ContentOperation) -> Bool {
    if depth == 0 {
      // A mark in the middle of a path or text object would separate its start from the rest.
      guard unit == nil else { return false }
      closeRun()
      if let kind = furnitureKind(of: operation) { replace(operation, with: kind.mark) }
    }
    depth += 1
    return true
  }

  /// Takes account of an operation outside every mark.
  private mutating func draw(_ operation: ContentOperation) {
    switch operation.kind {
    case .beginsPath, .beginsText: unit = unit ?? operation.start
    case .endsPath: unit = isInText ? unit : nil
    case .paints, .endsText:
      let start = unit ?? operation.start
      run = (run?.lowerBound ?? start)..<operation.end
      unit = nil
    case .savesOrRestores: closeRun()
    default: break
    }
  }

  private mutating func closeRun() {
    guard let run else { return }
    take(upTo: run.lowerBound)
    marked.append(contentsOf: "/Artifact BMC\n".utf8)
    take(upTo: run.upperBound)
    marked.append(contentsOf: "\nEMC".utf8)
    self.run = nil
  }

  private mutating func take(upTo end: Int) {
    marked.append(contentsOf: content[taken..<end])
    taken = end
  }

  private mutating func replace(_ operation: ContentOperation, with mark: String) {
    take(upTo: operation.start)
    marked.append(contentsOf: mark.utf8)
    taken = operation.end
  }

  private func furnitureKind(of operation: ContentOperation) -> PageFurnitureKind? {
    guard !furniture.isEmpty else { return nil }
    var reader = ByteReader(content[operation.start..<operation.end])
    guard reader.value() != nil, let number = reader.value()?.dictionary?["MCID"]?.integer else { return nil }
    return furniture[number]
  }
}

/// Text at the top or bottom of every page, which is not part of the running text.
package enum PageFurnitureKind: Sendable {
  case header, footer

  /// The operator that begins such an artifact, with its operands.
  fileprivate var mark: String {
    "/Artifact << /Type /Pagination /Subtype /\(self == .header ? "Header" : "Footer") >> BDC"
  }
}
