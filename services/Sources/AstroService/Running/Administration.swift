/// What is done with the store from a command line, while the service runs or not.
public struct Administration {
  private let store: Store

  /// - Parameter data: The folder of the store; it is made if there is none.
  public init(data: String) throws { store = try Store(inFolder: data) }

  /// Makes a user, or an app, and a key for it.
  ///
  /// - Returns: The id, and the key, which nothing tells again.
  public func makeKey(forApp isApp: Bool) async throws -> (id: String, key: String) {
    let made =
      isApp
      ? try await store.makeApp(at: Clock.text) : try await store.makeUser(of: nil, at: Clock.text)
    return (made.id, made.key.text)
  }

  /// - Returns: Whether there was such a key.
  public func revoke(key: String) async throws -> Bool { try await store.revoke(key: Digests.sha256(key)) }

  /// Copies the store into a file.
  public func backup(to file: String) throws { try store.backup(to: file) }
}
