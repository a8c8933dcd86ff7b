extension Store {
  /// The steps from every earlier store to this one; a step that was once published is never changed.
  static let migrations = [
    Migration(name: "1 users, charts, reports", sql: first), Migration(name: "2 purchases", sql: second),
  ]

  @Sendable private static func first(_ dialect: Dialect) -> String {
    let end = dialect.table
    return """
      CREATE TABLE apps (id TEXT PRIMARY KEY, created TEXT NOT NULL)\(end);

      CREATE TABLE users (
        id TEXT PRIMARY KEY,
        app TEXT REFERENCES apps (id),
        created TEXT NOT NULL
      )\(end);

      CREATE TABLE keys (
        hash \(dialect.bytes) PRIMARY KEY,
        "user" TEXT REFERENCES users (id) ON DELETE CASCADE,
        app TEXT REFERENCES apps (id),
        created TEXT NOT NULL,
        CHECK (("user" IS NULL) <> (app IS NULL))
      )\(end);
      CREATE INDEX keys_of_users ON keys ("user");

      CREATE TABLE charts (
        row \(dialect.counter),
        id TEXT NOT NULL UNIQUE,
        "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        name TEXT,
        own \(dialect.truth) NOT NULL,
        document \(dialect.bytes) NOT NULL,
        created TEXT NOT NULL
      )\(end);
      CREATE INDEX charts_of_users ON charts ("user", row);
      CREATE UNIQUE INDEX own_charts ON charts ("user") WHERE own;

      CREATE TABLE connections (
        row \(dialect.counter),
        id TEXT NOT NULL UNIQUE,
        "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        chart TEXT NOT NULL REFERENCES charts (id) ON DELETE CASCADE,
        name TEXT,
        created TEXT NOT NULL
      )\(end);
      CREATE INDEX connections_of_users ON connections ("user", row);
      CREATE INDEX connections_of_charts ON connections (chart);

      CREATE TABLE reports (
        chart TEXT NOT NULL REFERENCES charts (id) ON DELETE RESTRICT,
        area TEXT NOT NULL,
        language TEXT NOT NULL,
        document \(dialect.bytes) NOT NULL,
        created TEXT NOT NULL,
        PRIMARY KEY (chart, area, language)
      )\(end);

      CREATE TABLE bookmarks (
        row \(dialect.counter),
        id TEXT NOT NULL UNIQUE,
        "user" TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        chart TEXT REFERENCES charts (id) ON DELETE CASCADE,
        source TEXT,
        text TEXT NOT NULL,
        created TEXT NOT NULL
      )\(end);
      CREATE INDEX bookmarks_of_users ON bookmarks ("user", row);
      CREATE INDEX bookmarks_of_charts ON bookmarks (chart);

      CREATE TABLE feeds (
        hash \(dialect.bytes) PRIMARY KEY,
        chart TEXT NOT NULL UNIQUE REFERENCES charts (id) ON DELETE CASCADE,
        language TEXT NOT NULL,
        created TEXT NOT NULL
      )\(end);
      """
  }

  /// Only the hash of a purchase need stay.
  @Sendable private static func second(_ dialect: Dialect) -> String {
    """
    CREATE TABLE purchases (
      hash \(dialect.bytes) PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('delivered', 'revoked', 'spent')),
      "user" TEXT REFERENCES users (id),
      chart TEXT REFERENCES charts (id),
      area TEXT,
      product TEXT,
      transaction_id TEXT,
      purchased TEXT,
      noticed \(dialect.integer) NOT NULL
    )\(dialect.table);
    CREATE INDEX purchases_of_users ON purchases ("user");
    CREATE INDEX purchases_of_charts ON purchases (chart, area);
    """
  }
}
