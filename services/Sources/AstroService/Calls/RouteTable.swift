import HTTPTypes

/// Finds the endpoint for a method and a path.
struct RouteTable: Sendable {
  /// What was found at a path.
  enum Found: Sendable {
    case endpoint(Endpoint, path: [String: String])
    /// The path is known, but not with this method.
    case otherMethods([String])
    case nothing
  }

  private let endpoints: [Int: [Endpoint]]

  init(_ endpoints: [Endpoint]) { self.endpoints = Dictionary(grouping: endpoints) { $0.segments.count } }

  func find(_ method: HTTPRequest.Method, _ path: String) -> Found {
    let segments = path.split(separator: "/", omittingEmptySubsequences: true)
    let here = (endpoints[segments.count] ?? []).compactMap { endpoint in
      RouteTable.match(endpoint.segments, segments).map { (endpoint: endpoint, path: $0) }
    }
    guard !here.isEmpty, path.first == "/" else { return .nothing }
    let wanted: HTTPRequest.Method = method == .head ? .get : method
    if let found = here.first(where: { $0.endpoint.method == wanted }) {
      return .endpoint(found.endpoint, path: found.path)
    }
    let methods = Set(here.map(\.endpoint.method.rawValue))
    return .otherMethods(methods.union(methods.contains("GET") ? ["HEAD"] : []).sorted())
  }

  /// The variable parts of a path; `nil` if it does not have this form.
  private static func match(_ form: [Substring], _ path: [Substring]) -> [String: String]? {
    var parts: [String: String] = [:]
    for (wanted, given) in zip(form, path) {
      if wanted.first == "{", wanted.last == "}" {
        parts[String(wanted.dropFirst().dropLast())] = String(given)
      } else if wanted != given {
        return nil
      }
    }
    return parts
  }
}
