import AstroChartModel
import AstroWording
import Testing

@Suite struct StelliumCaptionTests {
  @Test func `a stellium is told with its place`() {
    let (sites, languages) = ([Stellium.Site.house(11), .sign(.taurus)], [Language.en, .uk])
    let told = languages.map { language in sites.map { language.phrasebook.stellium(in: $0) } }
    #expect(
      told == [
        ["Stellium in the 11th house", "Stellium in Taurus"],
        ["Стеліум в 11-му домі", "Стеліум у Тельці"],
      ])
  }
}
