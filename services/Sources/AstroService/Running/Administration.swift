/// What is done with the store from a command line, while the service runs or not.
public struct Administration {
  private let store: Store

  /// - Parameter place: Where the store is; it is made if there is none.
  public init(of place: StorePlace) throws { store = try Store(in: place) }

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

  /// Copies the store in a folder into a file.
  public static func backup(folder: String, to file: String) throws {
    let database = try SQLiteDatabase(inFolder: folder)
    try database.backup(to: file)
    try database.close()
  }
}
