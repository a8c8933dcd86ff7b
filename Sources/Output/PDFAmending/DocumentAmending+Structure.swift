import AstroDrawing

extension PDFObject {
  /// Whether the object is an element of the structure of the given type.
  func isElement(_ kind: String) -> Bool { type == "StructElem" && dictionary.name("S") == kind }

  var isLink: Bool { type == "Annot" && dictionary.name("Subtype") == "Link" }

  /// Adds what cairo leaves out of every object of some kinds.
  mutating func complete() {
    switch type {
    // Bit 3 stands for a link that is printed too.
    case "Annot" where isLink: dictionary["F"] = .integer(4)
    case "Font" where dictionary.name("Subtype") == "CIDFontType2":
      dictionary["CIDToGIDMap"] = .name("Identity")
    // The Tab key goes from link to link in the order of the structure.
    case "Page": dictionary["Tabs"] = .name("S")
    // The count of an open outline is positive.
    case "Outlines":
      if let count = dictionary["Count"]?.integer { dictionary["Count"] = .integer(abs(count)) }
    default: break
    }
  }
}

extension DocumentAmending {
  /// Sets the scopes of table headers: a header in a row of data names its row, one in a row of headers its
  /// column.
  mutating func tellScopes() {
    for row in file.objects where row.isElement("TR") {
      let cells = (row.dictionary["K"]?.array ?? [row.dictionary["K"] ?? .null]).compactMap(\.reference)
      let headers = cells.filter { file[$0]?.isElement("TH") == true }
      let scope = headers.count < cells.count ? "Row" : "Column"
      for number in headers {
        file[number]?.dictionary["A"] = .dictionary(["O": .name("Table"), "Scope": .name(scope)])
      }
    }
  }

  mutating func amendCatalog() {
    guard var catalog = file[file.root]?.dictionary else { return }
    let info = additions.info
    catalog["Lang"] = .text(info.language)
    catalog["Metadata"] = file.add(
      .dictionary(["Type": .name("Metadata"), "Subtype": .name("XML")]),
      stream: XMPPacket(info, producer: additions.producer).bytes)
    catalog["ViewerPreferences"] = .dictionary(["DisplayDocTitle": .boolean(true)])
    let profile = file.add(.dictionary(["N": .integer(3)]), stream: SRGBProfile.bytes)
    catalog["OutputIntents"] = .array([
      .dictionary([
        "Type": .name("OutputIntent"), "S": .name("GTS_PDFA1"),
        "OutputConditionIdentifier": .text("sRGB"), "Info": .text("sRGB IEC61966-2.1"),
        "DestOutputProfile": profile,
      ])
    ])
    if let root = newStructureRoot(catalog["StructTreeRoot"]?.reference) {
      catalog["StructTreeRoot"] = root
      catalog["MarkInfo"] = catalog["MarkInfo"] ?? .dictionary(["Marked": .boolean(true)])
    }
    file[file.root]?.dictionary = catalog
  }

  /// Puts a root above the `Document` element.
  ///
  /// Cairo treats the only element at the top, the `Document`, as the root itself. It keeps its number, so
  /// that it stays the parent of its children, and becomes an element below a new root.
  private mutating func newStructureRoot(_ number: Int?) -> PDFValue? {
    guard let number, var element = file[number]?.dictionary, let tree = element["ParentTree"] else {
      return nil
    }
    let root = file.add(
      .dictionary([
        "Type": .name("StructTreeRoot"), "ParentTree": tree, "K": .array([.reference(number)]),
      ]))
    element["ParentTree"] = nil
    element["Type"] = .name("StructElem")
    element["S"] = .name("Document")
    element["P"] = root
    file[number]?.dictionary = element
    return root
  }
}
