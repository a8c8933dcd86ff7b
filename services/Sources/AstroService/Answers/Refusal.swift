import AstroSvitla
import HTTPTypes

/// Why a request is not answered as asked, as its sender is told.
struct Refusal: Error, Sendable {
  /// The kinds of refusals; their names are what programs read.
  enum Code: String, Sendable, CaseIterable {
    case missingBirthData = "MISSING_BIRTH_DATA"
    case invalidChart = "INVALID_CHART"
    case invalidUser = "INVALID_USER"
    case notFound = "NOT_FOUND"
    case methodNotAllowed = "METHOD_NOT_ALLOWED"
    case tooLarge = "TOO_LARGE"
    case invalidInput = "INVALID_INPUT"
    case rateLimited = "RATE_LIMITED"
    case calculationError = "CALCULATION_ERROR"
    case busy = "BUSY"
    case storageFull = "STORAGE_FULL"

    var status: HTTPResponse.Status {
      switch self {
      case .missingBirthData, .invalidChart: .badRequest
      case .invalidUser: .unauthorized
      case .notFound: .notFound
      case .methodNotAllowed: .methodNotAllowed
      case .tooLarge: .contentTooLarge
      case .invalidInput: .unprocessableContent
      case .rateLimited: .tooManyRequests
      case .calculationError: .internalServerError
      case .busy: .serviceUnavailable
      case .storageFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
      }
    }
  }

  let code: Code
  let words: Words
  /// After how many seconds to ask again.
  var retryAfter: Int?
  /// The methods that the address knows.
  var allowed: [String] = []

  init(_ code: Code, _ words: Words, retryAfter: Int? = nil, allowed: [String] = []) {
    (self.code, self.words, self.retryAfter, self.allowed) = (code, words, retryAfter, allowed)
  }

  func answer(in language: Language) -> Answer {
    var answer = Answer.json(
      [
        "success": false,
        "error": ["code": .text(code.rawValue), "message": .text(words.told(in: language))],
      ],
      code.status)
    if let retryAfter { answer.headers[.retryAfter] = String(retryAfter) }
    if !allowed.isEmpty { answer.headers[.allow] = allowed.joined(separator: ", ") }
    if code == .invalidUser { answer.headers[.wwwAuthenticate] = "Bearer" }
    return answer
  }
}

extension Refusal {
  /// What the library says of a request that it cannot serve.
  init(_ problem: Problem) {
    switch problem.code {
    case .missingBirthData: self.init(.missingBirthData, Words(problem))
    case .invalidChart, .missingFile, .noInput: self.init(.invalidChart, Words(problem))
    case .usage, .invalidValue, .size, .invalidReport, .invalidRules, .invalidTheme, .noReport, .tooLong,
      .ambiguousTime, .nonexistentTime, .unknownZone, .unknownPlace, .ambiguousPlace, .outOfRange:
      self.init(.invalidInput, Words(problem))
    case .busy: self = .busy
    case .noOutput, .missingEphemeris, .missingTimeZones, .missingFont, .missingCoasts, .missingCommand,
      .calculation,
      .rendering,
      .outOfMemory, .defect:
      // What is missing on the machine concerns who runs it, and stands in the log.
      self = .failed
    }
  }
}
