import Foundation
import Testing

/// The same mistake, told in both languages.
struct Mistake: CustomTestStringConvertible {
  let command: Command
  let arguments: [String]
  var input = ""
  let status: Int32
  let english: String
  let ukrainian: String

  var testDescription: String { english }
}

@Suite struct MessageLanguageTests {
  private static func birth(_ fields: String) -> String {
    #"{ "birth": { "date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50, "#
      + #""longitude": 30 } }"#.replacingOccurrences(of: " } }", with: ", \(fields) } }")
  }

  private static func changed(_ old: String, _ new: String) -> String {
    birth(#""place": "Київ""#).replacingOccurrences(of: old, with: new)
  }

  static let mistakes: [Mistake] = [
    Mistake(
      command: .render, arguments: ["none.json", "--svg"], status: 66,
      english: "none.json: does not exist (name a chart file, or - for standard input)",
      ukrainian: "none.json: не існує (вкажіть файл карти або - для стандартного введення)"),
    Mistake(
      command: .chart, arguments: ["-"], input: "{ \"birth\": ", status: 65,
      english: "standard input: line 1, column 12: not JSON: the text ends where a value is expected "
        + "(a chart file is one JSON object, as astro-chart writes it)",
      ukrainian:
        "стандартне введення: рядок 1, стовпець 12: не JSON: текст уривається там, де має бути значення "
        + "(файл карти – це один об’єкт JSON, який пише astro-chart)"),
    Mistake(
      command: .chart, arguments: ["-"], input: changed(#""latitude": 50, "#, ""), status: 65,
      english: "standard input: birth.latitude: is missing (degrees north, −90 to 90)",
      ukrainian: "стандартне введення: birth.latitude: цього бракує (градуси північної широти, від −90 до 90)"
    ),
    Mistake(
      command: .chart, arguments: ["-"], input: changed("50", #""50""#), status: 65,
      english: "standard input: birth.latitude: is a text, but should be a number",
      ukrainian: "стандартне введення: birth.latitude: тут текст, а має бути число"),
    Mistake(
      command: .chart, arguments: ["-"], input: changed("50", "91"), status: 65,
      english: "standard input: birth.latitude: 91 is out of range (degrees north, from -90 to 90)",
      ukrainian:
        "стандартне введення: birth.latitude: 91 – поза межами (градуси північної широти, від -90 до 90)"),
    Mistake(
      command: .chart, arguments: ["-"], input: birth(#""fold": "erlier""#), status: 65,
      english: "standard input: birth.fold: \"erlier\" is not a known fold (did you mean earlier?)",
      ukrainian: "стандартне введення: birth.fold: «erlier» – невідома назва (можливо, earlier?)"),
    Mistake(
      command: .chart, arguments: ["-"], input: changed("04-15", "02-30"), status: 65,
      english:
        "standard input: birth.date: \"1990-02-30\" is not a date (a day that exists, as in 1990-04-15)",
      ukrainian:
        "стандартне введення: birth.date: «1990-02-30» – не дата (потрібен день, який був, як-от 1990-04-15)"),
    Mistake(
      command: .chart,
      arguments: ["--date", "2025-10-26", "--time", "03:30", "--zone", "Europe/Kyiv", "--at", "50,30"],
      status: 65,
      english: "2025-10-26 03:30:00 occurred twice in Europe/Kyiv: at 2025-10-26T00:30:00Z and at "
        + "2025-10-26T01:30:00Z (say which is meant with --fold earlier or --fold later)",
      ukrainian: "2025-10-26 03:30:00 у поясі Europe/Kyiv було двічі: о 2025-10-26T00:30:00Z і о "
        + "2025-10-26T01:30:00Z (вкажіть, котре з двох: --fold earlier або --fold later)"),
    Mistake(
      command: .chart,
      arguments: ["--date", "1990-04-15", "--time", "02:30", "--zone", "Europe/Kyyv", "--at", "50,30"],
      status: 65,
      english: "--zone: there is no time zone \"Europe/Kyyv\" (did you mean Europe/Kyiv? use a name such as "
        + "Europe/Kyiv, an offset such as +03:00, or LMT)",
      ukrainian: "--zone: часового поясу «Europe/Kyyv» немає (можливо, Europe/Kyiv? вкажіть назву, як-от "
        + "Europe/Kyiv, зсув, як-от +03:00, або LMT)"),
    Mistake(
      command: .chart, arguments: ["--date", "1990-04-15", "--place", "Qqqqqqq"], status: 65,
      english: "no place is called \"Qqqqqqq\" (name the nearest town, or give its coordinates, as in "
        + "49°13′N 30°59′E or 49.2167,30.9833, and its time zone)",
      ukrainian: "місця з назвою «Qqqqqqq» немає (вкажіть найближче місто або координати, як-от "
        + "49°13′N 30°59′E чи 49.2167,30.9833, і часовий пояс)"),
    Mistake(
      command: .chart, arguments: ["--date", "1990-04-15"], status: 64,
      english:
        "--zone: is missing (a birth needs --date, --place or --at and --zone, and --time if it is known)",
      ukrainian: "--zone: не вказано (для народження потрібні --date, --place або --at і --zone, а якщо час "
        + "відомий, то й --time)"),
    Mistake(
      command: .render, arguments: ["c.json", "--gif"], status: 64,
      english: "Unknown option '--gif'", ukrainian: "невідомий параметр --gif"),
    Mistake(
      command: .render, arguments: [], status: 64,
      english: "Missing expected argument '<chart>'", ukrainian: "бракує аргументу <карта>"),
    Mistake(
      command: .chart, arguments: ["-", "--houses", "placidos"], status: 64,
      english: "did you mean placidus?",
      ukrainian: "значення «placidos» не годиться для --houses <система>: можливо, placidus?"),
    Mistake(
      command: .render, arguments: ["-", "--svg", "-o", "none/a.svg"],
      input: #"{ "planets": [ { "name": "sun", "degree": 1 } ] }"#, status: 73,
      english: "none/a.svg: its folder does not exist (create the folder first)",
      ukrainian: "none/a.svg: немає теки для цього файлу (спершу створіть теку)"),
  ]

  @Test(arguments: mistakes) func `a mistake is told in the language of the reader`(_ mistake: Mistake) throws
  {
    func told(_ more: [String], _ environment: [String: String] = [:]) throws -> Command.Outcome {
      try mistake.command.run(
        mistake.arguments + more, input: Array(mistake.input.utf8), environment: environment, in: Scratch())
    }
    let ukrainian = [
      try told(["--language", "uk"]), try told(["--language=uk"]), try told([], ["LC_ALL": "uk_UA.UTF-8"]),
    ]
    for outcome in ukrainian {
      #expect(
        outcome.status == mistake.status && outcome.errors.contains(mistake.ukrainian), "\(outcome.errors)")
      #expect(!outcome.errors.contains(mistake.english))
    }
    for outcome in [try told([]), try told(["--language", "en"], ["LANG": "uk_UA.UTF-8"])] {
      #expect(
        outcome.status == mistake.status && outcome.errors.contains(mistake.english), "\(outcome.errors)")
    }
  }

  @Test func `a drawing response tells its error in the language too, with the same code`() throws {
    let outcome = try Command.render.run(["none.json", "--json", "--language", "uk"], in: Scratch())
    #expect(outcome.text.contains(#""code": "MISSING_FILE""#) && outcome.text.contains("none.json: не існує"))
  }
}
