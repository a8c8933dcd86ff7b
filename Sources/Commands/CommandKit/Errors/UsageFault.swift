import AstroDiagnostics

/// What is wrong with the options that commands share.
enum UsageFault: ProblemReason {
  /// An option without which there is no birth.
  case noBirth
  case notPlace(String)
  case notCommand(String, among: [String])
  case notVerb(nearest: String)

  var english: ProblemWording {
    switch self {
    case .noBirth:
      ProblemWording(
        "is missing", hint: "a birth needs --date, --place or --at and --zone, and --time if it is known")
    case .notPlace(let text):
      ProblemWording(
        "\(Quotation.of(text)) is not a place",
        hint: "degrees north and east with a comma, as in 50.4501,30.5234, or as in 49°13′N 30°59′E")
    case .notCommand(let word, let known):
      ProblemWording(
        "\(Quotation.of(word)) is not a command of astro", hint: NearestName.hint(for: word, among: known))
    case .notVerb(let nearest):
      ProblemWording("is neither a verb nor a file", hint: Hint("did you mean \(nearest)?"))
    }
  }

  var ukrainian: ProblemWording {
    switch self {
    case .noBirth:
      ProblemWording(
        "не вказано",
        hint: "для народження потрібні --date, --place або --at і --zone, а якщо час відомий, то й --time")
    case .notPlace(let text):
      ProblemWording(
        "\(Quotation.angular(text)) – не координати",
        hint: "градуси північної широти та східної довготи через кому: 50.4501,30.5234 або 49°13′N 30°59′E")
    case .notCommand(let word, let known):
      ProblemWording(
        "команди \(Quotation.angular(word)) в astro немає", hint: NearestName.hint(for: word, among: known))
    case .notVerb(let nearest):
      ProblemWording("такої дії немає, і такого файлу теж", hint: Hint("можливо, \(nearest)?"))
    }
  }
}
