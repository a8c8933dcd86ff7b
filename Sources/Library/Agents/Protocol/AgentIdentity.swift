import AstroJSON

/// What the server tells of itself.
struct AgentIdentity: Sendable {
  /// The version of the program.
  let version: String

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", "astrosvitla")
      writer.member("title", "AstroSvitla")
      writer.member("version", version)
    }
  }

  static func writeCapabilities(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("tools") { $0.object { _ in } }
      writer.member("resources") { $0.object { _ in } }
    }
  }

  /// What a model should know before it uses the tools.
  static let instructions = """
    Astrology computed, never guessed: positions from the Swiss Ephemeris, texts from an expert's book. Take every \
    placement, aspect and date from these tools, not from memory. A birth is {"date":"1990-04-15","time":"14:30",\
    "place":"Kyiv, Ukraine"}; leave time out if it is not known (never invent one): there are then no houses and \
    angles. If a place is ambiguous the error lists the places; place_search finds coordinates and time zones. To \
    write about somebody, take brief, write only what its facts say, and hold your text against it with check_text \
    before you show it. Never predict illness, death, marriage, money or a sum; no medical advice.
    """
}
