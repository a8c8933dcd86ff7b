import AstroSvitla

/// The programs of the documents and articles, word by word, so that they compile and run.
///
/// `AstroSvitla` alone is imported here, as in a user's program.
enum Snippets {
  static func studio() throws -> [[UInt8]] {
    // README begins.
    let studio = try Studio(StudioOptions(language: .uk))
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Київ", name: "Оксана")
    let taras = try studio.chart(born: "1987-11-08", at: "06:12", in: "Львів", name: "Тарас")

    let wheel = try studio.picture(of: oksana.value, PictureStyle(theme: .dark), as: .png)
    let couple = try studio.picture(of: oksana.value, around: [OuterSky(taras.value, as: .partner)], as: .pdf)
    let career = try studio.document(of: oksana.value, about: [.career])
    for note in oksana.notes + taras.notes + wheel.notes + couple.notes + career.notes {
      print(note.worded(in: .uk))
    }
    // README ends.
    return [wheel, couple, career].map(\.value)
  }

  static func core(_ file: [UInt8]) throws -> (wheel: [UInt8], title: String) {
    // README begins.
    let chart = try Chart(json: file)
    let wheel = try chart.svg(theme: .dark, in: .uk)
    let career = try chart.report(on: .career, in: .uk)
    // README ends.
    return (wheel.value, career.value.title)
  }

  static func births(_ studio: Studio, _ bytes: [UInt8]) throws -> [UInt8] {
    // EXCHANGE begins.
    let list = try studio.births(in: bytes)
    for record in list.records {
      switch record.result {
      case .success(let birth): print(birth.name ?? "", record.notes.map(\.message))
      case .failure(let problem): print(problem)
      }
    }
    let file = try studio.file(of: list.records.compactMap { try? $0.result.get() }, as: .aaf)
    // EXCHANGE ends.
    return file
  }

  static func card() throws -> [UInt8] {
    // CARDS begins.
    let studio = try Studio(StudioOptions(language: .uk))
    let birth = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Оксана").value
    let card = try studio.card(of: birth, CardStyle(.story, theme: .celestial))
    let picture = try card.value.bytes(as: .png)
    print(card.value.audit, picture.count)
    // CARDS ends.
    return picture
  }

  static func lookedUp() throws -> [UInt8] {
    // TRADITION begins.
    let studio = try Studio()
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana").value
    let details = try studio.details(of: oksana, with: [.dignities, .lots])
    for lot in details.lots ?? [] { print(lot.name, lot.longitude.degrees, lot.formula) }
    let file = oksana.json(with: details)
    // TRADITION ends.
    // TRADITION begins.
    let everything = try studio.details(of: oksana)
    let worksheet = try studio.worksheet(of: oksana, everything, WorksheetStyle(theme: .print))
    let pages = try worksheet.value.bytes(as: .pdf)
    let document = try studio.document(of: oksana, everything)
    // TRADITION ends.
    // TRADITION begins.
    let dial = try studio.dial(of: oksana, DialStyle(.ninety, pointer: .body(.moon)))
    let pdf = try dial.value.bytes(as: .pdf)
    // TRADITION ends.
    // TRADITION begins.
    let vedic = ChartSettings(zodiac: .sidereal(.lahiri))
    let sidereal = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", settings: vedic).value
    let square = try studio.square(of: sidereal, SquareStyle(.north, varga: .d9))
    let squares = try square.value.bytes(as: .svg)
    // TRADITION ends.
    print(document.notes)
    return file + pages + pdf + squares
  }

  static func map() throws -> [UInt8] {
    // MAP begins.
    let studio = try Studio()
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana").value
    let map = try studio.map(of: oksana)
    if let line = map.line(of: .venus, at: .midheaven), let longitude = line.longitude(at: 0) {
      print("Venus culminates at \(longitude)° east of Greenwich")
    }
    for paran in map.parans(within: 60) { print(paran.body1, paran.body2, paran.latitude) }
    let drawing = try studio.map(of: oksana, MapStyle(doubt: 10, theme: .parchment))
    let picture = try drawing.value.bytes(as: .svg)
    // MAP ends.
    return picture
  }

