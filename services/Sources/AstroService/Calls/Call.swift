import AstroSvitla
import FoundationEssentials
import HTTPTypes

/// A request as an endpoint sees it: who asks, for what, and in which language.
struct Call: Sendable {
  /// The largest body that is read, in bytes.
  static let largestBody = 64 << 10

  let house: House
  /// The user it concerns; `nil` where the endpoint needs none.
  let user: String?
  /// The app whose key was sent, if it is one's.
  let app: String?
  let language: Language
  /// The parts of the path that an endpoint names, such as `chart`.
  let path: [String: String]
  let query: Query
  let headers: HTTPFields
  let body: [UInt8]

  /// The user; endpoints that are open to all have none.
  var owner: String {
    get throws(Refusal) {
      guard let user else { throw .invalidUser }
      return user
    }
  }

  func part(_ name: String) throws(Refusal) -> String {
    guard let part = path[name] else { throw .notFound }
    return part
  }

  /// The body as a JSON object.
  var fields: Fields {
    get throws(Refusal) { try Call.fields(of: body) }
  }

  static func fields(of body: [UInt8]) throws(Refusal) -> Fields {
    guard let tree = try? JSONDecoder().decode(JSONTree.self, from: Data(body)), case .object = tree else {
      throw .notJSON
    }
    return Fields(object: tree)
  }
}
