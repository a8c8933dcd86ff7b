import HTTPTypes
import Synchronization

/// How many requests of each kind were answered, and how long they took, for Prometheus.
final class Counters: Sendable {
  private struct Kind: Hashable {
    let endpoint: String
    let status: Int
  }

  private struct Count {
    var requests = 0
    var seconds = 0.0
  }

  private let counts = Mutex<[Kind: Count]>([:])

  /// - Parameter endpoint: Method and path as the endpoint has it, so that no id gets into the figures.
  func count(_ endpoint: String, _ status: HTTPResponse.Status, _ time: Duration) {
    counts.withLock { counts in
      counts[Kind(endpoint: endpoint, status: status.code), default: Count()].requests += 1
      counts[Kind(endpoint: endpoint, status: status.code), default: Count()].seconds += time / .seconds(1)
    }
  }

  /// The figures in Prometheus' text format.
  var text: String {
    let counts = counts.withLock { $0 }.sorted {
      ($0.key.endpoint, $0.key.status) < ($1.key.endpoint, $1.key.status)
    }
    func lines(_ name: String, _ value: (Count) -> String) -> String {
      counts.map { kind, count in
        "\(name){endpoint=\"\(kind.endpoint)\",status=\"\(kind.status)\"} \(value(count))\n"
      }.joined()
    }
    return """
      # HELP astro_requests_total Requests answered.
      # TYPE astro_requests_total counter
      \(lines("astro_requests_total") { "\($0.requests)" })# HELP astro_request_seconds_total Time taken to answer them.
      # TYPE astro_request_seconds_total counter
      \(lines("astro_request_seconds_total") { "\($0.seconds)" })
      """
  }
}
