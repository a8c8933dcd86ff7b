import AstroBytes
import AstroGeometry
import AstroSvitla

@testable import AstroChartModel
@testable import AstroDrawing
@testable import AstroPDFAmending
@testable import AstroPainting
@testable import AstroSVG

extension Harness {
  @MainActor static let pictures = [
    Harness(name: "rewriting", run: rewriting), Harness(name: "outline", run: outline),
    Harness(name: "content", run: content), Harness(name: "value", run: value),
    Harness(name: "names", run: names), Harness(name: "markup", run: markup),
  ]

  private static func info(_ words: String) -> DocumentInfo {
    DocumentInfo(title: words, subject: words, keywords: [words], language: words, description: words)
  }

  /// A file that is taken apart is put together again as one that can be.
  @MainActor private static func rewriting(_ bytes: [UInt8]) {
    var additions = DocumentAdditions(info: info("a"), producer: "a")
    additions.figures = [PDFFigure(alternative: "a", box: Rect(x: 0, y: 0, width: 1, height: 1))]
    (additions.links, additions.furniture) = (["b"], [.header])
    guard let amending = try? DocumentAmending(bytes, adding: additions, coder: ZlibCoder()) else { return }
    precondition(PDFFile(amending.amended()) != nil, "what was written cannot be read")
  }

  /// A page's content that is marked can be read, and there is nothing left to mark.
  @MainActor private static func content(_ bytes: [UInt8]) {
    let furniture: [Int: PageFurnitureKind] = [0: .header, 1: .footer]
    guard let marked = ArtifactMarking.marked(bytes[...], furniture: furniture) else { return }
    precondition(ArtifactMarking.marked(marked[...], furniture: [:]) == marked, "a mark is missing")
  }

  /// A value that is read is written as one that is read as the same.
  @MainActor private static func value(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let value = reader.value() else { return }
    var again = ByteReader(value.bytes[...])
    precondition(again.value() == value, "what was written is another value")
  }

  /// Anything may stand in outlines, labels, anchors and alternatives.
  @MainActor private static func outline(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let (level, page) = (Int(input.byte() % 9), Int(input.byte() % 4) - 1)
    let y = Double(input.integer())
    // On one page there are no more of them.
    let words = input.texts().prefix(1000)
    var scene = Scene(size: Size(square: 100))
    for text in words {
      scene.group(text, role: .figure(alternative: text)) { group in
        group.items.append(.anchor(text.anchor, Point(x: y, y: 1)))
        group.link(
          Rect(x: 0, y: 0, width: 10, height: 10), to: text.count % 2 == 0 ? .anchor(text.anchor) : .web(text)
        )
      }
    }
    let entries = words.map { PrintDocument.OutlineEntry($0, level: level, page: page, y: y) }
    let pages = [PrintDocument.Page(scene, label: words.first ?? "")]
    let document = PrintDocument(pages: pages, outline: entries, info: info(words.last ?? ""))
    _ = try? Renderer(fonts: Bench.fonts).pdf(document)
  }

  /// A chart of any name is drawn, in every format.
  @MainActor private static func names(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let format = input.byte() % 4
    var chart = Bench.chart
    chart.name = String(String.UnicodeScalarView(input.text().unicodeScalars.prefix(200)))
    let options = WheelOptions(caption: WheelCaption(of: chart, in: .uk))
    let renderer = Renderer(fonts: Bench.fonts)
    let info = DocumentInfo(of: chart, in: .en)
    let scene =
      format == 3
      ? ChartSheet(of: chart, options: options, theme: .light, language: .en, shaper: Bench.fonts)
        .scene(shaper: Bench.fonts)
      : Wheel(of: chart, options: options, theme: .light, shaper: Bench.fonts).scene()
    switch format {
    case 0: _ = try? renderer.png(scene, pixelWidth: 16, info: info)
    case 1: _ = try? renderer.svg(scene, info: info)
    default: _ = try? renderer.pdf(scene, info: info)
    }
  }

  /// Names stay apart and markup stays well-formed, whatever words go in.
  @MainActor private static func markup(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let words = input.texts()
    var names = UniqueNames(prefix: "")
    let given = words.map { names.claim($0) }
    precondition(Set(given).count == given.count, "a name was given out twice")
    for text in words {
      var markup = Markup()
      markup.append(escaping: text)
      precondition(!markup.bytes.contains { "<>\"".utf8.contains($0) }, "markup within words")
      _ = PDFValue.text(text).bytes
      _ = TagAttributes.placeName(text)
      _ = WebAddress(text)
    }
    _ = XMPPacket(info(words.first ?? ""), producer: words.last ?? "").bytes
  }
}
