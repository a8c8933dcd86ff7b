/// What a picture or a document states about itself, for programs that list, search or read it aloud.
package struct DocumentInfo: Hashable, Sendable {
  package var title: String
  package var author: String
  package var subject: String
  package var keywords: [String]
  /// The language of the text, as a BCP 47 tag.
  package var language: String
  /// A description of the whole picture in words.
  package var description: String
  /// The time of creation in seconds since 1970-01-01 UTC; `nil` leaves out every date, so that the bytes are
  /// the same each time.
  package var createdAt: Int?

  package init(
    title: String, author: String = "AstroSvitla", subject: String = "", keywords: [String] = [],
    language: String = "en", description: String = "", createdAt: Int? = nil
  ) {
    (self.title, self.author, self.subject, self.keywords) = (title, author, subject, keywords)
    (self.language, self.description, self.createdAt) = (language, description, createdAt)
  }

  /// The same of another author, if there is one.
  package func by(_ author: String?) -> DocumentInfo {
    var info = self
    info.author = author ?? self.author
    return info
  }
}
