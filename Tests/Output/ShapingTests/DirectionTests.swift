import AstroDrawing
import AstroGeometry
import AstroShaping
import Testing

/// Scripts that ours lack, where the machine has a face for them.
@Suite struct DirectionTests {
  let fonts: FontBook
  let style = TextStyle(.inter, size: 12, color: .black)
  init() throws { fonts = try FontBook() }

  static func covers(_ text: String) -> Bool {
    (try? FontBook())?.shape(text, TextStyle(.inter, size: 12, color: .black)).missing.isEmpty == true
  }

  @Test(.enabled("no Hebrew face") { covers("שלום") })
  func `a Hebrew name runs to the left in one face`() throws {
    let shaped = fonts.shape("דוד בן־גוריון", style)
    let run = try #require(shaped.runs.first)
    #expect(shaped.runs.count == 1)
    #expect(run.isRightToLeft)
    #expect(run.glyphs.map(\.cluster) == run.glyphs.map(\.cluster).sorted(by: >))
    #expect(run.glyphs.last?.cluster == 0)
  }

  @Test(.enabled("no Hebrew face") { covers("שלום") })
  func `a Hebrew name keeps its place among words of ours`() {
    let shaped = fonts.shape("Name: דוד, born 1990", style)
    #expect(shaped.runs.map(\.text) == ["Name: ", "דוד", ", born 1990"])
    #expect(shaped.runs.map(\.isRightToLeft) == [false, true, false])
  }

  @Test(.enabled("no Hebrew face") { covers("שלום") })
  func `a Hebrew text begins at the right and its number runs to the right`() {
    let shaped = fonts.shape("דוד 1990 שלום", style, language: "he")
    #expect(shaped.runs.filter { $0.text.contains("1990") }.allSatisfy { !$0.isRightToLeft })
    #expect(shaped.runs.first?.text.contains("שלום") == true)
    #expect(shaped.runs.last?.text.contains("דוד") == true)
  }

  @Test(.enabled("no Hebrew face") { covers("שלום") })
  func `a number behind a name that is set apart stays behind it`() {
    let shaped = fonts.shape("\u{2068}דוד\u{2069}, 1990", style)
    #expect(shaped.runs.first { !$0.glyphs.isEmpty }?.isRightToLeft == true)
    #expect(shaped.runs.last?.text.hasSuffix(", 1990") == true)
    #expect(shaped.runs.last?.isRightToLeft == false)
  }

  @Test(.enabled("no Arabic face") { covers("فاس") })
  func `a latitude behind an Arabic place that is set apart keeps its order`() {
    let line = fonts.shape("\u{2068}فاس، المغرب\u{2069}  ·  34°02′ N, 5°00′ W", style)
    #expect(line.runs.first { !$0.glyphs.isEmpty }?.isRightToLeft == true)
    let behind = line.runs.drop { $0.isRightToLeft || $0.glyphs.isEmpty }.filter { !$0.isRightToLeft }
    #expect(behind.map(\.text).joined().hasSuffix("34°02′ N, 5°00′ W"))
  }

  @Test(.enabled("no Arabic face") { covers("محمد") })
  func `Arabic letters join`() {
    let joined = fonts.shape("محمد", style).runs.flatMap(\.glyphs).map(\.id)
    let alone = "محمد".reversed().flatMap { fonts.shape(String($0), style).runs.flatMap(\.glyphs).map(\.id) }
    #expect(joined.count == 4)
    #expect(joined != alone)
  }

  @Test(.enabled("no Japanese face") { covers("山田太郎") })
  func `a Japanese name is set in one face of the machine`() {
    let shaped = fonts.shape("山田太郎 · 1990", style)
    #expect(shaped.runs.first?.text == "山田太郎")
    #expect(shaped.runs.dropFirst().allSatisfy { $0.face == .inter })
  }

  @Test func `a face of the machine does not depend on the texts before`() throws {
    let names = ["山田太郎", "דוד", "محمد علي", "Ω漢"]
    let forwards = names.map { fonts.shape($0, style) }
    let other = try FontBook()
    let backwards = names.reversed().map { other.shape($0, style) }
    #expect(forwards == backwards.reversed())
  }
}
