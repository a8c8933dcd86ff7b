import NIOCore
import NIOHTTP1

/// What is sent back for one request.
struct Answer: Sendable {
  var status: HTTPResponseStatus
  var type: String
  var body: [UInt8]

  init(status: HTTPResponseStatus, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// A line of text.
  init(_ status: HTTPResponseStatus, _ text: String) {
    self.init(status: status, type: "text/plain; charset=utf-8", body: Array(text.utf8))
  }

  /// The answer as HTTP has it, with the length by which its reader knows where the next one begins.
  func parts(keepingAlive: Bool, _ version: HTTPVersion) -> [HTTPServerResponsePart] {
    var headers = HTTPHeaders([("content-type", type), ("content-length", "\(body.count)")])
    if !keepingAlive { headers.add(name: "connection", value: "close") }
    if status == .serviceUnavailable { headers.add(name: "retry-after", value: "10") }
    return [
      .head(HTTPResponseHead(version: version, status: status, headers: headers)),
      .body(.byteBuffer(ByteBuffer(bytes: body))), .end(nil),
    ]
  }
}
