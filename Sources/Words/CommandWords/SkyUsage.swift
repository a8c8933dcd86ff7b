package import AstroDiagnostics

/// What is wrong with the options of commands that compute.
package enum SkyUsage {
  package static func needsDay(_ option: String) -> Told {
    Told(
      "needs a day", hint: Hint("give the day with \(option)"),
      ukrainian: "потрібен день", hint: Hint("вкажіть день через \(option)"))
  }

  package static func twoCharts(_ count: Int) -> Told {
    Told(
      "are \(count), and two are compared", hint: "give two, or more with --group",
      ukrainian: "карт \(count), а порівнюють дві", hint: "вкажіть дві або більше з --group")
  }

  // MARK: Returns

  package static let dozenOfMoons = Told(
    "has a dozen returns of the Moon", hint: "use --after",
    ukrainian: "у році з десяток повернень Місяця", hint: "скористайтеся --after")

  package static func planetsOnly(_ body: String) -> Told {
    Told(
      "works only for planets, which turn back", hint: Hint("leave it out for the \(body)"),
      ukrainian: "діє лише для планет, які бувають ретроградними", hint: Hint("для \(body) приберіть це"))
  }

  package static func notYear(_ year: Int) -> Told {
    Told(
      "\(year) is not a year", hint: "from -9999 to 9999",
      ukrainian: "\(year) – не рік", hint: "від -9999 до 9999")
  }

  package static func passes(_ count: Int, ofCycle cycle: Int, _ body: String) -> Told {
    Told(
      "cycle \(cycle) of \(body) has \(count == 1 ? "one pass" : "\(count) passes")",
      hint: Hint("give a number up to \(count), or all"),
      ukrainian: "у циклі \(cycle) для \(body) проходжень: \(count)",
      hint: Hint("вкажіть число до \(count) або all"))
  }

  package static func notPass(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a pass", hint: "a number from 1 on, or all",
      ukrainian: "\(Quotation.angular(text)) – не проходження", hint: "число від 1 або all")
  }

  // MARK: Places and files

  package static let chartOrPlace = Told(
    "is missing", hint: "name a chart, or a place with --at or --place",
    ukrainian: "не вказано", hint: "назвіть карту або місце через --at чи --place")
  package static let place = Told(
    "is missing", hint: "name the place with --at or --place",
    ukrainian: "не вказано", hint: "назвіть місце через --at або --place")
  package static let notOfMidpoints = Told(
    "has no effect on midpoints", hint: "add --houses-by reference-place, or leave it out",
    ukrainian: "не впливає на середини", hint: "додайте --houses-by reference-place або приберіть це")
  package static let twoBirths = Told(
    "a birth file leaves no room for options of a birth", hint: "give one or the other",
    ukrainian: "народження вже є у файлі, тож параметри народження зайві",
    hint: "лишіть файл або параметри")

  package static func movesAlike(_ method: String) -> Told {
    Told(
      "does not go with \(method), which moves everything alike",
      hint: "leave it out, or take --method secondary",
      ukrainian: "не поєднується з \(method), бо там усе рухається однаково",
      hint: "приберіть це або візьміть --method secondary")
  }

  package static func column(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a column", hint: "as in date=Geburtstag",
      ukrainian: "\(Quotation.angular(text)) – не стовпець", hint: "як-от date=Народження")
  }
}
