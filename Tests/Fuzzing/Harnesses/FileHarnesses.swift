import ArgumentParser
import AstroSvitla

@testable import AstroChartFiles
@testable import AstroCommandKit
@testable import AstroJSON

extension Harness {
  @MainActor static let files = [
    Harness(name: "json", run: json), Harness(name: "chart", run: chart),
    Harness(name: "computed", run: computed),
    Harness(name: "report", run: report), Harness(name: "rules", run: rules),
    Harness(name: "theme", run: theme),
    Harness(name: "options", run: options), Harness(name: "births", run: births),
  ]

  /// A value that is written reads back the same, in either style.
  @MainActor private static func json(_ bytes: [UInt8]) {
    guard let value = try? JSONParser.value(of: bytes) else { return }
    for style in [JSONWriter.Style.pretty, .oneLine] {
      var writer = JSONWriter(style)
      writer.write(value)
      let again = try? JSONParser.value(of: writer.finished())
      precondition(again.map { $0.isNearly(value) } == true, "written otherwise than read")
    }
  }

  /// A chart that is read can be written, and reads back as the same bytes.
  @MainActor private static func chart(_ bytes: [UInt8]) {
    guard let document = try? ChartDocument(json: bytes), case .chart(let chart) = document else { return }
    let written = chart.json
    guard case .chart(let again)? = try? ChartDocument(json: written) else {
      preconditionFailure("a chart of ours is refused")
    }
    precondition(again.json == written, "a chart changes as it is copied")
  }

  /// Births of a file of any program read back the same from what is written of them.
  @MainActor private static func births(_ bytes: [UInt8]) {
    guard let list = try? BirthList(reading: bytes) else { return }
    // A zone that is a bare number is an offset in a table.
    let births = list.records.compactMap { try? $0.result.get() }.filter { Int($0.birth.timeZone) == nil }
    guard !births.isEmpty else { return }
    let files = [
      births.flatMap(\.jsonLine), CSVWriter.head + births.flatMap(CSVWriter.row),
      births.flatMap { AAFWriter.lines(of: $0, at: nil) },
    ]
    for file in files {
      let again = try? BirthList(reading: file).records.map { try $0.result.get() }
      precondition(again == births, "a birth changes as it is copied")
    }
  }

  /// What is accepted can be computed, laid out and drawn.
  @MainActor private static func computed(_ bytes: [UInt8]) {
    guard let document = try? ChartDocument(json: bytes) else { return }
    let made: Chart? =
      switch document {
      case .chart(let chart): chart
      case .birth(let name, let birth, let settings):
        try? SwissEphemeris().chart(of: birth, name: name, settings: settings)
      }
    guard let chart = made else { return }
    let caption = WheelCaption(of: chart, in: .en)
    let wheel = Wheel(of: chart, options: WheelOptions(caption: caption), theme: .light, shaper: Bench.fonts)
    _ = wheel.audit(against: chart)
    _ = DrawingResponse(of: chart, drawnAs: wheel, in: .uk).json
    _ = try? Renderer(fonts: Bench.fonts).svg(wheel.scene(), info: DocumentInfo(of: chart, in: .en))
  }

  /// A report that is read is written, read again and set on pages.
  @MainActor private static func report(_ bytes: [UInt8]) {
    guard let report = try? Report(json: bytes) else { return }
    precondition((try? Report(json: report.json)) == report, "a report changes as it is copied")
    _ = report.departures
    _ = report.text
    let document = ReportDocument(
      of: Bench.chart, chapters: [ReportChapter(report)], language: report.language,
      theme: Theme.light)
    _ = try? document.printDocument(hyphenation: Bench.hyphenation, shaper: Bench.fonts)
  }

  /// Rules are read, or refused with words for every mistake; those that are read can be asked.
  @MainActor private static func rules(_ bytes: [UInt8]) {
    do {
      let book = try RuleBook().adding([RuleFile(path: "a.json", bytes: bytes)])
      for area in Area.allCases { _ = Ranking(of: book.rules(on: area), in: Bench.chart) }
      _ = book.findings
    } catch {
      precondition(!"\(error)".isEmpty, "a mistake without words")
    }
  }

  /// A theme is read, and told what it lacks.
  @MainActor private static func theme(_ bytes: [UInt8]) {
    guard let theme = try? Theme(json: bytes) else { return }
    _ = theme.checks()
  }

  /// No value of an option is worse than wrong.
  @MainActor private static func options(_ bytes: [UInt8]) {
    var input = Input(bytes)
    let options = ["--date", "--time", "--zone", "--at", "--fold", "--name", "--place"]
    var given = ["--date", "1990-04-15", "--zone", "Europe/Kyiv", "--at", "50.45,30.52"]
    let settings = ["--orbs", "--points", "--node", "--lilith"]
    let (setting, option) = (input.one(of: settings), input.one(of: options))
    let words = input.texts()
    for word in words { given += [option, word] }
    if let document = try? BirthOptions.parse(given).document(in: .en).value,
      case .birth(let name, let birth, let settings) = document
    {
      _ = try? SwissEphemeris().chart(of: birth, name: name, settings: settings)
    }
    for word in words { _ = try? SettingsOptions.parse([setting, word]).applied(to: ChartSettings()) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ value: JSONValue) {
    switch value.content {
    case .null: writeNull()
    case .bool(let truth): write(truth)
    case .number(let number): write(number)
    case .string(let text): write(text)
    case .array(let values): array(values) { $0.write($1) }
    case .object(let members):
      object { writer in
        for member in members { writer.member(member.name) { $0.write(member.value) } }
      }
    }
  }
}

extension JSONValue {
  /// Whether two values say the same, numbers to six decimals, as we write them.
  fileprivate func isNearly(_ other: JSONValue) -> Bool {
    switch (content, other.content) {
    // Larger numbers are not written: no quantity of ours comes near them.
    case (.null, .number(let b)) where abs(b) >= 1e12: true
    case (.number(let a), .number(let b)): abs(a - b) <= max(1e-6, abs(a) * 1e-9)
    case (.array(let a), .array(let b)): a.elementsEqual(b) { $0.isNearly($1) }
    case (.object(let a), .object(let b)):
      a.elementsEqual(b) { $0.name == $1.name && $0.value.isNearly($1.value) }
    default: self == other
    }
  }
}
