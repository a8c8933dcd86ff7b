import AstroDrawing
import AstroShaping
import AstroSvitla

@testable import AstroTypesetting

extension Harness {
  @MainActor static let typesetting = [
    Harness(name: "lines", run: lines), Harness(name: "pages", run: pages),
    Harness(name: "hyphenation", run: hyphenation),
  ]

  private static let languages = ["en", "uk", "he", "ar", "zh", ""]

  /// Lines hold every word, in their order, and none but the last breaks the measure by more than a character.
  @MainActor private static func lines(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let language = input.one(of: languages)
    let alignment = input.one(of: [Alignment.justified, .left, .center, .right])
    let width = Double(input.byte()) * 4
    let spans = input.texts().enumerated().map { index, text in
      StyledText.Span(text, TextStyle(.inter, size: index % 2 == 0 ? 10 : 7, color: .black))
    }
    let text = StyledText(spans, language: language)
    let setter = ParagraphSetter(
      shaper: Ruler(), hyphenation: Bench.hyphenation)
    let lines = setter.lines(of: text, width: width, alignment: alignment, hyphenates: true)
    let hyphens = lines.count(where: \.endsInHyphen)
    let runs = lines.flatMap(\.text.runs)
    let set = runs.reduce(0) { (sum: Int, run: GlyphRun) -> Int in sum + run.text.letters }
    precondition(set - hyphens == text.cleaned().string.letters, "words were lost")
    precondition(lines.allSatisfy { $0.x.isFinite && $0.width.isFinite }, "a line stands nowhere")
  }

  /// Documents of any words become pages, and these a file.
  @MainActor private static func pages(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let kind = input.byte()
    let language = input.one(of: languages)
    let style = TextStyle(input.one(of: Face.shipped), size: Double(input.byte() % 60) / 2, color: .black)
    let setting = ParagraphStyle(
      leading: Double(input.byte()) / 4, alignment: input.one(of: [.justified, .left, .center, .right]))
    let texts = input.texts().map { StyledText($0, style, language: language) }
    let blocks = texts.enumerated().compactMap { index, text -> Block? in
      let kind = kind &+ UInt8(truncatingIfNeeded: index)
      // One table of contents: each lists all headings.
      return kind % 7 == 5 && index > 6 ? nil : block(kind, text, style, setting)
    }
    let typesetter = Typesetter(hyphenation: Bench.hyphenation, shaper: Bench.fonts)
    guard
      let set = try? typesetter.pages(of: Document(blocks, foot: Foot(left: texts.first, numberStyle: style)))
    else { return }
    let info = DocumentInfo(title: texts.first?.string ?? "", language: language)
    _ = try? Renderer(fonts: Bench.fonts).pdf(PrintDocument(set, info: info))
  }

  private static func block(
    _ kind: UInt8, _ text: StyledText, _ style: TextStyle, _ setting: ParagraphStyle
  ) -> Block {
    switch kind % 7 {
    case 0: .heading(Heading(Int(kind / 7) % 8, text, style: setting, anchor: text.string.anchor))
    case 1: .list(NumberedList([text, text], style: setting, numberStyle: style))
    case 2: .newPage(NewPage(head: text, label: text.string))
    case 3:
      .table(
        Table(
          columns: [.init(.natural), .init(.share(1))], header: .init([text, text]),
          rows: [.init([text, text])],
          style: TableStyle(leading: setting.leading)))
    case 4: .columns(Columns([[.paragraph(Paragraph(text, style: setting))], []]))
    case 5: .contents(Contents(style, style: setting, leader: Stroke(.black, width: 1)))
    default: .paragraph(Paragraph(text, style: setting, notes: [MarginNote(text, to: .web(text.string))]))
    }
  }

  /// Words are parted between characters only, whatever the patterns.
  @MainActor private static func hyphenation(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let language = input.one(of: ["en", "uk"])
    let word = input.text()
    let hyphenation = Hyphenation(english: LiangPatterns(parsing: Array(input.rest)))
    let places = hyphenation.places(in: word[...], language: language)
    precondition(
      places == places.sorted() && places.allSatisfy { 0 < $0 && $0 < word.utf8.count }, "out of place")
    for place in places {
      let index = word.utf8.index(word.startIndex, offsetBy: place)
      precondition(index.samePosition(in: word) != nil, "within a character")
    }
  }
}

extension String {
  /// Names of places are our own, and short.
  var anchor: String { String(unicodeScalars.prefix(80)) }

  /// How many scalars it has that are neither spaces nor such as cleaning takes out.
  fileprivate var letters: Int { unicodeScalars.count { $0 != " " } }
}

/// A shaper without fonts: each character is half as wide as it is high.
private struct Ruler: TextShaper {
  func shape(_ text: StyledText) -> ShapedText {
    let runs = text.spans.map { span in
      var cluster = 0
      let glyphs = span.text.map { character in
        defer { cluster += character.utf8.count }
        return Glyph(id: 1, advance: span.style.size / 2, cluster: cluster)
      }
      return GlyphRun(
        face: span.style.face, size: span.style.size, color: span.style.color, text: span.text, glyphs: glyphs
      )
    }
    return ShapedText(runs: runs, ascent: 8, descent: 2, inkBounds: .zero)
  }
}
