import AstroDiagnostics
import AstroJSON
import TestSupport
import Testing

@testable import AstroAgents

/// What each tool takes and gives.
@Suite struct ToolTests {
  /// Calls that succeed, of every tool.
  private static let calls: [(tool: String, arguments: String)] = [
    ("place_search", #"{"name":"Київ"}"#),
    ("place_search", #"{"near":{"latitude":50,"longitude":30},"limit":2}"#),
    ("place_search", #"{"name":"xzqwv"}"#),
    ("natal_chart", Assistant.birth), ("natal_chart", Assistant.untimed),
    (
      "natal_chart",
      #"{"birth":{"date":"1990-04-15","time":"14:30","timeZone":"+03:00","latitude":70,"longitude":30},"settings":{"houseSystem":"koch"},"language":"uk"}"#
    ),
    ("transits", #"{"chart":\#(Assistant.birth),"on":"2027-02-01","zone":"Europe/Kyiv"}"#),
    ("transits", #"{"chart":\#(Assistant.untimed),"place":"Lviv","language":"uk"}"#),
    ("synastry", #"{"first":\#(Assistant.birth),"second":\#(Assistant.other)}"#),
    ("synastry", #"{"first":\#(Assistant.untimed),"second":\#(Assistant.other),"language":"uk"}"#),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"sun","year":2027}"#),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"moon","after":"2027-01-01","place":"Lviv"}"#),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"saturn","cycle":1}"#),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"mars","after":"now","pass":1}"#),
    ("calendar", #"{"chart":\#(Assistant.birth),"from":"2027-03","movers":["saturn"]}"#),
    ("calendar", #"{"from":"2027","events":["eclipses","lunations"],"zone":"Europe/Kyiv","language":"uk"}"#),
    ("draw_chart", #"{"chart":\#(Assistant.birth),"size":300}"#),
    (
      "draw_chart",
      #"{"chart":\#(Assistant.birth),"partner":\#(Assistant.other),"format":"svg","theme":"dark"}"#
    ),
    (
      "draw_chart", #"{"chart":\#(Assistant.untimed),"transits":"2027-01-01","form":"sheet","language":"uk"}"#
    ),
    ("report", #"{"chart":\#(Assistant.birth),"area":"career"}"#),
    ("report", #"{"chart":\#(Assistant.birth),"partner":\#(Assistant.other),"language":"uk"}"#),
    ("brief", #"{"chart":\#(Assistant.birth),"partner":\#(Assistant.other),"language":"uk"}"#),
    ("brief", #"{"chart":\#(Assistant.birth),"area":"health","language":"uk"}"#),
    ("check_text", #"{"chart":\#(Assistant.birth),"area":"general","text":"Your Sun is in Aries."}"#),
    ("check_text", #"{"chart":\#(Assistant.birth),"area":"general","text":"Your Sun is in Taurus."}"#),
  ]

  @Test(arguments: calls.indices)
  func `an answer fits the schema of its tool, in text as in structure`(index: Int) throws {
    let (name, arguments) = Self.calls[index]
    let tool = try #require(Tools.all.first { $0.name == name })
    let result = try Assistant.call(name, arguments)
    let told = try result["content"].elements()[0]["text"].string
    #expect(result["isError"].isAbsent, "\(arguments): \(told ?? "")")
    let structured = result["structuredContent"]
    #expect(structured.isObject)
    try tool.gives.check(structured)
    let text = try #require(try result["content"].elements()[0]["text"].string)
    guard name != "draw_chart" else { return }
    #expect(try JSONCursor(reading: Array(text.utf8), as: .invalidValue).value == structured.value)
  }

  @Test func `every tool is called above, and describes what it takes and gives`() throws {
    let list = try Assistant.answer(Assistant.request("tools/list"))["result"]["tools"].elements()
    #expect(list.compactMap { $0["name"].string } == Tools.all.map(\.name))
    #expect(Set(list.compactMap { $0["name"].string }) == Set(Self.calls.map(\.tool)))
    for tool in list {
      #expect(tool["description"].string.map { $0.count > 80 && $0.count < 900 } == true)
      for schema in [tool["inputSchema"], tool["outputSchema"]] { #expect(schema["type"].string == "object") }
      for (name, property) in try tool["inputSchema"]["properties"].members() {
        #expect(property["description"].string?.isEmpty == false, "\(name) is not described")
      }
    }
  }

  @Test(arguments: [
    (
      "natal_chart", #"{"birth":{"date":"1990-13-15","place":"Kyiv, Ukraine"}}"#, "birth.date",
      "INVALID_CHART"
    ),
    ("natal_chart", #"{"birth":{"place":"Kyiv, Ukraine"}}"#, "birth.date", "MISSING_BIRTH_DATA"),
    ("natal_chart", #"{"birth":{"date":"1990-04-15","place":"xzqwv"}}"#, "place", "UNKNOWN_PLACE"),
    ("natal_chart", "{}", "birth", "INVALID_VALUE"),
    ("natal_chart", #"{"brith":{}}"#, "brith", "INVALID_VALUE"),
    (
      "natal_chart",
      #"{"birth":{"date":"1990-03-25","time":"02:30","timeZone":"Europe/Kyiv","latitude":50,"longitude":30}}"#,
      "time", "NONEXISTENT_TIME"
    ),
    ("transits", #"{"chart":\#(Assistant.birth),"on":"soon"}"#, "on", "INVALID_VALUE"),
    ("transits", #"{"chart":{"birth":{"date":"1990"}}}"#, "chart.birth.date", "INVALID_CHART"),
    (
      "transits", #"{"chart":\#(Assistant.birth),"at":{"latitude":91,"longitude":0}}"#, "at.latitude",
      "INVALID_VALUE"
    ),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"moon","year":2027}"#, "year", "INVALID_VALUE"),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"sun","cycle":2}"#, "cycle", "INVALID_VALUE"),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"chiron"}"#, "of", "INVALID_VALUE"),
    ("returns", #"{"chart":\#(Assistant.birth),"of":"saturn","cycle":1,"pass":5}"#, "pass", "INVALID_VALUE"),
    ("calendar", #"{"from":"2027-01-01"}"#, "to", "INVALID_VALUE"),
    ("calendar", #"{"from":"2027-01-01","to":"2026-01-01"}"#, "to", "INVALID_VALUE"),
    ("calendar", #"{"from":"1900","to":"2000-01-01"}"#, "to", "TOO_LONG"),
    ("calendar", #"{"from":"2027","events":["transits"]}"#, "events", "USAGE"),
    ("calendar", #"{"from":"1990","to":"2019-01-01","events":["aspects","voids"]}"#, "from", "TOO_LONG"),
    ("draw_chart", #"{"chart":\#(Assistant.birth),"size":9000}"#, "size", "INVALID_VALUE"),
    ("draw_chart", #"{"chart":\#(Assistant.birth),"theme":"drak"}"#, "theme", "INVALID_VALUE"),
    ("report", #"{"chart":\#(Assistant.birth)}"#, "area", "INVALID_VALUE"),
    ("report", #"{"chart":\#(Assistant.birth),"area":"luck"}"#, "area", "INVALID_VALUE"),
    (
      "report", #"{"chart":\#(Assistant.birth),"partner":\#(Assistant.other),"area":"career"}"#, "area",
      "INVALID_VALUE"
    ),
    ("check_text", #"{"text":"x"}"#, "brief", "INVALID_VALUE"),
    ("check_text", #"{"chart":\#(Assistant.birth),"area":"career"}"#, "text", "INVALID_VALUE"),
    ("check_text", #"{"brief":{},"text":"x"}"#, "brief.format", "INVALID_REPORT"),
  ])
  func `a wrong call is told by our code and the place among its arguments`(
    tool: String, arguments: String, place: String, code: String
  ) throws {
    let result = try Assistant.call(tool, arguments)
    #expect(result["isError"].bool == true && result["structuredContent"].isAbsent)
    let text = try #require(try result["content"].elements()[0]["text"].string)
    let error = try JSONCursor(reading: Array(text.utf8), as: .invalidValue)["error"]
    #expect(error["code"].string == code, "\(text)")
    #expect(error["place"].string?.hasSuffix(place) == true, "\(text)")
    #expect(error["message"].string?.isEmpty == false)
  }

  @Test func `what is wrong is told in the language of the call`() throws {
    let result = try Assistant.call("natal_chart", #"{"birth":{"date":"1990-13-15"},"language":"uk"}"#)
    let text = try #require(try result["content"].elements()[0]["text"].string)
    #expect(text.unicodeScalars.contains { ("а"..."я").contains($0) })
  }

  @Test func `a chart that was answered may be given again`() throws {
    let chart =
      try Assistant.call("natal_chart", Assistant.birth)["content"].elements()[0]["text"].string ?? ""
    let again = try Assistant.call("brief", #"{"chart":\#(chart),"area":"career"}"#)
    let fresh = try Assistant.call("brief", #"{"chart":\#(Assistant.birth),"area":"career"}"#)
    #expect(again["structuredContent"].value == fresh["structuredContent"].value)
  }

  @Test func `a long calendar in steps is the calendar in one piece`() throws {
    let span = #""from":"2026-03-01","movers":["pluto","saturn","mars"]"#
    let whole = try Assistant.call(
      "calendar", #"{"chart":\#(Assistant.birth),\#(span),"to":"2029-03-01","events":["transits","returns"]}"#
    )
    let events = try whole["structuredContent"]["events"].elements()
    var known: Set<String> = []
    for year in 2026...2028 {
      let part = try Assistant.call(
        "calendar",
        #"{"chart":\#(Assistant.birth),"from":"\#(year)-03-01","to":"\#(year + 1)-03-01","movers":["pluto","saturn","mars"],"events":["transits","returns"]}"#
      )
      for event in try part["structuredContent"]["events"].elements() {
        known.insert("\(event.value.content)".stable)
      }
    }
    #expect(events.count == known.count && events.count > 20)
    let moments = try events.map { event in
      try event["exact"].elements().first?.string ?? event["at"].string ?? event["closest"]["at"].string ?? ""
    }
    #expect(moments == moments.sorted())
  }

  @Test func `a picture is in the answer`() throws {
    let result = try Assistant.call("draw_chart", #"{"chart":\#(Assistant.birth),"size":300}"#)
    let picture = try result["content"].elements()[1]
    #expect(picture["type"].string == "image" && picture["mimeType"].string == "image/png")
    #expect(picture["data"].string?.hasPrefix("iVBORw0KGgo") == true)
    #expect(try result["content"].elements()[0]["text"].string?.contains("Sun") == true)
  }
}

extension String {
  /// A value's description without its offsets in the text.
  fileprivate var stable: String { replacing(/offset: \d+/, with: "") }
}
