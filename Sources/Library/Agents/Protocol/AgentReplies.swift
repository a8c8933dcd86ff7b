import AstroJSON
import AstroStreams

/// Writes answers, one line each.
struct AgentReplies: Sendable {
  let identity: AgentIdentity

  /// - Parameter write: Writes the members of the result.
  func result(
    _ request: AgentRequest, capacity: Int = 1 << 10, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    line(request.id, capacity: capacity) { writer in
      writer.member("result") { writer in
        writer.object { writer in
          // Revisions without sessions tell with each result that it is whole, and whose it is.
          if request.namedVersion != nil {
            writer.member("resultType", "complete")
            writer.member("_meta") { writer in
              writer.object { $0.member("io.modelcontextprotocol/serverInfo", identity.write) }
            }
          }
          write(&writer)
        }
      }
    }
  }

  func error(_ error: RPCError, id: LineID?) -> [UInt8] {
    line(id, capacity: 256) { $0.member("error", error.write) }
  }

  private func line(_ id: LineID?, capacity: Int, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.bytes(.oneLine, capacity: capacity) { writer in
      writer.object { writer in
        writer.member("jsonrpc", "2.0")
        writer.member("id") { writer in
          if let id { writer.write(json: id.json) } else { writer.writeNull() }
        }
        write(&writer)
      }
    }
  }
}

extension AgentRequest {
  /// Writes how long a client may keep an answer that never changes, where the revision has a place for it.
  func writeLifetime(to writer: inout JSONWriter) {
    guard namedVersion != nil else { return }
    writer.member("ttlMs", AgentRequest.lifetime)
    writer.member("cacheScope", "public")
  }

  /// An hour, in milliseconds: a newer program may take the place of this one.
  private static let lifetime = 3_600_000
}
