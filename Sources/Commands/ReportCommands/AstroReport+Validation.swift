import ArgumentParser
import AstroCommandKit
import AstroDiagnostics

extension AstroReport {
  /// Refuses what does not go together, before anything is read.
  func validate() throws {
    try validateInput()
    try validateKind()
    try validateForm()
  }

  private func validateInput() throws {
    guard (check == nil) == (against == nil) else {
      throw ValidationError(
        Told(
          "--check and --against go together: a report, and the brief it was written from",
          ukrainian: "--check і --against бувають лише разом: звіт і зведення, з якого його написано"))
    }
    if check != nil, chart != nil {
      throw ValidationError(Told("--check needs no chart", ukrainian: "для --check карта не потрібна"))
    }
    if check == nil, chart == nil, period.sign == nil {
      throw ValidationError("Missing expected argument '<\(Help.value("report.chart") ?? "chart")>'")
    }
    if period.sign != nil, chart != nil {
      throw ValidationError(
        Told(
          "--sign is for readings without a birth: leave the chart out, or --sign",
          ukrainian: "--sign – для читань без народження: приберіть карту або --sign"))
    }
  }

  /// What a reading of two people, of a span or of a sign is not written as.
  private func validateKind() throws {
    if partner != nil, explain || check != nil {
      throw ValidationError(
        Told(
          "a reading of two people is written as JSON, or with --text or --brief",
          ukrainian: "читання для двох пишеться як JSON або з --text чи --brief"))
    }
    guard let option = period.names.first else { return }
    if explain || check != nil || partner != nil {
      throw ValidationError(
        Told(
          "\(option) is written as JSON, or with --text or --brief",
          ukrainian: "\(option) пишеться як JSON або з --text чи --brief"))
    }
    if period.sign != nil, brief {
      throw ValidationError(
        Told(
          "--brief is for a birth: give its chart in the place of --sign",
          ukrainian: "--brief – для народження: подайте карту замість --sign"))
    }
  }

  private func validateForm() throws {
    let isOther = partner != nil || period.names.first != nil
    if writer.isGiven, explain || brief || check != nil || isOther {
      throw ValidationError(
        Told(
          "--writer writes the report of a birth on an area: give it neither another form nor another kind of reading",
          ukrainian: "--writer пише звіт про одну людину на тему: без інших форм і видів читання"))
    }
    if noMeanings, !brief, !writer.isGiven {
      throw ValidationError(
        Told(
          "--no-meanings is for --brief and --writer",
          ukrainian: "--no-meanings – лише для --brief і --writer"))
    }
    if [explain, text, brief].count(where: \.self) > 1 {
      throw ValidationError(
        Told(
          "--explain, --text and --brief are three things to write: give one of them",
          ukrainian: "--explain, --text і --brief – три різні речі: виберіть одну"))
    }
  }
}
