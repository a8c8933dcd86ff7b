import AstroCommandKit

extension AstroReport {
  /// Refuses what does not go together, before anything is read.
  func validate() throws {
    if let refused = refusals.first(where: \.isRefused) { throw ValidationError(refused.reason) }
    guard check != nil || chart != nil || period.sign != nil else {
      throw ValidationError("Missing expected argument '<\(Help.value("report.chart") ?? "chart")>'")
    }
  }

  private var refusals: [(isRefused: Bool, reason: Told)] {
    let isOfTime = !period.names.isEmpty
    let isChecking = check != nil
    return [
      (isChecking != (against != nil), ReportUsage.checkWithoutBrief),
      (isChecking && chart != nil, ReportUsage.checkOfChart),
      (period.sign != nil && chart != nil, ReportUsage.signOfChart),
      (partner != nil && (explain || isChecking), ReportUsage.formOfTwo),
      (
        isOfTime && (explain || isChecking || partner != nil),
        ReportUsage.formOfTime(period.names.first ?? "")
      ),
      (period.sign != nil && brief, ReportUsage.briefOfSign),
      (
        writer.isGiven && (explain || brief || isChecking || period.sign != nil),
        ReportUsage.writerOfOthers
      ),
      (noMeanings && !brief && !writer.isGiven, ReportUsage.meaninglessForm),
      ([explain, text, brief].count(where: \.self) > 1, ReportUsage.severalForms),
    ]
  }
}

/// What is wrong with the options of the command that writes readings.
private enum ReportUsage {
  static let checkWithoutBrief = Told(
    "--check and --against go together: a report, and the brief it was written from",
    ukrainian: "--check і --against бувають лише разом: звіт і зведення, з якого його написано")
  static let checkOfChart = Told("--check needs no chart", ukrainian: "для --check карта не потрібна")
  static let signOfChart = Told(
    "--sign is for readings without a birth: leave the chart out, or --sign",
    ukrainian: "--sign – для читань без народження: приберіть карту або --sign")
  static let formOfTwo = Told(
    "a reading of two people is written as JSON, or with --text or --brief",
    ukrainian: "читання для двох пишеться як JSON або з --text чи --brief")
  static let briefOfSign = Told(
    "--brief is for a birth: give its chart in the place of --sign",
    ukrainian: "--brief – для народження: подайте карту замість --sign")
  static let writerOfOthers = Told(
    "--writer writes a reading of births: leave it out with --explain, --brief, --check and --sign",
    ukrainian: "--writer пише читання для народжень: приберіть його з --explain, --brief, --check і --sign")
  static let meaninglessForm = Told(
    "--no-meanings is for --brief and --writer", ukrainian: "--no-meanings – лише для --brief і --writer")
  static let severalForms = Told(
    "--explain, --text and --brief are three things to write: give one of them",
    ukrainian: "--explain, --text і --brief – три різні речі: виберіть одну")

  static func formOfTime(_ option: String) -> Told {
    Told(
      "\(option) is written as JSON, or with --text or --brief",
      ukrainian: "\(option) пишеться як JSON або з --text чи --brief")
  }
}
