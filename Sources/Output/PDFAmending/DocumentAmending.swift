import AstroBytes
package import AstroDiagnostics
package import AstroDrawing
package import AstroGeometry

/// Adds to a finished file what cairo cannot write: language, alternative texts, words of links, scopes of
/// headers, artifacts, the color space, metadata and an identifier.
///
/// Only objects that change are written anew; fonts, pictures and everything that is right already are copied
/// unchanged.
package struct DocumentAmending {
  var file: PDFFile
  let additions: DocumentAdditions
  let coder: any StreamCoder

  /// - Throws: `rendering` if the file does not have the form in which cairo writes it.
  package init(
    _ bytes: [UInt8], adding additions: DocumentAdditions, coder: some StreamCoder
  ) throws(Problem) {
    guard let file = PDFFile(bytes) else {
      throw Problem(
        .rendering,
        Told(
          "this version of cairo writes documents in a form that is not known",
          ukrainian: "ця версія cairo пише документи в невідомій формі"))
    }
    (self.file, self.additions, self.coder) = (file, additions, coder)
  }

  /// The file with all additions.
  package consuming func amended() -> [UInt8] {
    markArtifacts()
    tellLinks()
    tellFigures()
    tellScopes()
    for index in file.objects.indices { file.objects[index].complete() }
    amendCatalog()
    date()
    return file.bytes
  }

  /// The numbers of all objects of a kind, in the order of the document.
  ///
  /// Cairo numbers objects as they begin, so the order of the numbers is that of the document.
  ///
  /// - Returns: An empty array if there are not as many as expected, because no words are better than wrong
  ///   ones.
  func numbers(counted count: Int, where isOfKind: (PDFObject) -> Bool) -> [Int] {
    let numbers = file.objects.filter(isOfKind).map(\.number).sorted()
    return numbers.count == count ? numbers : []
  }

  private mutating func tellLinks() {
    let links = additions.links
    for (number, words) in zip(numbers(counted: links.count, where: \.isLink), links) {
      file[number]?.dictionary["Contents"] = .text(words)
    }
  }

  private mutating func tellFigures() {
    let figures = additions.figures
    for (number, figure) in zip(numbers(counted: figures.count) { $0.isElement("Figure") }, figures) {
      if !figure.alternative.isEmpty { file[number]?.dictionary["Alt"] = .text(figure.alternative) }
      file[number]?.dictionary["A"] = .dictionary(["O": .name("Layout"), "BBox": .array(figure.box.corners)])
    }
  }

  /// Sets the dates in PDF's form, or removes them.
  private mutating func date() {
    let date = additions.info.createdAt.map { PDFValue.text(PDFDate(secondsSince1970: $0).pdf) }
    for key in ["CreationDate", "ModDate"] { file[file.info]?.dictionary[key] = date }
  }
}

/// What the maker of a document knows and cairo cannot be told.
package struct DocumentAdditions {
  package var info: DocumentInfo
  /// The program that wrote the file.
  package var producer: String
  /// The figures in the order of the document.
  package var figures: [PDFFigure] = []
  /// The words of each link, in the order of the document.
  package var links: [String] = []
  /// The running heads and feet in the order of the document; they were written as elements of the type
  /// `NonStruct`.
  package var furniture: [PageFurnitureKind] = []

  package init(info: DocumentInfo, producer: String) { (self.info, self.producer) = (info, producer) }
}

/// A figure of a document, with what is to be added to it.
package struct PDFFigure {
  /// What the figure shows, in words.
  package var alternative: String
  /// The box around its ink in points, in the coordinates of PDF, where y grows upwards.
  package var box: Rect

  package init(alternative: String, box: Rect) { (self.alternative, self.box) = (alternative, box) }
}

extension Rect {
  /// The coordinates of the lower left and the upper right corner, to a thousandth of a point.
  fileprivate var corners: [PDFValue] {
    [minX, minY, maxX, maxY].map { number in
      var text = Markup()
      text.append(number)
      let digits = String(decoding: text.bytes, as: UTF8.self)
      return Int(digits).map(PDFValue.integer) ?? .real(digits)
    }
  }
}

/// Decompresses and compresses streams of a file in PDF's `FlateDecode` format (RFC 1950).
package protocol StreamCoder {
  /// The decompressed bytes of a stream; `nil` if they are damaged or more than `limit`.
  func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]?
  /// The compressed bytes; `nil` if there is not enough memory.
  func deflated(_ bytes: [UInt8]) -> [UInt8]?
}
