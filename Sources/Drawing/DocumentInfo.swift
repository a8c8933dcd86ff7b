/// What a picture or a document says of itself to programs that list, search or read it aloud.
public struct DocumentInfo: Hashable, Sendable {
  public var title: String
  public var author: String
  public var subject: String
  public var keywords: [String]
  /// A BCP 47 tag.
  public var language: String
  /// The whole picture in words.
  public var description: String
  /// Seconds since 1970-01-01 UTC; `nil` leaves every date out, so that bytes never change.
  public var createdAt: Int?

  public init(
    title: String, author: String = "AstroSvitla", subject: String = "", keywords: [String] = [],
    language: String = "en", description: String = "", createdAt: Int? = nil
  ) {
    (self.title, self.author, self.subject, self.keywords) = (title, author, subject, keywords)
    (self.language, self.description, self.createdAt) = (language, description, createdAt)
  }
}
