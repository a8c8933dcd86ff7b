import Drawing

extension PDFRewriter {
  /// The object with what cairo leaves out.
  func amended(_ object: PDFObject) -> PDFObject {
    if object.begins(with: "<< /Type /Catalog\n") { return catalog(object) }
    // It stays the parent of its children under its number, and becomes an element.
    if object.begins(with: "<< /Type /StructTreeRoot\n") {
      return object.replacing(
        "/StructTreeRoot", with: "/StructElem\n   /S /Document\n   /P \(structureNumber) 0 R"
      )
      .withoutLine(beginning: "   /ParentTree ")
    }
    // Bit 3: the link is there on paper too.
    if object.begins(with: "<< /Type /Annot\n   /Subtype /Link\n") { return object.adding("/F 4") }
    if object.begins(with: "<< /Type /Font\n   /Subtype /CIDFontType2\n") {
      return object.adding("/CIDToGIDMap /Identity")
    }
    // The tabulator goes from link to link in the order of the structure.
    if object.begins(with: "<< /Type /Page ") { return object.adding("/Tabs /S") }
    // The headers of our tables stand over columns.
    if object.begins(with: "<< /Type /StructElem\n   /S /TH\n") {
      return object.adding("/A << /O /Table /Scope /Column >>")
    }
    // An outline that stands open counts upwards.
    if object.begins(with: "<< /Type /Outlines\n") { return object.replacing("/Count -", with: "/Count ") }
    return object
  }

  private func catalog(_ object: PDFObject) -> PDFObject {
    var entries = [
      "/Lang \(PDFString(info.language))", "/Metadata \(metadataNumber) 0 R",
      "/ViewerPreferences << /DisplayDocTitle true >>",
      "/OutputIntents [ << /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB)"
        + " /Info (sRGB IEC61966-2.1) /DestOutputProfile \(profileNumber) 0 R >> ]",
    ]
    guard let root = object.bytes.number(after: "/StructTreeRoot ") else {
      return object.adding(entries.joined(separator: "\n   "))
    }
    if object.bytes.firstRange(of: "/MarkInfo ") == nil { entries.append("/MarkInfo << /Marked true >>") }
    entries.append("/StructTreeRoot \(structureNumber) 0 R")
    return object.withoutLine(beginning: "   /StructTreeRoot \(root)").adding(
      entries.joined(separator: "\n   "))
  }

  /// The object that describes the document, with its dates as PDF wants them, or with none.
  func withDates(_ object: PDFObject) -> PDFObject {
    let undated = object.withoutLine(beginning: "   /CreationDate ").withoutLine(beginning: "   /ModDate ")
    guard let date = info.createdAt.map(PDFDate.init(secondsSince1970:)) else { return undated }
    return undated.adding("/CreationDate (\(date.pdf))\n   /ModDate (\(date.pdf))")
  }
}

extension PDFObject {
  /// The object without its lines that begin with some words.
  fileprivate func withoutLine(beginning words: String) -> PDFObject {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.starts(with: words.utf8) }
    return PDFObject(number: number, bytes: ArraySlice(kept.joined(separator: [UInt8(ascii: "\n")])))
  }
}
