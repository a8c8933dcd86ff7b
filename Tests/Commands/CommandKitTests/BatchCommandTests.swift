import Foundation
import Testing

/// Each line of a stream gives what its command gives, one line, in order.
@Suite struct BatchCommandTests {
  /// Lines of births, one in five of them wrong in one way or another.
  static let stream: [String] = (1...40).map { number in
    switch number % 10 {
    case 3: return number == 3 ? "" : "not json"
    case 7:
      return
        #"{"id":"n \#(number)","birth":{"date":"1990-02-30","timeZone":"UTC","latitude":1,"longitude":2}}"#
    default:
      let id =
        number % 2 == 0
        ? #""id":"б-\#(number)","# : number % 3 == 0 ? #""id":12345678901234567890\#(number),"# : ""
      return """
        {\(id)"name":"N \(number)","birth":{"date":"19\(50 + number)-0\(number % 9 + 1)-15","time":"14:30",\
        "timeZone":"Europe/Kyiv","latitude":50.45,"longitude":30.52}}
        """
    }
  }

  static let text = Array((stream.joined(separator: "\n") + "\n").utf8)

  static func batch(
    _ arguments: [String], _ input: [UInt8] = text, environment: [String: String] = [:],
    in folder: Scratch? = nil
  ) throws -> Command.Outcome {
    try Command.batch.run(arguments, input: input, environment: environment, in: folder)
  }

