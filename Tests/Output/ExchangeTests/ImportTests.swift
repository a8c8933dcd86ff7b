import AstroChartModel
import AstroDiagnostics
import AstroEphemeris
import AstroExchange
import AstroWording
import Testing

/// Reads a file as the command does.
func list(_ bytes: [UInt8], _ options: ImportOptions = ImportOptions()) throws -> BirthList {
  try BirthList(
    reading: bytes, options: options,
    world: ImportWorld(moment: { birth throws(Problem) in try CivilTime.moment(of: birth) }))
}

func list(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> BirthList {
  try list(Array(text.utf8), options)
}

extension BirthList {
  /// The births as lines, or what is wrong with them.
  var told: [String] {
    records.map { record in
      switch record.result {
      case .success(let birth): birth.told
      case .failure(let problem): problem.description
      }
    }
  }

  var noted: [String] { records.flatMap { $0.notes.map(\.message) } }
}

extension NamedBirth {
  /// Name, day, calendar, time, zone, coordinates and place between bars.
  var told: String {
    let data = birth
    return [
      name ?? "-", data.date.text, data.calendar?.rawValue ?? "-", data.time?.text ?? "-", data.timeZone,
      data.fold?.rawValue ?? "-", "\(data.latitude)", "\(data.longitude)", data.place ?? "-",
    ].joined(separator: "|")
  }
}

@Suite struct ImportTests {
  @Test(arguments: [
    ("#A93:A,B,m,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0", BirthFormat.aaf),
    ("@AI780  ; Astrolog chart info.\n-qb Apr 15 1990  2:30pm ST 2E  30:31E 50:27N\n", .astrolog),
    ("4\n15\n1990\n14.30\n4.30\n-30.31\n50.27\n", .astrolog),
    ("name,date,lat,lon,zone\nA,1990-04-15,1,2,LMT", .csv),
    (
      #"{"tz_str":"UTC","iso_formatted_local_datetime":"1990-04-15T14:30:00+00:00","lat":1,"lng":2}"#,
      .kerykeion
    ),
    (#"{"birth":{"date":"1990-04-15","timeZone":"UTC","latitude":1,"longitude":2}}"#, .chart),
  ])
  func `the form of a file is told from its content`(_ text: String, _ format: BirthFormat) throws {
    #expect(try list(text).format == format)
  }

  @Test func `what is no file of births is refused with the forms that there are`() {
    #expect { try list("") } throws: { "\($0)".contains("quick-chart") }
    #expect { try list("{}") } throws: { "\($0)".contains("no birth") }
    #expect { try list("@AD780\n-R 0 Sun\n") } throws: { "\($0)".contains("read as astrolog") }
    #expect { try list("Dear Sir,\nthank you\n") } throws: { "\($0)".contains("no column is a date") }
    #expect { try list(#"{"birth":"#) } throws: { "\($0)".contains("not JSON") }
  }

  @Test func `notes are told in both languages`() throws {
    let text = "#A93:A,B,m,1.7.1985,1:00,X,D\n#B93:*,1n00,1e00,1,*\n#\u{1B}[31mCOM:x\n"
    let notes = try list(text).records[0].notes
    #expect(notes.map(\.code) == [.leftOut, .assumed, .assumed])
    #expect(notes[0].message == "not kept: #\\u{1b}[31MCOM, sex (m)")
    #expect(
      notes.map { $0.worded(in: .uk).message } == [
        "не збережено: #\\u{1b}[31MCOM, стать (m)", "пояс 1 не каже, східний він чи західний; узято східний",
        "не сказано, чи діяв літній час; узято, що ні",
      ])
  }

  @Test func `a birth is not in its description`() throws {
    let birth = try list("name,date,lat,lon,zone\nA,1990-04-15,1,2,LMT").records[0].result.get()
    #expect("\(birth)" == "NamedBirth(hidden)")
  }
}

@Suite struct TextEncodingTests {
  private let line = "#A93:*,Grünwald,*,1.1.1990,1:00,Köln,D\n#B93:*,1n00,1e00,1he,0"

  @Test func `bytes that are not UTF-8 are read as Windows-1252, and that is told`() throws {
    let latin = line.unicodeScalars.map { UInt8($0.value) }
    let read = try list(latin)
    #expect(read.encoding == .windows1252 && read.notes.count == 1)
    #expect(read.told == ["Grünwald|1990-01-01|-|01:00|+01:00|-|1.0|1.0|Köln, D"])
    #expect(try list(line).notes.isEmpty)
  }

  @Test func `a byte order mark tells the encoding`() throws {
    let little: [UInt8] =
      [0xFF, 0xFE] + line.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] as [UInt8] }
    let big: [UInt8] = [0xFE, 0xFF] + line.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] as [UInt8] }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(line.utf8)
    let told = try [little, big, marked].map { try list($0).told }
    #expect(Set(told) == [try list(line).told])
  }

  @Test func `Cyrillic of Windows is read if it is named`() throws {
    var options = ImportOptions()
    options.encoding = .windows1251
    let name: [UInt8] = [0xCE, 0xEA, 0xF1, 0xE0, 0xED, 0xE0, 0x20, 0xAF, 0xE6, 0xB3, 0xBF]
    let bytes = Array("#A93:*,".utf8) + name + Array(",*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0".utf8)
    #expect(try list(bytes, options).told[0].hasPrefix("Оксана Їжії|"))
  }

  @Test func `a named encoding that is not that of the bytes is refused`() {
    var options = ImportOptions()
    options.encoding = .utf8
    #expect { try list([0x23, 0xFC], options) } throws: { "\($0)".contains("not UTF-8") }
    options.encoding = .utf16
    #expect { try list([0x23], options) } throws: { "\($0)".contains("not UTF-16") }
  }

  @Test func `a control character of a code page is refused at its field`() throws {
    let bytes =
      Array("#A93:*,A".utf8) + [0x81, 0xFC] + Array(",*,1.1.1990,1:00,X,D\n#B93:*,1n00,1e00,1he,0".utf8)
    #expect(try list(bytes).told[0].hasPrefix("line 1: name: contains the control character"))
  }
}
