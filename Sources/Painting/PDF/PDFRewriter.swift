import Diagnostics
import Drawing
import Geometry

/// Adds to a finished file what cairo cannot say: language, alternative texts, what links say, the scope of headers,
/// which colors are meant, metadata, an identifier.
///
/// One pass over the objects; pages and fonts are copied as they are.
struct PDFRewriter {
  private let file: PDFFile
  let info: DocumentInfo
  /// In the order of the document.
  private let figures: [PDFFigure]
  private let links: [String]
  /// The numbers of the objects that are added.
  let metadataNumber: Int
  let structureNumber: Int
  let profileNumber: Int

  /// - Throws: `encoding` where the file is not as cairo writes it.
  init(
    _ bytes: [UInt8], info: DocumentInfo, figures: [PDFFigure], links: [String]
  ) throws(Problem) {
    guard let file = PDFFile(bytes) else {
      throw Problem(.rendering, "this version of cairo writes documents in a form that is not known here")
    }
    (self.file, self.info, self.figures, self.links) = (file, info, figures, links)
    (metadataNumber, structureNumber, profileNumber) = (file.size, file.size + 1, file.size + 2)
  }

  func rewritten() -> [UInt8] {
    var output = PDFOutput(header: file.header, size: file.size + 3)
    let additions = additions
    for object in file.objects {
      if object.number == file.info {
        output.append(withDates(object))
      } else if let words = additions[object.number] {
        output.append(amended(object).adding(words))
      } else {
        output.append(amended(object))
      }
    }
    output.append(metadata)
    output.append(profile)
    if let root = structureRoot { output.append(root) }
    return output.finish(root: file.root, info: file.info)
  }

  /// What figures and links get, by the numbers of their objects.
  private var additions: [Int: String] {
    let boxes = figures.map { figure in
      let box = [figure.box.minX, figure.box.minY, figure.box.maxX, figure.box.maxY]
      let numbers = box.map(TagAttributes.number).joined(separator: " ")
      let words = figure.alternative.isEmpty ? "" : "/Alt \(PDFString(figure.alternative))\n   "
      return words + "/A << /O /Layout /BBox [ \(numbers) ] >>"
    }
    return numbered(boxes, "<< /Type /StructElem\n   /S /Figure\n")
      .merging(
        numbered(links.map { "/Contents \(PDFString($0))" }, "<< /Type /Annot\n   /Subtype /Link\n")
      ) { first, _ in first }
  }

  /// Cairo numbers elements as they begin, so those of a kind in the order of their numbers are in the document's.
  private func numbered(_ words: [String], _ kind: StaticString) -> [Int: String] {
    let numbers = file.objects.filter { $0.begins(with: kind) }.map(\.number).sorted()
    // A document that holds others than were counted is left as it is: no word is better than a wrong one.
    guard numbers.count == words.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(numbers, words).map { ($0, $1) })
  }

  /// The profile of the colors that all our inks are given in.
  private var profile: PDFObject {
    let bytes = SRGBProfile.bytes
    let head = "<< /N 3\n   /Length \(bytes.count)\n>>\nstream\n"
    return .made(profileNumber, Array(head.utf8) + bytes + Array("\nendstream".utf8))
  }

  /// Cairo takes the only element at the top, our Document, for the root itself; here is a root above it.
  private var structureRoot: PDFObject? {
    guard let old = file.objects.first(where: { $0.begins(with: "<< /Type /StructTreeRoot\n") }),
      let tree = old.bytes.number(after: "/ParentTree ")
    else { return nil }
    let content = "<< /Type /StructTreeRoot\n   /ParentTree \(tree) 0 R\n   /K [ \(old.number) 0 R ]\n>>"
    return .made(structureNumber, Array(content.utf8))
  }

  private var metadata: PDFObject {
    let packet = XMPPacket(info).bytes
    let head = "<< /Type /Metadata\n   /Subtype /XML\n   /Length \(packet.count)\n>>\nstream\n"
    return .made(metadataNumber, Array(head.utf8) + packet + Array("\nendstream".utf8))
  }
}