  static func firstPicture() throws -> [[UInt8]] {
    // FirstPicture begins.
    let studio = try Studio()
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana")
    let wheel = try studio.picture(of: oksana.value, as: .svg)
    for note in oksana.notes + wheel.notes { print(note.message) }
    // FirstPicture ends.
    // FirstPicture begins.
    do {
      _ = try studio.chart(born: "1990-04-15", in: "Kyyyv")
    } catch {
      print(error.message, error.advice)
    }
    // FirstPicture ends.
    // FirstPicture begins.
    let drawing = try studio.drawing(of: oksana.value, PictureStyle(.sheet))
    let (png, pdf) = (try drawing.bytes(as: .png), try drawing.bytes(as: .pdf))
    // FirstPicture ends.
    return [wheel.value, png, pdf]
  }

  static func quickStart() throws -> [String] {
    var said: [String] = []
    func print(_ items: Any...) { said += items.map { "\($0)" } }
    // QUICK-SWIFT begins.
    let studio = try Studio()
    let oksana = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv", name: "Oksana")
    let wheel = try studio.picture(of: oksana.value, PictureStyle(theme: .dark), as: .svg)
    print(String(decoding: wheel.value, as: UTF8.self))
    // QUICK-SWIFT ends.
    // QUICK-SWIFT begins.
    let png = try studio.picture(of: oksana.value, as: .png)
    let career = try studio.report(on: .career, of: oksana.value)
    print(career.value.title, png.value.count, png.notes.map(\.message))
    // QUICK-SWIFT ends.
    // QUICK-SWIFT begins.
    do {
      _ = try studio.chart(born: "1990-02-30", at: "14:30", in: "Kyiv")
    } catch {
      print(error.location, error.message, error.advice)
    }
    // QUICK-SWIFT ends.
    return said
  }

  static func themes(_ studio: Studio, _ chart: Chart) throws -> (names: [String], pictures: [[UInt8]]) {
    // Themes begins.
    let names = Theme.builtIn.map(\.name)
    let dark = try studio.picture(of: chart, PictureStyle(theme: .dark), as: .png)
    // Themes ends.
    // Themes begins.
    let json = """
      { "name": "harbour", "paper": "#F4F7F8", "disc": "#FFFFFF", "ink": "#10222B", "accent": "#9A4B00" }
      """
    let harbour = try Theme(json: Array(json.utf8))
    let wheel = try studio.picture(of: chart, PictureStyle(theme: harbour), as: .svg)
    // Themes ends.
    return (names, [dark.value, wheel.value])
  }

  /// A surface that counts what is painted.
  struct Surface {
    var (fills, strokes) = (0, 0)

    mutating func fill(_ path: Path, under page: Affine, _ color: Color) { fills += 1 }
    mutating func stroke(_ path: Path, under page: Affine, _ stroke: Stroke) { strokes += 1 }
  }

  static func ownPainter(_ chart: Chart) throws -> Surface {
    var surface = Surface()
    // OwnPainter begins.
    func paint(_ items: [Scene.Item], onto page: Affine) {
      for item in items {
        switch item {
        case .fill(let path, let paint): surface.fill(path, under: page, paint.color)
        case .stroke(let path, let stroke): surface.stroke(path, under: page, stroke)
        case .group(let group): paint(group.items, onto: group.transform.then(page))
        case .glyphs, .link, .anchor: break
        }
      }
    }
    let font = SymbolFont()
    let scene = try chart.scene(theme: .dark, shapedBy: font).value.outlined(by: font)
    paint(scene.items, onto: .identity)
    // OwnPainter ends.
    return surface
  }

  static func twoSkies(
    _ studio: Studio, _ oksana: Chart, _ taras: Chart, _ moment: Moment
  ) throws -> [[UInt8]] {
    // TwoSkies begins.
    let couple = try studio.picture(of: oksana, around: [OuterSky(taras, as: .partner)], as: .png)
    let now = try studio.transits(to: oksana, at: moment)
    let today = try studio.sheet(of: oksana, around: [now])
    // TwoSkies ends.
    // TwoSkies begins.
    let birthday = try studio.skies.solarReturn(of: oksana, year: 2027)
    let three = try studio.picture(of: oksana, around: [OuterSky(birthday, as: .return), now], as: .svg)
    let together = try studio.skies.composite(of: oksana, and: taras)
    let figures = try studio.document(of: together, around: [])
    // TwoSkies ends.
    return [couple, today, three, figures].map(\.value)
  }

