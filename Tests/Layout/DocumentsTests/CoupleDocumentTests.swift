import AstroChartModel
import AstroDocuments
import AstroDrawing
import AstroSvitla
import AstroThemes
import AstroTypesetting
import AstroWheelLayout
import AstroWording
import TestSupport
import Testing

/// A document about two births, in a single ink.
@Suite struct CoupleDocumentTests {
  private let bench: Bench
  init() throws { bench = try Bench() }

  private func pages() throws -> (rows: [[String]], cover: [String], other: OuterSky, base: Chart) {
    var (base, partner) = (
      try bench.chart(of: KnownBirths.oksana), try bench.chart(of: KnownBirths.crowded[0])
    )
    (base.name, partner.name) = ("Oksana", "Ravi")
    let other = OuterSky(partner, as: .partner)
    let document = ReportDocument(
      of: base, around: [other], language: .en, theme: .print, shaper: bench.fonts)
    let pages = try bench.set(document).pages
    return (
      pages.dropFirst().flatMap { $0.scene.items.flatMap(\.rows) }, pages[0].scene.items.flatMap(\.lines),
      other, base
    )
  }

  @Test func `every aspect between two births names both owners, the base's person first`() throws {
    let (rows, _, other, base) = try pages()
    let told = rows.flatMap { row in
      row.indices.filter { row[$0].hasSuffix("\u{A0}O") && row.indices.contains($0 + 2) }
        .map { (row[$0], row[$0 + 2]) }
    }
    #expect(told.count == other.aspects(with: base).count && told.count > 20)
    #expect(told.allSatisfy { $0.1.hasSuffix("\u{A0}R") })
    let expected = other.aspects(with: base).map { "\($0.end2.symbol)\u{A0}O \($0.end1.symbol)\u{A0}R" }
    #expect(told.map { "\($0.0) \($0.1)" }.sorted() == expected.sorted())
  }

  @Test func `the cover tells both persons alike`() throws {
    let lines = try pages().cover
    for name in ["Oksana", "Ravi"] {
      // A line of the birth, and a head of the lights.
      #expect(lines.count { $0.contains(name) } >= 2)
    }
    for light in ["Sun in", "Moon in", "Ascendant in"] {
      #expect(lines.count { $0.contains(light) } == 2)
    }
  }
}

extension Scene.Item {
  /// The cells of every table row, each as one text.
  fileprivate var rows: [[String]] {
    guard case .group(let group) = self else { return [] }
    return group.role == .tableRow ? [group.items.map(\.text)] : group.items.flatMap(\.rows)
  }

  fileprivate var lines: [String] {
    guard case .group(let group) = self else { return [] }
    return group.role == .paragraph ? [group.items.map(\.text).joined()] : group.items.flatMap(\.lines)
  }

  private var text: String {
    switch self {
    case .glyphs(let run, _): run.text
    case .group(let group): group.items.map(\.text).joined()
    default: ""
    }
  }
}
