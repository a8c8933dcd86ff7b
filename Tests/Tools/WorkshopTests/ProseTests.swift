import AstroChartModel
import AstroWording
import Testing

@testable import astro_workshop

@Suite struct ProseTests {
  private static let english = Prose(in: .en)
  private static let ukrainian = Prose(in: .uk)

  @Test func `planets are counted once, in whatever case they stand`() {
    #expect(Self.english.bodies(in: "The Moon’s square to Mars; Mars again, in Leo.") == [.moon, .mars])
    #expect(
      Self.ukrainian.bodies(in: "Місяць у квадратурі до Марса, біля Венери.") == [.moon, .mars, .venus])
    #expect(Self.english.bodies(in: "With Leo rising you are seen.").isEmpty)
  }

  @Test(arguments: [
    ("The Moon in Leo needs to be seen.", true), ("Mars is in Aries.", true),
    ("With Mars in Aries you run.", false),
    ("You have the Moon in Leo.", false), ("", false),
  ])
  func `an English sentence begins with a planet`(sentence: String, begins: Bool) {
    #expect(Self.english.beginsWithPlanet(sentence[...]) == begins)
  }

  @Test(arguments: [
    ("Сонце в Раку дає тепло.", true), ("Сонцю в Раку потрібен дім.", false),
    ("Із Сонцем у Раку ви вдома.", false),
  ])
  func `a Ukrainian sentence begins with a planet in the nominative`(sentence: String, begins: Bool) {
    #expect(Self.ukrainian.beginsWithPlanet(sentence[...]) == begins)
  }

  @Test(arguments: [
    ("Знайоме вас заспокоює.", true), ("Швидко втомлюєтеся й мовчите.", true), ("Проте вечір тихий.", false),
    ("Оберіть один вечір.", true), ("Місяць спить.", false),
  ])
  func `a Ukrainian sentence speaks to the reader by pronoun or verb`(sentence: String, speaks: Bool) {
    #expect(Self.ukrainian.addressesReader(sentence[...]) == speaks)
  }

  @Test func `an English sentence speaks to the reader by pronoun`() {
    #expect(Self.english.addressesReader("Rest is what you skip."))
    #expect(!Self.english.addressesReader("Youth is no virtue."))
  }

  @Test func `six words in a row are found across texts, not within a longer run that stands once`() {
    let run = "nobody has asked for it this year"
    #expect(!Self.english.repeatsSix(in: [run]))
    #expect(Self.english.repeatsSix(in: ["When \(run).", "Here \(run) again."]))
    #expect(!Self.english.repeatsSix(in: ["nobody has asked for it", "nobody has asked for it"]))
  }

  @Test func `a share is rounded to whole per cent, and a dash where there is nothing`() {
    #expect(Share(of: 1...8) { $0 == 1 }.description == "13 %")
    #expect(Share(of: 1...3) { $0 < 3 }.description == "67 %")
    #expect(Share().description == "–")
    #expect([1.0, 2.0].mean.tenths == "1.5")
  }
}
