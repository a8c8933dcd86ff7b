import NIOCore
import NIOPosix
import Synchronization
import Testing

/// A server of chat completions that answers what a test has written down, in order; the last answer again and again.
final class ScriptedServer: Sendable {
  /// What it does with one request.
  struct Reply: Sendable {
    /// What it sends, each piece after a pause in seconds; then it closes.
    var pieces: [(pause: Double, text: String)]
  }

  private let replies: [Reply]
  private let heard = Mutex<[String]>([])
  private let channel: any Channel

  /// The requests that came, with their heads.
  var requests: [String] { heard.withLock(\.self) }
  var address: String { "http://127.0.0.1:\(channel.localAddress?.port ?? 0)/v1" }

  convenience init(_ replies: Reply...) async throws { try await self.init(replies) }

  init(_ replies: [Reply]) async throws {
    self.replies = replies
    let link = Link()
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Conversation { link.reply(to: $0) })
        }
      }.bind(host: "127.0.0.1", port: 0).get()
    link.server = self
  }

  deinit { channel.close(promise: nil) }

  fileprivate func reply(to request: String) -> Reply {
    heard.withLock { heard in
      heard.append(request)
      return replies[min(heard.count, replies.count) - 1]
    }
  }
}

/// The way from a connection to the server, which exists only after its channel does.
private final class Link: Sendable {
  private let place = Mutex<Weak>(Weak())
  private struct Weak { weak var server: ScriptedServer? }

  var server: ScriptedServer? {
    get { place.withLock(\.server) }
    set { place.withLock { $0.server = newValue } }
  }

  func reply(to request: String) -> ScriptedServer.Reply {
    server?.reply(to: request) ?? ScriptedServer.Reply(pieces: [])
  }
}

/// One connection: a request is heard to its end, and answered.
private final class Conversation: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let reply: (String) -> ScriptedServer.Reply
  private var request = ""
  private var isAnswered = false

  init(_ reply: @escaping (String) -> ScriptedServer.Reply) { self.reply = reply }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    request += String(buffer: unwrapInboundIn(data))
    guard !isAnswered, let head = request.firstRange(of: "\r\n\r\n") else { return }
    let lines = request[..<head.lowerBound].split(separator: "\r\n")
    let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
      .flatMap { Int($0.split(separator: " ").last ?? "") }
    guard request[head.upperBound...].utf8.count >= length ?? 0 else { return }
    isAnswered = true
    send(reply(request).pieces[...], context)
  }

  private func send(_ pieces: ArraySlice<(pause: Double, text: String)>, _ context: ChannelHandlerContext) {
    guard let piece = pieces.first else { return context.close(promise: nil) }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let pause = TimeAmount.nanoseconds(Int64(piece.pause * 1e9))
    context.eventLoop.scheduleTask(in: pause) {
      let (handler, context) = bound.value
      context.writeAndFlush(handler.wrapOutboundOut(ByteBuffer(string: piece.text)), promise: nil)
      handler.send(pieces.dropFirst(), context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension ScriptedServer.Reply {
  /// A failure with a status line of its own.
  static func failure(_ status: String, _ headers: String = "", body: String = "") -> Self {
    let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"]
    return Self(pieces: [(0, lines.joined(separator: "\r\n") + "\r\n\(headers)\r\n\(body)")])
  }

  /// A stream of events.
  ///
  /// - Parameter pause: How long before each of them, in seconds.
  static func stream(_ events: [String], pause: Double = 0) -> Self {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n"
    return Self(pieces: [(0, head)] + events.map { (pause, $0) })
  }

  /// A text as a model streams it, in several pieces that break anywhere.
  static func text(_ text: String, pause: Double = 0) -> Self {
    let bytes = (events(of: text) + ending).joined()
    return stream(pieces(of: bytes, count: 7), pause: pause)
  }

  /// A stream of a single event.
  static func choice(_ choice: String) -> Self { stream(["data: {\"choices\":[\(choice)]}\n\n"]) }

  /// A text that breaks off in the middle.
  static func cut(_ text: String) -> Self {
    let all = events(of: text)
    return stream(Array(all.prefix(all.count / 2)))
  }

  /// The events of a text, a few letters each.
  private static func events(of text: String) -> [String] {
    pieces(of: text, count: 40).map {
      #"data: {"choices":[{"index":0,"delta":{"content":\#(quoted($0))},"finish_reason":null}]}"# + "\n\n"
    }
  }

  private static let ending = [
    ": a comment\r\n\r\n",
    #"data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"# + "\r\n\r\n",
    #"data: {"choices":[],"usage":{"prompt_tokens":5321,"completion_tokens":1410}}"# + "\n\n",
    "data: [DONE]\n\n",
  ]

  private static func pieces(of text: String, count: Int) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let size = max(1, (scalars.count + count - 1) / count)
    return stride(from: 0, to: scalars.count, by: size).map { start in
      String(String.UnicodeScalarView(scalars[start..<min(start + size, scalars.count)]))
    }
  }

  static func quoted(_ text: String) -> String {
    let marks = [("\\", "\\\\"), ("\"", "\\\""), ("\n", "\\n")]
    return "\"\(marks.reduce(text) { $0.replacing($1.0, with: $1.1) })\""
  }
}
