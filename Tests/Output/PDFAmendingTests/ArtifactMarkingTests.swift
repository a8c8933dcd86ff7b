import TestSupport
import Testing

@testable import AstroPDFAmending

/// Running heads become artifacts, and so does all that is drawn outside the structure.
@Suite struct ArtifactMarkingTests {
  private func marked(_ content: String, _ furniture: [Int: PageFurnitureKind] = [:]) -> String? {
    ArtifactMarking.marked(Array(content.utf8)[...], furniture: furniture)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what is drawn between marked words is one artifact`() {
    let words = "/P << /MCID 0 >> BDC\nBT (a) Tj ET\nEMC\n"
    #expect(
      marked("q\n1 w 0 0 m 9 9 l S\n0 g 1 1 2 2 re f\n\(words)/x5 Do Q\n")
        == "q\n1 w /Artifact BMC\n0 0 m 9 9 l S\n0 g 1 1 2 2 re f\nEMC\n\(words)/Artifact BMC\n/x5 Do\nEMC Q\n"
    )
  }

  @Test func `a path that only clips is none, and no mark reaches over a state that is restored`() {
    #expect(marked("q 0 0 9 9 re W n Q\n") == "q 0 0 9 9 re W n Q\n")
    #expect(
      marked("q 0 0 9 9 re f Q BT (a) Tj ET")
        == "q /Artifact BMC\n0 0 9 9 re f\nEMC Q /Artifact BMC\nBT (a) Tj ET\nEMC")
  }

  @Test func `heads and feet say what they are`() {
    let content = "/NonStruct << /MCID 3 >> BDC BT (12) Tj ET EMC /NonStruct << /MCID 4 >> BDC EMC"
    #expect(
      marked(content, [3: .footer])
        == "/Artifact << /Type /Pagination /Subtype /Footer >> BDC BT (12) Tj ET EMC /NonStruct << /MCID 4 >> BDC EMC"
    )
  }

  @Test(
    arguments: [
      "EMC", "/P BMC", "BT /P BMC (a) Tj EMC ET", "BT BT ET ET", "ET", "BI /W 1 ID x EI", "(a", "1 2",
      "<< /A >> BDC",
    ])
  func `content that is not sound is left alone`(content: String) {
    #expect(marked(content) == nil)
  }

  @Test func `nothing is drawn outside of marks, and without our marks all is as it was`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let content = RandomContent.page(using: &random)
      let bytes = Array(content.utf8)
      guard let marked = ArtifactMarking.marked(bytes[...], furniture: [:]) else {
        Issue.record("refused: \(content)")
        continue
      }
      #expect(unmarkedDrawings(in: marked) == [], "\(content)")
      let text = String(decoding: marked, as: UTF8.self)
      let cleaned = text.replacing("/Artifact BMC\n", with: "")
      // Ends of marks of ours stand behind a line's end of their own.
      #expect(
        cleaned.count { $0 == "\n" } - content.count { $0 == "\n" } == text.ranges(of: "/Artifact").count)
      #expect(
        cleaned.filter { !$0.isWhitespace }.replacing("EMC", with: "")
          == content.filter { !$0.isWhitespace }.replacing("EMC", with: ""))
    }
  }

  /// The drawing operators that no mark holds.
  private func unmarkedDrawings(in content: [UInt8]) -> [String] {
    var reader = ContentReader(content[...])
    var (depth, found) = (0, [String]())
    while let operation = reader.next() {
      switch operation.kind {
      case .beginsMark: depth += 1
      case .endsMark: depth -= 1
      case .paints, .beginsText, .endsText: if depth == 0 { found.append("\(operation)") }
      default: break
      }
    }
    return reader.isSound && depth == 0 ? found : found + ["unsound"]
  }
}

/// Content as a renderer might write it: states, paths, words, marks.
private enum RandomContent {
  static func page(using random: inout SeededGenerator) -> String {
    "1 0 0 -1 0 800 cm\n" + pieces(3, isMarked: false, using: &random)
  }

  private static func pieces(_ depth: Int, isMarked: Bool, using random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in piece(depth, isMarked, using: &random) }.joined()
  }

  private static func piece(_ depth: Int, _ isMarked: Bool, using random: inout SeededGenerator) -> String {
    switch Int.random(in: 0...(depth > 0 ? 8 : 6), using: &random) {
    case 0: "0 0 m 1 2 3 4 5 6 c h\nS\n"
    case 1: "0.5 w [] 0.0 d\n"
    case 2: "1 1 5 5 re f\n"
    case 3: "BT\n/f-0-1 1 Tf [(a)-20(\\)b)] TJ <00ff> Tj\nET\n"
    case 4: "/x7 Do\n"
    case 5: "0 0 9 9 re W* n\n"
    case 6: "2 2 m 3 3 l 4 4 l B*\n"
    case 7: "q\n" + pieces(depth - 1, isMarked: isMarked, using: &random) + "Q\n"
    default: "/P << /MCID 1 >> BDC\n" + pieces(depth - 1, isMarked: true, using: &random) + "EMC\n"
    }
  }
}
