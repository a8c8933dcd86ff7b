package import Diagnostics
package import Drawing
package import Geometry

/// Adds to a finished file what cairo cannot say: language, alternative texts, what links say, the scope of headers,
/// artifacts, which colors are meant, metadata, an identifier.
///
/// Objects are read, changed and written as such; fonts, pictures and whatever is right already are copied as they are.
package struct DocumentAmending {
  var file: PDFFile
  let additions: DocumentAdditions
  let coder: any StreamCoder

  /// - Throws: `rendering` where the file is not as cairo writes it.
  package init(
    _ bytes: [UInt8], adding additions: DocumentAdditions, coder: some StreamCoder
  ) throws(Problem) {
    guard let file = PDFFile(bytes) else {
      throw Problem(.rendering, "this version of cairo writes documents in a form that is not known here")
    }
    (self.file, self.additions, self.coder) = (file, additions, coder)
  }

  /// The file with everything added.
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

  /// Cairo numbers objects as they begin, so those of a kind in the order of their numbers are in the document's.
  ///
  /// - Returns: Nothing where there are others than were counted: no word is better than a wrong one.
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

  /// The dates as PDF wants them, or none.
  private mutating func date() {
    let date = additions.info.createdAt.map { PDFValue.text(PDFDate(secondsSince1970: $0).pdf) }
    for key in ["CreationDate", "ModDate"] { file[file.info]?.dictionary[key] = date }
  }
}

/// What a document's maker knows and cairo was not told.
package struct DocumentAdditions {
  package var info: DocumentInfo
  /// The program that wrote the file.
  package var producer: String
  /// In the order of the document.
  package var figures: [PDFFigure] = []
  /// What each link says, in the order of the document.
  package var links: [String] = []
  /// The running heads and feet, which were written as elements of the type `NonStruct`, in the order of the document.
  package var furniture: [PageFurnitureKind] = []

  package init(info: DocumentInfo, producer: String) { (self.info, self.producer) = (info, producer) }
}

/// A figure of a document, as what cairo writes of it is amended.
package struct PDFFigure {
  /// What it shows, in words.
  package var alternative: String
  /// Around its ink, in PDF's coordinates, whose y grows upwards.
  package var box: Rect

  package init(alternative: String, box: Rect) { (self.alternative, self.box) = (alternative, box) }
}

extension Rect {
  /// The lower left corner and the upper right one, to a thousandth of a point.
  fileprivate var corners: [PDFValue] {
    [minX, minY, maxX, maxY].map { number in
      var text = Markup()
      text.append(number)
      let digits = String(decoding: text.bytes, as: UTF8.self)
      return Int(digits).map(PDFValue.integer) ?? .real(digits)
    }
  }
}

/// Takes the streams of a file apart and packs them again, in the way that PDF calls `FlateDecode` (RFC 1950).
package protocol StreamCoder {
  /// The bytes of a stream, or `nil` where they are damaged or more than `limit`.
  func inflated(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]?
  /// The bytes packed, or `nil` where there is not enough memory for it.
  func deflated(_ bytes: [UInt8]) -> [UInt8]?
}
