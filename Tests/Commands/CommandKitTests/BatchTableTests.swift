import Foundation
import TestSupport
import Testing

@Suite struct BatchTableTests {
  private func births(_ count: Int) -> [UInt8] {
    let lines = (0..<count).map { index in
      let zone = index % 7 == 3 ? "Nowhere" : "Europe/Kyiv"
      return
        #"{"id":\#(index),"name":"N","birth":{"date":"1990-04-\#(10 + index % 20)","time":"14:30","timeZone":"\#(zone)","latitude":50.45,"longitude":30.52}}"#
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private func run(_ options: [String], _ count: Int = 10, in folder: Scratch? = nil) throws
    -> Command.Outcome
  {
    try Command.batch.run(["--make", "chart", "--accept-errors"] + options, input: births(count), in: folder)
  }

  @Test func `a wide row says what the chart says`() throws {
    let charts = try run([], 1).output
    let row = try run(["--columns", "wide"], 1).output
    let chart = try #require(try JSONSerialization.jsonObject(with: Data(charts)) as? [String: Any])
    let flat = try #require(try JSONSerialization.jsonObject(with: Data(row)) as? [String: Any])
    let bodies = ["planets", "points"].flatMap { chart[$0] as? [[String: Any]] ?? [] }
    #expect(bodies.count == 14)
    for body in bodies {
      let name = try #require(body["name"] as? String)
      for part in ["degree", "sign", "house", "retrograde"] {
        #expect(flat["\(name)_\(part)"] as? NSObject == body[part] as? NSObject, "\(name) \(part)")
      }
    }
    #expect(flat["id"] as? Int == 0 && flat["timeZone"] as? String == "Europe/Kyiv")
  }

  @Test func `a table has a head, and every row as many fields, a failure too`() throws {
    let lines = try run(["--columns", "wide", "--csv"]).text.split(separator: "\n")
    #expect(lines.count == 11 && lines[0].hasPrefix("id,name,date,") && lines[0].hasSuffix(",error"))
    #expect(
      lines[4].hasPrefix("3,,,")
        && lines[4].contains("\"birth.timeZone: there is no time zone \"\"Nowhere\"\""))
    let fields = lines[0].split(separator: ",").count
    for line in [lines[1], lines[10]] { #expect(line.filter { $0 == "," }.count == fields - 1) }
  }

  @Test func `a long table has a row for each body`() throws {
    #expect(try run(["--columns", "long", "--csv"], 2).text.split(separator: "\n").count == 1 + 2 * 14)
    #expect(try run(["--columns", "long"], 1).text.contains(#""body":"chiron""#))
  }

  @Test func `a file names the columns`() throws {
    let folder = try Scratch()
    try folder.write(Array("# mine\nsun_sign\n\n utc \r\n".utf8), to: "mine")
    let text = try run(["--columns", "mine", "--csv"], 1, in: folder).text
    #expect(text == "id,sun_sign,utc,error\n0,aries,1990-04-10T10:30:00Z,\n")
    try folder.write(Array("sun_sing\n".utf8), to: "wrong")
    let wrong = try run(["--columns", "wrong"], 1, in: folder)
    #expect(
      wrong.status == 65
        && wrong.errors.contains("wrong: \"sun_sing\" is not a column (did you mean sun_sign?)"))
  }

  /// The run is ended while it waits for more lines; the power went while it wrote a row.
  @Test func `a table that was cut off goes on to the same bytes`() throws {
    let folder = try Scratch()
    try folder.write(births(20), to: "births")
    let command = "astro-batch asked --make chart --columns long --csv --accept-errors --out x.csv"
    let outcome = try Command.shell(
      """
      mkfifo asked; \(command) >told 2>&1 & run=$!
      exec 3>asked; head -n 10 births >&3
      for i in $(seq 400); do [ "$(cat x.csv.part 2>/dev/null | wc -l)" -gt 9 ] && break; sleep 0.05; done
      kill -9 $run; wait $run; exec 3>&-; mv births asked
      printf '7,half a r' >>x.csv.part && cp x.csv.part part
      \(command) --resume && mv x.csv cut.csv && \(command)
      """, in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try folder.bytes("part").count(where: { $0 == 0x0A }) > 9)
    #expect(try folder.bytes("cut.csv") == folder.bytes("x.csv"))
    #expect(folder.names == ["asked", "cut.csv", "part", "told", "x.csv"])
  }

  @Test(arguments: [
    Failure(["--make", "chart", "--csv"], 64, "--csv: works only with --columns"),
    Failure(["--make", "report", "--area", "career", "--columns", "wide"], 64, "--columns"),
    Failure(["--make", "chart", "--columns", "wide", "--csv", "--out", "x.ndjson"], 64, "ends in .csv"),
    Failure(["--make", "chart", "--columns", "nosuch"], 66, "nosuch"),
  ])
  func `what cannot be a table is refused`(_ failure: Failure) throws {
    try failure.expect(of: .batch)
  }
}
