import AstroJSON
import AstroWording
import CAstroAssets

/// Something that a client may read: the schemas of our files, and the glossary of terms.
struct AgentResource: Sendable {
  /// Its URI, such as `astrosvitla://schemas/chart`.
  let address: String
  let name: String
  let title: String
  let media: String
  let text: @Sendable () -> String

  static let all: [AgentResource] = schemas + Language.allCases.map(glossary)

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("uri", address)
      writer.member("name", name)
      writer.member("title", title)
      writer.member("mimeType", media)
    }
  }

  func writeContents(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("uri", address)
      writer.member("mimeType", media)
      writer.member("text", text())
    }
  }

  private static let schemas = (0..<casset_schema_count).map { index in
    let schema = unsafe casset_schemas[index]
    let name = unsafe String(cString: schema.name)
    let bytes = unsafe UnsafeRawBufferPointer(start: schema.file.bytes, count: schema.file.count)
    let text = String(decoding: bytes, as: UTF8.self)
    return AgentResource(
      address: "astrosvitla://schemas/\(name)", name: "schema-\(name)", title: "JSON Schema: \(name)",
      media: "application/schema+json", text: { text })
  }

  private static func glossary(_ language: Language) -> AgentResource {
    AgentResource(
      address: "astrosvitla://glossary/\(language.tag)", name: "glossary-\(language.tag)",
      title: language == .uk ? "Словник термінів" : "Glossary of terms", media: "text/markdown"
    ) {
      GlossaryTerm.allCases.map { term in
        let gloss = language.phrasebook.gloss(of: term)
        return "- **\(gloss.term)**: \(gloss.meaning)\n"
      }.joined()
    }
  }
}
