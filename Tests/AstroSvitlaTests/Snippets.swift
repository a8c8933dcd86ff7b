import AstroSvitla

/// The programs of README, word by word, so that they compile and run.
enum Snippets {
  static func studio() throws -> [[UInt8]] {
    // README begins.
    let studio = try Studio(StudioOptions(language: .uk))
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Київ", name: "Оксана").value
    let taras = try studio.chart(born: "1987-11-08", at: "06:12", in: "Львів", name: "Тарас").value

    let wheel = try studio.picture(of: oksana, PictureStyle(theme: .dark), as: .png)
    let couple = try studio.picture(of: oksana, around: [.init(taras, as: .partner)], as: .pdf)
    let career = try studio.document(of: oksana, about: [.career])
    for note in wheel.notes + couple.notes + career.notes { print(note.worded(in: .uk)) }
    // README ends.
    return [wheel, couple, career].map(\.value)
  }

  static func core(_ chart: Chart) throws -> [UInt8] {
    // README begins.
    let font = SymbolFont()
    let scene = Wheel(of: chart, theme: .dark, shaper: font).scene()
    let svg = try SVGWriter(glyphs: font).svg(scene, info: DocumentInfo(of: chart, in: .en))
    // README ends.
    return svg
  }
}
