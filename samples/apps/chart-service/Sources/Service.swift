// Answers requests for pictures, a line of JSON each, several at once:
//   echo '{"id":1,"born":"1990-04-15","at":"14:30","in":"Kyiv","as":"svg"}' | chart-service
// An answer is a line too: {"id":1,"file":"…base64…","notes":[]} or {"id":1,"error":{"code":"…","message":"…"}}. Each
// answer comes as soon as it is ready, whatever else is asked for.
import AstroSvitla
import Foundation

struct Request: Decodable, Sendable {
  var id: Int
  var born: String
  var at: String?
  var `in`: String
  var name: String?
  var `as`: String?
  var language: String?
}

struct Answer: Encodable, Sendable {
  struct Failure: Encodable, Sendable {
    var code: String
    var message: String
  }

  var id: Int?
  var file: Data?
  var notes: [String]?
  var error: Failure?

  init(id: Int?, error: Problem) {
    (self.id, self.error) = (id, Failure(code: error.code.rawValue, message: "\(error)"))
  }

  init(id: Int, _ made: Made<[UInt8]>) {
    (self.id, file, notes) = (id, Data(made.value), made.notes.map(\.message))
  }

  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// Standard output, into which one answer at a time is written, each at once.
actor Speaker {
  func say(_ answer: Answer) { FileHandle.standardOutput.write(Data((answer.line + "\n").utf8)) }
}

@main
struct Service {
  let pool: StudioPool

  static func main() async throws {
    // Strangers ask: no picture is wider than 2,000 pixels, and nobody waits for longer than ten seconds.
    let limits = StudioLimits(width: 2000, bytes: 8 << 20, wait: .seconds(10))
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let service = Service(pool: try StudioPool(threads: threads, StudioOptions(limits: limits)))
    let speaker = Speaker()
    await withTaskGroup(of: Void.self) { group in
      var waiting = 0
      while let line = readLine() {
        group.addTask { await speaker.say(service.answer(to: line)) }
        waiting += 1
        // Who asks faster than we draw has to wait: memory stays bounded.
        if waiting == 4 * threads {
          await group.next()
          waiting -= 1
        }
      }
    }
  }

  func answer(to line: String) async -> Answer {
    guard let request = try? JSONDecoder().decode(Request.self, from: Data(line.utf8)) else {
      return Answer(id: nil, error: Problem(.usage, "this is no request", advice: "give id, born and in"))
    }
    do {
      return Answer(id: request.id, try await pool.run { studio in try request.made(by: studio) })
    } catch let problem as Problem {
      return Answer(id: request.id, error: problem)
    } catch {
      return Answer(id: request.id, error: Problem(.busy, "the request was cancelled", advice: "ask again"))
    }
  }
}

extension Request {
  func made(by studio: Studio) throws(Problem) -> Made<[UInt8]> {
    guard let format = PictureFormat(rawValue: self.as ?? "svg") else {
      throw Problem(.invalidValue, "“as” names no format", advice: "ask for png, svg or pdf")
    }
    let chart = try studio.chart(born: born, at: at, in: self.in, name: name)
    let language = language == "uk" ? Language.uk : .en
    return try chart.then { (chart) throws(Problem) in
      try studio.picture(of: chart, as: format, in: language)
    }
  }
}
