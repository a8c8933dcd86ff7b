/// Why there is no text: one line in either language, and the exit status of its kind.
public struct Failure: Error, Sendable, Equatable {
  /// The exit status of a kind of failure, by the conventions of sysexits.
  public enum Status: Int32, Sendable {
    /// The command line or the environment is wrong.
    case usage = 64
    /// The brief, or what the model answers, is not what it should be.
    case data = 65
    /// A file does not exist, or cannot be read.
    case noInput = 66
    /// The server cannot be reached, or does not serve this model to this key.
    case unavailable = 69
    /// A defect of this program.
    case software = 70
    /// The output cannot be written.
    case cannotCreate = 73
    /// The server is busy, ill or too slow: later it may answer.
    case temporary = 75
  }

  public let status: Status
  public let english: String
  public let ukrainian: String
  /// Whether another try may succeed.
  let isPassing: Bool
  /// How long the server asks to be left alone, in seconds.
  let pause: Double?

  public init(_ status: Status, _ english: String, _ ukrainian: String) {
    self.init(status, english, ukrainian, isPassing: false)
  }

  init(_ status: Status, _ english: String, _ ukrainian: String, isPassing: Bool, pause: Double? = nil) {
    (self.status, self.english, self.ukrainian) = (status, english, ukrainian)
    (self.isPassing, self.pause) = (isPassing, pause)
  }
}

extension Failure {
  static func unreachable(_ why: String) -> Failure {
    Failure(
      .unavailable, "the model's server cannot be reached: \(why)",
      "сервер моделі недосяжний: \(why)", isPassing: true)
  }

  static func tooSlow(_ seconds: Double) -> Failure {
    let time = Numeral.text(seconds)
    return Failure(
      .temporary, "the model took longer than \(time) s (--try-timeout gives it more)",
      "модель не встигла за \(time) с (більше часу дасть --try-timeout)", isPassing: true)
  }

  static let cut = Failure(
    .temporary, "the answer broke off before its end", "відповідь обірвалася до кінця", isPassing: true)

  /// - Parameters:
  ///   - code: The HTTP status.
  ///   - message: What the server says about it; may be empty.
  ///   - pause: How long it asks to be left alone, in seconds.
  static func refused(_ code: Int, _ message: String, pause: Double?) -> Failure {
    let isPassing = code == 429 || code >= 500
    let why = message.isEmpty ? "" : ": \(message)"
    return Failure(
      isPassing ? .temporary : .unavailable, "the model's server answers \(code)\(why)",
      "сервер моделі відповідає \(code)\(why)", isPassing: isPassing, pause: pause)
  }

  /// An error that the server tells within a stream that began well.
  static func broken(_ message: String) -> Failure {
    Failure(
      .temporary, "the model's server failed: \(message)", "сервер моделі дав збій: \(message)",
      isPassing: true)
  }

  static func declined(_ words: String) -> Failure {
    Failure(.data, "the model declines: \(words)", "модель відмовляється: \(words)")
  }

  static func tooLarge(_ limit: Int) -> Failure {
    Failure(.data, "the answer is longer than \(limit) bytes", "відповідь довша за \(limit) байтів")
  }

  static let cutByLength = Failure(
    .data, "the model reached its limit of tokens before the end of the text",
    "модель вичерпала свою межу токенів, не дописавши")

  static let notChat = Failure(
    .data, "the server does not answer as OpenAI's chat completions do: look at ASTRO_MODEL_URL",
    "сервер відповідає не так, як chat completions OpenAI: перевірте ASTRO_MODEL_URL")

  static let notJSON = Failure(
    .data, "the model's answer is no JSON object", "відповідь моделі – не об’єкт JSON")

  static func missing(_ field: String) -> Failure {
    Failure(.data, "the model's answer lacks \(field)", "у відповіді моделі бракує \(field)")
  }
}