  private static func object(_ line: Substring) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  @Test func `a line in, a line out, in order, and what is wrong in its place`() throws {
    let outcome = try Self.batch(["--make", "chart"])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "40 lines, 8 failed\n")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 40)
    for (index, line) in lines.enumerated() {
      let object = try Self.object(line)
      if [3, 7].contains((index + 1) % 10) {
        let error = try #require(object["error"] as? [String: String])
        #expect(object["line"] as? Int == index + 1 && error["code"] == "INVALID_CHART", "\(line)")
        #expect(error["message"]?.isEmpty == false)
      } else {
        #expect(object["name"] as? String == "N \(index + 1)")
      }
    }
    #expect(lines[1].hasPrefix(#"{"id":"б-2","format":"#))
    // All digits of a number, of which a Double has no more than sixteen.
    #expect(lines[8].hasPrefix(#"{"id":123456789012345678909,"format":"#))
    #expect(lines[6].hasPrefix(#"{"line":7,"id":"n 7","error":"#))
    #expect(try Self.batch(["--make", "chart", "--accept-errors"]).status == 0)
  }

  @Test func `a line that is too long fails alone, and its bound is told`() throws {
    let long = [UInt8](repeating: 0x20, count: 1 << 20) + Array("{}\n".utf8)
    let birth = Array((Self.stream[0] + "\n").utf8)
    let outcome = try Self.batch(["--make", "chart"], birth + long + birth)
    #expect(outcome.status == 65 && outcome.errors == "3 lines, 1 failed\n", "\(outcome.errors)")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == 3 && lines.first == lines.last)
    #expect(
      lines[1].hasPrefix(#"{"line":2,"error":"#) && lines[1].contains("longer than 1 MiB"), "\(lines[1])")
  }

  @Test func `a line is what its command writes`() throws {
    let birth = Self.stream[1]
    let line = try Self.batch(["--make", "chart"], Array(birth.utf8)).text
    let file = try Command.chart.run(["-"], input: Array(birth.utf8)).output
    var object = try Self.object(line[...])
    object["id"] = nil
    let whole = try JSONSerialization.jsonObject(with: Data(file)) as? NSDictionary
    #expect(NSDictionary(dictionary: object) == whole)
  }

  @Test(arguments: [
    ["chart"], ["report", "--area", "career", "--language", "uk"], ["json-response", "--size", "600"],
    ["calendar", "--from", "2027-01-01", "--to", "2027-02-01"],
  ])
  func `the bytes are the same for any number of threads`(product: [String]) throws {
    let one = try Self.batch(["--make"] + product + ["--threads", "1"])
    #expect(one.output.split(separator: 0x0A).count == 40)
    for threads in ["2", "8"] {
      #expect(try Self.batch(["--make"] + product + ["--threads", threads]).output == one.output)
    }
  }

  @Test func `no report is dated unless a date is set`() throws {
    let undated = try Self.batch(["--make", "report", "--area", "health"])
    #expect(!undated.text.contains("generatedAt"))
    let dated = try Self.batch(
      ["--make", "report", "--area", "health"], environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(dated.text.contains(#""generatedAt":"1970-01-01T00:00:00Z""#))
  }

  @Test func `pictures go into a folder or an archive, the same in both`() throws {
    let scratch = try Scratch()
    let options = ["--make", "render", "--svg", "--png", "--size", "200", "--index", "1/20", "--sha256"]
    let folder = try Self.batch(options + ["--out", "pictures"], in: scratch)
    let archive = try Self.batch(options + ["--out", "pictures.tar"], in: scratch)
    #expect(folder.text == archive.text)
    let line = try Self.object(folder.text.split(separator: "\n")[0])
    #expect(line["line"] as? Int == 2)
    let files = try #require(line["files"] as? [[String: Any]])
    #expect(files.count == 2)
    try scratch.makeFolder("unpacked")
    _ = try Command.shell("tar xf pictures.tar -C unpacked", in: scratch)
    for file in files {
      let name = try #require(file["file"] as? String)
      let bytes = try scratch.bytes("pictures/" + name)
      #expect(bytes.count == file["bytes"] as? Int)
      #expect(try scratch.bytes("unpacked/" + name) == bytes)
      let sum = try Command.shell("sha256sum pictures/\(name)", in: scratch).text
      #expect(sum.hasPrefix(try #require(file["sha256"] as? String)))
    }
    #expect(!scratch.names.contains("pictures.tar.part") && scratch.names.count == 3)
  }

  @Test func `a picture of a stream is that of its command`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.stream[0], to: "1.json")
    _ = try Command.render.run(["1.json", "--svg", "--theme", "dark", "-o", "one.svg"], in: scratch)
    _ = try Self.batch(
      ["--make", "render", "--svg", "--theme", "dark", "--out", "all", "--index", "0/40"], in: scratch)
    let name = try Command.shell("cd all && find . -name '*.svg'", in: scratch).text.dropLast()
    #expect(try scratch.bytes("all/\(name)") == scratch.bytes("one.svg"))
  }

  @Test func `slices are the stream`() throws {
    let whole = try Self.batch(["--make", "chart"]).text.split(separator: "\n")
    for index in 0..<3 {
      let slice = try Self.batch(["--make", "chart", "--index", "\(index)/3"]).text.split(separator: "\n")
      #expect(slice == whole.indices.filter { $0 % 3 == index }.map { whole[$0] })
    }
  }

  @Test(arguments: [
    (["--make", "chart", "--houses", "nope"], "--houses"),
    (["--make", "chart", "--index", "3/3"], "--index"),
    (["--make", "chart", "--threads", "0"], "--threads"), (["--make", "render", "--png"], "--out"),
    (["--make", "render", "--out", "x"], "no format"), (["--make", "chart", "--out", "x"], ".ndjson"),
    (["--make", "render", "--png", "-o", "x", "--out", "y"], "-o"),
    (["--make", "chart", "--resume"], "--out"),
    (["--make", "chart", "--area", "career"], "--area"), (["--make", "report"], "--area"),
    (["--make", "pdf", "--out", "x", "--report", "r.json"], "--report"), (["--make", "nothing"], "nothing"),
  ])
  func `what cannot be done is told in one line`(arguments: [String], words: String) throws {
    let outcome = try Self.batch(arguments)
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `a missing ephemeris ends the run`() throws {
    let outcome = try Self.batch(["--make", "chart", "--ephemeris", "/nowhere"])
    #expect(outcome.status == 69 && outcome.output.isEmpty)
  }

  @Test func `answers come before the stream ends`() throws {
    let line = Self.stream[0]
    let asked = """
      mkfifo asked; astro-batch --make chart --threads 1 < asked > answers & exec 3> asked
      printf '%s\\n' '\(line)' >&3
      for i in $(seq 200); do [ -s answers ] && break; sleep 0.05; done
      wc -l < answers; exec 3>&-; wait
      """
    let scratch = try Scratch()
    let outcome = try Command.shell(asked, in: scratch)
    #expect(outcome.text.contains("1"))
  }
}
