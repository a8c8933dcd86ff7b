import Diagnostics
import Drawing

/// Adds to a finished file what cairo cannot say: language, alternative texts, metadata, an identifier.
///
/// One pass over the objects; pages and fonts are copied as they are.
struct PDFRewriter {
  private let file: PDFFile
  let info: DocumentInfo
  /// What the figures show, in the order of the document.
  private let alternatives: [String]
  /// The numbers of the objects that are added.
  let metadataNumber: Int
  let structureNumber: Int

  /// - Throws: `encoding` where the file is not as cairo writes it.
  init(_ bytes: [UInt8], info: DocumentInfo, alternatives: [String]) throws(Problem) {
    guard let file = PDFFile(bytes) else {
      throw Problem(.rendering, "this version of cairo writes documents in a form that is not known here")
    }
    (self.file, self.info, self.alternatives) = (file, info, alternatives)
    (metadataNumber, structureNumber) = (file.size, file.size + 1)
  }

  func rewritten() -> [UInt8] {
    var output = PDFOutput(header: file.header, size: file.size + 2)
    let figures = alternativesByNumber
    for object in file.objects {
      if object.number == file.info {
        output.append(withDates(object))
      } else if let words = figures[object.number] {
        output.append(object.adding("/Alt \(PDFString(words))"))
      } else {
        output.append(amended(object))
      }
    }
    output.append(metadata)
    if let root = structureRoot { output.append(root) }
    return output.finish(root: file.root, info: file.info)
  }

  /// Cairo numbers elements as they begin, so figures in the order of their numbers are in the document's.
  private var alternativesByNumber: [Int: String] {
    let figures = file.objects.filter { $0.begins(with: "<< /Type /StructElem\n   /S /Figure\n") }.map(
      \.number)
    let pairs = zip(figures.sorted(), alternatives).filter { !$0.1.isEmpty }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0.0, $0.1) })
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
