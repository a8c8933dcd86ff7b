import GRDB

extension Store {
  /// The steps from every earlier store to this one; a step that was once published is never changed.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 users, charts, reports") { try $0.execute(sql: first) }
    migrator.registerMigration("2 purchases") { try $0.execute(sql: second) }
    return migrator
  }

  private static let first = """
    CREATE TABLE apps (id TEXT PRIMARY KEY, created TEXT NOT NULL) STRICT;

    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      app TEXT REFERENCES apps (id),
      created TEXT NOT NULL
    ) STRICT;

    CREATE TABLE keys (
      hash BLOB PRIMARY KEY,
      user TEXT REFERENCES users (id) ON DELETE CASCADE,
      app TEXT REFERENCES apps (id),
      created TEXT NOT NULL,
      CHECK ((user IS NULL) <> (app IS NULL))
    ) STRICT;
    CREATE INDEX keys_of_users ON keys (user);

    CREATE TABLE charts (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      name TEXT,
      own INTEGER NOT NULL,
      document BLOB NOT NULL,
      created TEXT NOT NULL
    ) STRICT;
    CREATE INDEX charts_of_users ON charts (user, row);
    CREATE UNIQUE INDEX own_charts ON charts (user) WHERE own;

    CREATE TABLE connections (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      chart TEXT NOT NULL REFERENCES charts (id) ON DELETE CASCADE,
      name TEXT,
      created TEXT NOT NULL
    ) STRICT;
    CREATE INDEX connections_of_users ON connections (user, row);
    CREATE INDEX connections_of_charts ON connections (chart);

    CREATE TABLE reports (
      chart TEXT NOT NULL REFERENCES charts (id) ON DELETE RESTRICT,
      area TEXT NOT NULL,
      language TEXT NOT NULL,
      document BLOB NOT NULL,
      created TEXT NOT NULL,
      PRIMARY KEY (chart, area, language)
    ) STRICT;

    CREATE TABLE bookmarks (
      row INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      user TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      chart TEXT REFERENCES charts (id) ON DELETE CASCADE,
      source TEXT,
      text TEXT NOT NULL,
      created TEXT NOT NULL
    ) STRICT;
    CREATE INDEX bookmarks_of_users ON bookmarks (user, row);
    CREATE INDEX bookmarks_of_charts ON bookmarks (chart);

    CREATE TABLE feeds (
      hash BLOB PRIMARY KEY,
      chart TEXT NOT NULL UNIQUE REFERENCES charts (id) ON DELETE CASCADE,
      language TEXT NOT NULL,
      created TEXT NOT NULL
    ) STRICT;
    """

  /// Only the hash of a purchase need stay.
  private static let second = """
    CREATE TABLE purchases (
      hash BLOB PRIMARY KEY,
      state TEXT NOT NULL CHECK (state IN ('delivered', 'revoked', 'spent')),
      user TEXT REFERENCES users (id),
      chart TEXT REFERENCES charts (id),
      area TEXT,
      product TEXT,
      transaction_id TEXT,
      purchased TEXT,
      noticed INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX purchases_of_users ON purchases (user);
    CREATE INDEX purchases_of_charts ON purchases (chart, area);
    """
}