  static func yearCalendar(
    _ studio: Studio, _ oksana: Chart, _ moment: Moment
  ) throws -> (entries: [CalendarEntry], file: [UInt8]) {
    // YearCalendar begins.
    let year = try studio.calendar(of: oksana, over: .year(2027))
    for entry in year.value.entries where entry.kind == .transit && entry.body == .saturn {
      print(entry.line(in: .en, clock: "UTC"))
    }
    // YearCalendar ends.
    // YearCalendar begins.
    let file = try year.value.iCalendar(madeAt: moment)
    // YearCalendar ends.
    return (year.value.entries, file)
  }

  static func ownRules(_ studio: Studio, _ oksana: Chart) throws -> (report: Report, document: [UInt8]) {
    // OwnRules begins.
    let rules = """
      [{ "ruleId": "career.mine", "category": "career", "weight": 1,
         "condition": { "point": "sun", "sign": "aries" }, "tags": [] }]
      """
    let words = """
      { "career.mine": { "lead": "You begin things. Others join you once the first step is taken, and it is yours." } }
      """
    let book = try RuleBook.builtIn(on: [.career]).adding([
      RuleFile(path: "mine.json", bytes: Array(rules.utf8)),
      RuleFile(path: "texts/en/mine.json", bytes: Array(words.utf8), language: "en"),
    ])
    let report = try studio.report(on: .career, of: oksana, from: book)
    let pdf = try studio.document(of: oksana, about: [.career], from: book)
    // OwnRules ends.
    return (report.value, pdf.value)
  }

  // OwnWriter begins.
  struct Scribe: ReportWriter {
    let generator = "scribe/1"
    let answer: @Sendable ([UInt8]) async -> [UInt8]

    func report(on brief: ReportBrief, generatedAt: Moment?) async throws(Problem) -> Report {
      try Report(json: await answer(brief.json))
    }
  }
  // OwnWriter ends.

  static func ownWriter(
    _ oksana: Chart, _ model: @escaping @Sendable ([UInt8]) async -> [UInt8]
  ) async throws -> [UInt8]? {
    let studio = try Studio()
    // OwnWriter begins.
    let brief = try oksana.brief(on: .career)
    let report = try await Scribe(answer: model).report(on: brief.value, generatedAt: nil)
    guard ReportCheck(against: brief.value).findings(in: report).isEmpty else { return nil }
    let pdf = try studio.document(of: oksana, [report])
    // OwnWriter ends.
    return pdf.value
  }

  static func pages(_ studio: Studio, _ oksana: Chart, _ moment: Moment) throws -> [[UInt8]] {
    // PAGE begins.
    let now = try studio.transits(to: oksana, at: moment)
    let page = try studio.page(of: oksana, around: [now], in: .uk)
    let report = try studio.report(on: .career, of: oksana)
    let fragment = try studio.page(
      of: oksana, report: report.value, WebPage.Options(isFragment: true, prefix: "mine"))
    // PAGE ends.
    return [page.value, fragment.value]
  }

  static func bylines(_ studio: Studio, _ chart: Chart, _ bytes: [UInt8]) throws -> [[UInt8]] {
    // BYLINES begins.
    let logo = try Logo(svg: bytes)
    let byline = try Byline("Olena Kovalenko", logo: logo, imprint: "Lviv, Ukraine")
    let sheet = try studio.picture(of: chart, PictureStyle(.sheet, byline: byline), as: .pdf)
    let document = try studio.document(of: chart, about: [.career], byline: byline)
    // BYLINES ends.
    return [sheet.value, document.value]
  }

  static func services() async throws -> [UInt8] {
    // ManyThreads begins.
    let limits = StudioLimits(width: 2000, bytes: 8 << 20, wait: .seconds(10))
    let pool = try StudioPool(threads: 2, StudioOptions(language: .uk, limits: limits))
    let wheel = try await pool.run { (studio) throws(Problem) in
      let chart = try studio.chart(born: "1990-04-15", at: "14:30", in: "Kyiv")
      return try studio.picture(of: chart.value, as: .png).value
    }
    // ManyThreads ends.
    return wheel
  }
}
