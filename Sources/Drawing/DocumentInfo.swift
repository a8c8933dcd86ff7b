/// What a picture or a document says of itself to programs that list, search or read it aloud.
package struct DocumentInfo: Hashable, Sendable {
  package var title: String
  package var author: String
  package var subject: String
  package var keywords: [String]
  /// A BCP 47 tag.
  package var language: String
  /// The whole picture in words.
  package var description: String
  /// Seconds since 1970-01-01 UTC; `nil` leaves every date out, so that bytes never change.
  package var createdAt: Int?

  package init(
    title: String, author: String = "AstroSvitla", subject: String = "", keywords: [String] = [],
    language: String = "en", description: String = "", createdAt: Int? = nil
  ) {
    (self.title, self.author, self.subject, self.keywords) = (title, author, subject, keywords)
    (self.language, self.description, self.createdAt) = (language, description, createdAt)
  }
}
