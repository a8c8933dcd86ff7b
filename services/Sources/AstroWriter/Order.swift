import AstroSvitla
import FoundationEssentials

/// What a brief asks for: of what kind, in which language, how long.
struct Order: Sendable {
  let language: Language
  let prompt: Prompt.Kind
  let bounds: Bounds
  /// The brief as it came, which is what the model reads.
  let text: String

  /// How many sentences, words and pieces of advice there shall be, each from and to.
  struct Bounds: Decodable, Sendable {
    var openingSentences: [Int]?
    var analysisWords: [Int]?
    var recommendations: [Int]?
  }

  private struct Fields: Decodable {
    var kind: String?
    var bounds: Bounds?
  }

  /// - Throws: `Failure` of data, at the field that is wrong.
  init(json: [UInt8]) throws(Failure) {
    do throws(Problem) { language = try ReportBrief(json: json).language } catch {
      throw Failure(.data, Order.line(error, in: .en), Order.line(error, in: .uk))
    }
    // Whoever reads the whole has read these fields.
    let fields = try? JSONDecoder().decode(Fields.self, from: Data(json))
    prompt =
      switch fields?.kind {
      case nil, "birth": .birth
      case "couple": .couple
      default: .span
      }
    bounds = fields?.bounds ?? Bounds()
    text = String(decoding: json, as: UTF8.self)
  }

  private static func line(_ problem: Problem, in language: Language) -> String {
    let told = problem.worded(in: language)
    let brief = language == .uk ? "зведення" : "brief"
    return [brief, told.location.pathText, told.message].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
