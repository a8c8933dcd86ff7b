import Foundation
import Testing

@Suite("The protocol")
struct HTTPTests {
  @Test("an address is known with its methods alone, and HEAD is GET without a body")
  func methods() async throws {
    let user = try Server().key()
    let wrong = try await user.call("PUT", "/v1/charts")
    #expect(wrong.status == 405 && wrong.code == "METHOD_NOT_ALLOWED")
    #expect(wrong.header("Allow") == "GET, HEAD, POST")
    #expect(try await user.call("GET", "/get_natal_chart").status == 405)
    #expect(try await user.call("GET", "/v2/charts").code == "NOT_FOUND")
    let head = try await user.call("HEAD", "/health")
    #expect(head.status == 200 && head.data.isEmpty)
  }

  @Test("a body has its bound")
  func bodies() async throws {
    let user = try Server().key()
    let name = String(repeating: "x", count: 70_000)
    let reply = try await user.call("POST", "/v1/charts", #"{"name": "\#(name)"}"#)
    #expect(reply.status == 413 && reply.code == "TOO_LARGE")
  }

  @Test(
    "a picture is the same for the same request, and is not sent to one who has it",
    arguments: ["svg", "png", "pdf"])
  func pictures(_ format: String) async throws {
    let user = try Server().key()
    let chart = try await user.chart()
    let path = "/v1/charts/\(chart)/picture.\(format)"
    let first = try await user.call("GET", path + "?size=300")
    #expect(first.status == 200)
    let tag = try #require(first.header("ETag"))
    #expect(try await user.call("GET", path + "?size=300").data == first.data)
    let known = try await user.call("GET", path + "?size=300", headers: ["If-None-Match": tag])
    #expect(known.status == 304 && known.data.isEmpty)
    for other in [
      "?size=301", "?size=300&theme=dark", "?size=300&language=uk", "?size=300&transits=2027-01-01",
    ] {
      let reply = try await user.call("GET", path + other, headers: ["If-None-Match": tag])
      #expect(reply.status == 200 && reply.header("ETag") != tag, "\(other)")
    }
    _ = try await user.call("PATCH", "/v1/charts/\(chart)", #"{"name": "Other"}"#)
    #expect(try await user.call("GET", path + "?size=300", headers: ["If-None-Match": tag]).status == 200)
    for wrong in [
      "?size=99", "?size=4001", "?size=1e3", "?theme=pink", "?form=square&size=300", "?title=yes",
    ] {
      #expect(try await user.call("GET", path + wrong).code == "INVALID_INPUT", "\(wrong)")
    }
  }

  @Test("a page can be touched, and asks nothing of the net")
  func page() async throws {
    let user = try Server().key()
    let page = try await user.call("GET", "/v1/charts/\(try await user.chart())/page.html?language=uk")
    #expect(page.text.hasPrefix("<!DOCTYPE html>") && page.text.contains("default-src 'none'"))
    #expect(page.text.contains("lang=\"uk\""))
  }

  @Test("beyond the queue it says so at once, and stays well")
  func overload() async throws {
    let server = try Server(["--rate", "100000", "--threads", "1", "--queue", "2"])
    let user = try server.key()
    let chart = try await user.chart()
    let statuses: [Int] = try await withThrowingTaskGroup { group in
      for size in 0..<40 {
        group.addTask {
          let reply = try await user.call("GET", "/v1/charts/\(chart)/picture.png?size=\(1000 + size)")
          if reply.status == 503 {
            #expect(reply.code == "BUSY" && reply.header("Retry-After") == "1")
          }
          return reply.status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(statuses) == [200, 503])
    #expect(try await user.stranger.call("GET", "/health")["status"] as? String == "ok")
  }

  @Test("told to stop, it answers what is under way and ends well")
  func draining() async throws {
    let server = try Server(["--rate", "100000", "--threads", "1"])
    let user = try server.key()
    let chart = try await user.chart()
    let (pictures, sockets) = (10, server.sockets)
    try await withThrowingTaskGroup { group in
      for size in 0..<pictures {
        group.addTask {
          try await user.call("GET", "/v1/charts/\(chart)/picture.png?size=\(700 + size)").status
        }
      }
      // What is still on its way to a slow machine's server is not under way. One connection is open already.
      for _ in 0..<100 where server.sockets < sockets + pictures - 1 {
        try await Task.sleep(for: .milliseconds(100))
      }
      try await Task.sleep(for: .milliseconds(400))
      server.signal(SIGTERM)
      for try await status in group { #expect(status == 200) }
    }
    #expect(server.terminate() == 0)
  }

  @Test("nothing of a birth gets into the log or the figures")
  func logs() async throws {
    let server = try Server()
    let user = try server.key()
    let chart = try await user.chart("Таємниця")
    _ = try await user.call("POST", "/get_natal_chart", #"{"user_id": "\#(user.id)"}"#)
    _ = try await user.call("GET", "/v1/charts/\(chart)/picture.svg?transits=2027-01-01")
    _ = try await user.call("POST", "/v1/charts", Client.birth("Таємниця", "1990-02-30"))
    _ = try await user.call("GET", "/v1/places?name=Kryjivka")
    let figures = try await user.stranger.call("GET", "/metrics").text
    #expect(figures.contains(#"astro_requests_total{endpoint="POST /v1/charts",status="201"} 1"#))
    try await Task.sleep(for: .milliseconds(300))
    let log = server.log
    #expect(log.contains("POST /v1/charts") && log.contains("status=201"))
    for secret in ["Таємниця", "1990", "50.45", "Kyiv", chart, user.id, user.key ?? "", "2027", "Kryjivka"] {
      #expect(!log.contains(secret) && !figures.contains(secret), "\(secret)")
    }
  }
}
