import Testing

@testable import AstroPlaces

@Suite struct LettersTests {
  @Test(arguments: [
    ("Київ", "kyiv"), ("Згурський", "zghurskyi"), ("Єнакієве", "yenakiieve"), ("Щастя", "shchastia"),
    ("Ґалаґан", "galagan"), ("Знам’янка", "znamianka"),
    ("Їжакевич", "yizhakevych"), ("Біла Церква", "bila tserkva"),
    ("Новий Яр", "novyi yar"),
  ])
  func `Ukrainian names are romanised as the resolution has it`(_ name: String, _ latin: String) {
    #expect(Romanisation.of(name) == latin)
  }

  @Test(arguments: ["Lviv", "Выкса", "東京"])
  func `other letters are left to others`(_ name: String) { #expect(Romanisation.of(name) == nil) }

  @Test(arguments: [("rbsd", "киів"), ("lviv", "дмшм")])
  func `words of one keyboard layout are put into the other, and back`(_ typed: String, _ meant: String)
    throws
  {
    let switched = try #require(KeyboardLayout.switched(typed))
    #expect(switched == meant)
    #expect(KeyboardLayout.switched(switched) == typed)
  }

  @Test(arguments: [
    ("ЇЖАК", "іжак"), ("Київ", "киів"), ("Ґрунт", "грунт"), ("Кам’янка", "камянка"),
    ("Cam'ron", "camron"),
    ("Łódź", "lodz"), ("Ærø", "aero"), ("  St. -Étienne ", "st etienne"), ("Straße", "strasse"),
    ("İzmir", "izmir"),
  ])
  func `names fold to keys`(_ name: String, _ key: String) {
    let folded = Gazetteer.builtIn.folding.key(of: name)
    #expect(folded == Array(key.unicodeScalars))
    #expect(Gazetteer.builtIn.folding.key(of: key) == folded)
  }
}
