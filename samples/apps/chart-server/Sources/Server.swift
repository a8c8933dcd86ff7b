// Draws wheels for whoever asks by HTTP on this machine, over swift-nio:
//   chart-server 8080 &
//   curl 'http://127.0.0.1:8080/wheel?born=1990-04-15&at=14:30&in=Kyiv&as=svg'
// A connection stays open for the next request, as HTTP/1.1 has it. Drawing never holds up a thread of swift-nio:
// the pool has threads of its own.
import AstroSvitla
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

@main
struct Server {
  let pool: StudioPool

  static func main() async throws {
    // Strangers ask: no picture is wider than 2,000 pixels, nobody waits for longer than ten seconds, and who would
    // be the sixty-fifth in the queue is told at once to come again.
    let limits = StudioLimits(width: 2000, bytes: 8 << 20, wait: .seconds(10), queue: 64)
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let server = Server(pool: try StudioPool(threads: threads, StudioOptions(limits: limits)))
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 8080
    try await server.listen(at: port)
  }

  func listen(at port: Int) async throws {
    let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          return try Connection(wrappingChannelSynchronously: channel)
        }
      }
    // Port 0 asks for any that is free: the one that was given is said here.
    print("listening on port \(listener.channel.localAddress?.port ?? port)")
    fflush(nil)
    try await withThrowingDiscardingTaskGroup { group in
      try await listener.executeThenClose { connections in
        for try await connection in connections {
          group.addTask {
            // Who hangs up in the middle of an answer concerns nobody else.
            try? await serve(connection)
          }
        }
      }
    }
  }

  /// Answers the requests of one connection, one after another, until either side closes it.
  func serve(_ connection: Connection) async throws {
    try await connection.executeThenClose { parts, replies in
      var request: HTTPRequestHead?
      for try await part in parts {
        switch part {
        case .head(let head): request = head
        case .body: break
        case .end:
          guard let head = request else { return }
          let answer = await answer(to: head)
          try await replies.write(contentsOf: answer.parts(keepingAlive: head.isKeepAlive, head.version))
          if !head.isKeepAlive { return }
        }
      }
    }
  }

  func answer(to head: HTTPRequestHead) async -> Answer {
    guard let request = WheelRequest(head) else {
      return Answer(.notFound, "ask: GET /wheel?born=1990-04-15&at=14:30&in=Kyiv&as=svg\n")
    }
    do {
      let picture = try await pool.run { studio in try request.made(by: studio).value }
      return Answer(status: .ok, type: request.format.mediaType, body: picture)
    } catch let problem as Problem where problem.code == .busy {
      return Answer(.serviceUnavailable, "\(problem)\n")
    } catch let problem as Problem {
      return Answer(.unprocessableEntity, "\(problem)\n")
    } catch {
      return Answer(.serviceUnavailable, "the request was cancelled: ask again\n")
    }
  }
}
