extension DocumentAmending {
  /// The greatest length of a page's content after decompression, in bytes.
  private static let longestContent = 64 << 20

  /// Marks running heads and feet, and everything else that is outside the structure, on every page.
  mutating func markArtifacts() {
    guard file[file.root]?.dictionary["StructTreeRoot"] != nil else { return }
    let elements = Set(numbers(counted: additions.furniture.count) { $0.isElement("NonStruct") })
    let furniture = furniture(in: elements)
    var lengths: Set<Int> = []
    for page in file.objects where page.type == "Page" {
      guard let number = page.dictionary["Contents"]?.reference else { continue }
      mark(contentOf: number, furniture: furniture[page.number] ?? [:], &lengths)
    }
    takeOut(elements)
    // A stream that was compressed again has its length in its own dictionary.
    file.remove(lengths)
  }

  /// The kinds of marked contents, by the number of the page's object and by their own numbers.
  private func furniture(in elements: Set<Int>) -> [Int: [Int: PageFurnitureKind]] {
    var found: [Int: [Int: PageFurnitureKind]] = [:]
    for (number, kind) in zip(elements.sorted(), additions.furniture) {
      guard let element = file[number]?.dictionary, let page = element["Pg"]?.reference else { continue }
      for content in element["K"].contents { found[page, default: [:]][content] = kind }
    }
    return found
  }

  private mutating func mark(
    contentOf number: Int, furniture: [Int: PageFurnitureKind], _ lengths: inout Set<Int>
  ) {
    guard var object = file[number], let stream = object.stream, object.dictionary["DecodeParms"] == nil,
      let content = content(of: stream, object.dictionary["Filter"]),
      let marked = ArtifactMarking.marked(content[...], furniture: furniture), marked != content,
      let packed = coder.deflated(marked)
    else { return }
    if let length = object.dictionary["Length"]?.reference { lengths.insert(length) }
    object.replaceStream(with: packed, filter: "FlateDecode")
    file[number] = object
  }

  private func content(of stream: ArraySlice<UInt8>, _ filter: PDFValue?) -> [UInt8]? {
    switch filter {
    case nil: Array(stream)
    case .name("FlateDecode")?: coder.inflated(stream, limit: DocumentAmending.longestContent)
    default: nil
    }
  }

  /// Removes elements from the structure: from their parents, and from the tree that leads from content to
  /// elements.
  private mutating func takeOut(_ elements: Set<Int>) {
    guard !elements.isEmpty else { return }
    for index in file.objects.indices {
      let object = file.objects[index]
      switch object.value {
      case .dictionary(let dictionary):
        if let kids = dictionary["K"], object.type == "StructElem" || object.type == "StructTreeRoot" {
          if kids.refers(to: elements) { file.objects[index].dictionary["K"] = kids.without(elements) }
        }
        // The tree is either one array of arrays, or has an object for each array.
        if let tree = dictionary["Nums"], tree.refers(to: elements) {
          file.objects[index].dictionary["Nums"] = tree.withNull(for: elements)
        }
      case .array where object.value.refers(to: elements):
        file.objects[index].value = object.value.withNull(for: elements)
      default: break
      }
    }
    file.remove(elements)
  }
}

extension PDFValue? {
  /// The numbers of marked contents among an element's kids.
  fileprivate var contents: [Int] {
    switch self {
    case .integer(let number)?: [number]
    case .array(let kids)?: kids.compactMap(\.integer)
    default: []
    }
  }
}

extension PDFValue {
  /// Whether it is a reference to one of the given elements, or an array with one at any depth.
  fileprivate func refers(to elements: Set<Int>) -> Bool {
    switch self {
    case .reference(let number): elements.contains(number)
    case .array(let values): values.contains { $0.refers(to: elements) }
    default: false
    }
  }

  /// The kids of an element without the given elements.
  fileprivate func without(_ elements: Set<Int>) -> PDFValue {
    switch self {
    case .reference(let number) where elements.contains(number): .array([])
    case .array(let kids): .array(kids.filter { kid in kid.reference.map { !elements.contains($0) } ?? true })
    default: self
    }
  }

  /// The value with `null` in place of references to the given elements, at any depth.
  fileprivate func withNull(for elements: Set<Int>) -> PDFValue {
    switch self {
    case .reference(let number) where elements.contains(number): .null
    case .array(let values): .array(values.map { $0.withNull(for: elements) })
    default: self
    }
  }
}
