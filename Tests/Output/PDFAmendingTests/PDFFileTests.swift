import AstroDiagnostics
import AstroDrawing
import TestSupport
import Testing

@testable import AstroPDFAmending

@Suite struct PDFFileTests {
  /// A small tagged file: a page with a running head, words and a rule.
  private static let content = """
    /P << /MCID 0 >> BDC BT (words) Tj ET EMC 0 0 m 9 0 l S /NonStruct << /MCID 1 >> BDC BT (head) Tj ET EMC
    """
  private static let objects: [(Int, String)] = [
    (1, "<< /Type /Catalog /Pages 2 0 R /StructTreeRoot 5 0 R >>"),
    (2, "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>"),
    (3, "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /StructParents 0 >>"),
    (4, "<< /Length 10 0 R /Filter /FlateDecode >>\nstream\nP\(content)\nendstream"),
    (5, "<< /Type /StructTreeRoot /K [ 6 0 R 7 0 R ] /ParentTree 8 0 R >>"),
    (6, "<< /Type /StructElem /S /P /P 5 0 R /Pg 3 0 R /K 0 >>"),
    (7, "<< /Type /StructElem /S /NonStruct /P 5 0 R /Pg 3 0 R /K 1 >>"),
    (8, "<< /Nums [ 0 [ 6 0 R 7 0 R ] ] >>"), (9, "<< /Title (a) /CreationDate (2000) >>"),
    (10, "\(content.utf8.count + 1)"),
  ]

  static func file(_ objects: [(Int, String)] = objects) -> [UInt8] {
    var text = "%PDF-1.5\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (number, body) in objects {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(number) 0 obj\n\(body)\nendobj\n"
    }
    let start = text.utf8.count
    text +=
      table
      + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 9 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  private func amended(_ additions: DocumentAdditions) throws -> PDFFile {
    let bytes = try DocumentAmending(PDFFileTests.file(), adding: additions, coder: PlainCoder()).amended()
    return try #require(PDFFile(bytes))
  }

  private var additions: DocumentAdditions {
    var additions = DocumentAdditions(info: DocumentInfo(title: "a", language: "uk"), producer: "a test")
    additions.furniture = [.header]
    return additions
  }

  @Test func `the file is read, and written again as it was`() throws {
    let file = try #require(PDFFile(PDFFileTests.file()))
    #expect(file.objects.map(\.number) == Array(1...10))
    #expect(file[4]?.stream?.elementsEqual(Array("P\(PDFFileTests.content)".utf8)) == true)
    let again = try #require(PDFFile(file.bytes))
    #expect(again.objects.map(\.value) == file.objects.map(\.value))
  }

  @Test func `a running head leaves the structure and becomes an artifact`() throws {
    let file = try amended(additions)
    #expect(file[7] == nil)
    #expect(file[5]?.dictionary["K"] == .array([.reference(6)]))
    #expect(file[8]?.dictionary["Nums"] == .array([.integer(0), .array([.reference(6), .null])]))
    let content = try #require(file[4]?.stream.flatMap { PlainCoder().inflated($0, limit: 10_000) })
    let text = String(decoding: content, as: UTF8.self)
    #expect(text.contains("/Artifact << /Type /Pagination /Subtype /Header >> BDC BT (head)"))
    #expect(text.contains("/Artifact BMC\n0 0 m 9 0 l S\nEMC"))
    // The object that told the length is gone with its only reader.
    #expect(file[10] == nil)
  }

  @Test func `the catalog says language, metadata, colors and structure`() throws {
    let file = try amended(additions)
    let catalog = try #require(file[1]?.dictionary)
    #expect(catalog["Lang"] == .text("uk"))
    #expect(catalog["MarkInfo"] == .dictionary(["Marked": .boolean(true)]))
    let root = try #require(file.resolved(catalog["StructTreeRoot"])?.dictionary)
    #expect(root["K"] == .array([.reference(5)]) && root["ParentTree"] == .reference(8))
    #expect(file[5]?.isElement("Document") == true)
    #expect(file.resolved(catalog["OutputIntents"]) != nil)
    #expect(file[9]?.dictionary["CreationDate"] == nil)
  }

  @Test func `where heads are counted wrong, none is renamed`() throws {
    var additions = additions
    additions.furniture = [.header, .footer]
    #expect(try amended(additions)[7] != nil)
  }

  @Test func `something else than such a file is refused, whatever it is`() {
    var random = SeededGenerator(seed: 3)
    for count in [0, 1, 20, 300, 4000] {
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for tail in [
        "", "startxref\n", "startxref\n5\n%%EOF",
        "xref\n0 1\n junk trailer\n<< /Root 1 0 R /Info 2 0 R >>\nstartxref\n0\n",
      ] {
        bytes += Array(tail.utf8)
        #expect(PDFFile(bytes) == nil)
      }
    }
  }

  @Test func `a file with one byte changed is refused or written as one that can be read`() throws {
    let sound = PDFFileTests.file()
    for index in sound.indices {
      for byte in [0, 0x20, 0x3C, 0x39, sound[index] ^ 1] as [UInt8] {
        var bytes = sound
        bytes[index] = byte
        guard let amending = try? DocumentAmending(bytes, adding: additions, coder: PlainCoder()) else {
          continue
        }
        #expect(PDFFile(amending.amended()) != nil, "byte \(index) is \(byte)")
      }
    }
  }
}
