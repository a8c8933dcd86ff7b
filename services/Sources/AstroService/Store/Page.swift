/// A part of a list, in the order in which its records were made.
struct Page: Sendable {
  /// The record after which it begins; `nil` for the first part.
  let after: String?
  let limit: Int

  static let parameters = [
    QueryParameter(
      "limit", "How many to list", ["type": "integer", "minimum": 1, "maximum": 100, "default": 50]),
    QueryParameter("after", "The value of next in the part before", ["type": "string"]),
  ]

  init(_ query: Query) throws(Refusal) {
    limit = try query.integer("limit", in: 1...100) ?? 50
    after = query.values["after"]
  }

  /// Reads one record more than fit, to see whether there is a next part.
  func rows(_ columns: String, of table: String, of user: String, in store: Store) async throws -> [SQLRow] {
    let start = #"coalesce((SELECT row FROM \#(table) WHERE id = ? AND "user" = ?), 0)"#
    return try await store.read(
      #"SELECT \#(columns) FROM \#(table) WHERE "user" = ? AND row > \#(start) ORDER BY row LIMIT ?"#,
      [user, after, user, limit + 1])
  }

  /// The part as it is answered.
  func json(_ name: String, _ records: [(id: String, json: JSONTree)]) -> JSONTree {
    let next = records.count > limit ? records[limit - 1].id : nil
    return .object([
      JSONTree.Member(name: name, value: .list(records.prefix(limit).map(\.json))),
      JSONTree.Member(name: "next", value: JSONTree(next)),
    ])
  }
}
