import AstroBytes
import AstroDrawing

/// What a document states about itself, as XMP (ISO 16684-1): the same as in its information dictionary.
struct XMPPacket {
  private var markup = Markup()

  /// - Parameter producer: The program that wrote the file.
  init(_ info: DocumentInfo, producer: String) {
    // The byte order mark is part of the packet's header.
    markup.append("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n")
    markup.append("<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n")
    markup.append("<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n")
    markup.append("<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"")
    markup.append(" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\">\n")
    appendDublinCore(info)
    append("pdf:Keywords", info.keywords.joined(separator: ", "))
    append("pdf:Producer", producer)
    append("xmp:CreatorTool", "AstroSvitla")
    let date = info.createdAt.map { PDFDate(secondsSince1970: $0).iso } ?? ""
    for name in ["xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"] { append(name, date) }
    markup.append("</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>")
  }

  var bytes: [UInt8] { markup.bytes }

  private mutating func appendDublinCore(_ info: DocumentInfo) {
    append("dc:format", "application/pdf")
    append("dc:title", [info.title], in: "Alt", " xml:lang=\"x-default\"")
    append("dc:creator", [info.author], in: "Seq")
    append("dc:description", [info.subject], in: "Alt", " xml:lang=\"x-default\"")
    append("dc:subject", info.keywords, in: "Bag")
    append("dc:language", [info.language], in: "Bag")
  }

  private mutating func append(_ name: String, _ words: String) {
    guard !words.isEmpty else { return }
    markup.append(markup: "<\(name)>")
    markup.append(escaping: words.withoutControls)
    markup.append(markup: "</\(name)>\n")
  }

  private mutating func append(_ name: String, _ list: [String], in kind: String, _ attribute: String = "") {
    let words = list.filter { !$0.isEmpty }
    guard !words.isEmpty else { return }
    markup.append(markup: "<\(name)><rdf:\(kind)>")
    for word in words {
      markup.append(markup: "<rdf:li\(attribute)>")
      markup.append(escaping: word.withoutControls)
      markup.append("</rdf:li>")
    }
    markup.append(markup: "</rdf:\(kind)></\(name)>\n")
  }
}

extension String {
  /// The string without control characters and noncharacters, which do not belong in a title and some of
  /// which cairo rejects.
  package var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { CharacterKind($0) != .control && !$0.properties.isNoncharacterCodePoint }))
  }
}
