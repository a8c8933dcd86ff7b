import AstroSvitla
import HTTPTypes

/// Whose key was sent.
enum Caller: Sendable, Equatable {
  case user(String)
  case app(String)

  /// The secret in `Authorization: Bearer`, or an empty text, which no key has.
  static func secret(in headers: HTTPFields) -> String {
    let field = headers[.authorization] ?? ""
    guard field.lowercased().hasPrefix("bearer ") else { return "" }
    return String(field.dropFirst("bearer ".count).prefix(200))
  }
}

extension House {
  /// Lets a request in, and says for whom.
  ///
  /// The hash of whatever was sent is looked up, so that a wrong, an old and a missing key take equally long.
  ///
  /// - Parameters:
  ///   - named: The `user_id` of the request.
  /// - Throws: `INVALID_USER`, and `RATE_LIMITED`.
  func admit(
    _ endpoint: Endpoint, _ headers: HTTPFields, from address: String, named: String?
  ) async throws -> (user: String?, app: String?) {
    switch endpoint.access {
    case .free: return (nil, nil)
    case .open:
      try await limiter.take(for: Digests.sha256(address))
      return (nil, nil)
    case .key, .app, .user, .userInBody: break
    }
    let hash = Digests.sha256(Caller.secret(in: headers))
    guard let caller = try await store.caller(withKey: hash) else {
      try await limiter.take(for: Digests.sha256(address))
      throw Refusal.invalidUser
    }
    try await limiter.take(for: hash)
    switch (endpoint.access, caller) {
    case (.key, .user(let user)): return (user, nil)
    case (.key, .app(let app)), (.app, .app(let app)): return (nil, app)
    case (.user, .user(let user)) where named == nil || named == user,
      (.userInBody, .user(let user)) where named == user:
      return (user, nil)
    case (.user, .app(let app)), (.userInBody, .app(let app)):
      guard let named, try await store.app(app, made: named) else { throw Refusal.invalidUser }
      return (named, app)
    default: throw Refusal.invalidUser
    }
  }
}
