/// Marks what no element of the structure holds as artifacts (ISO 32000-1, 14.8.2.2): rules, grounds, ornaments, and
/// running heads and feet as what they are.
///
/// What is drawn stays as it was, byte by byte; marks are set around it. They never reach over a text object's ends,
/// nor over a saving or restoring of the state.
struct ArtifactMarking {
  private let content: ArraySlice<UInt8>
  /// What some marked content is, by its number within the page.
  private let furniture: [Int: PageFurnitureKind]
  private var marked: [UInt8] = []
  /// Up to where the content is taken over.
  private var taken: Int
  /// How many marks are open.
  private var depth = 0
  /// Where a path or a text object outside every mark began.
  private var unit: Int?
  private var isInText = false
  /// What is drawn without a mark between, which one mark holds.
  private var run: Range<Int>?

  /// Content with every drawing operation within marks, or `nil` where it cannot be read.
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

  /// - Returns: Whether the operation may stand there.
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
      // A mark in the middle of a text object would cut what is drawn before it from what belongs to it.
      guard unit == nil else { return false }
      closeRun()
      if let kind = furnitureKind(of: operation) { replace(operation, with: kind.mark) }
    }
    depth += 1
    return true
  }

  /// What stands outside every mark.
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

/// What stands at the edge of every page, and is no part of the text.
package enum PageFurnitureKind: Sendable {
  case header, footer

  /// The beginning of such an artifact.
  fileprivate var mark: String {
    "/Artifact << /Type /Pagination /Subtype /\(self == .header ? "Header" : "Footer") >> BDC"
  }
}
