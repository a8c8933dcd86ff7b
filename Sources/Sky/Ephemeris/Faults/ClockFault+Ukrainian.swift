package import AstroDiagnostics

extension ClockFault {
  package var ukrainian: ProblemWording {
    switch self {
    case .twice(let local, let zone, let first, let last):
      ProblemWording(
        "\(local) у поясі \(zone) було двічі: о \(first) і о \(last)",
        hint: "вкажіть, котре з двох: \(setting: "fold", to: "earlier", "later")")
    case .never(let local, let zone, let jump):
      ProblemWording(
        "\(local) у поясі \(zone) ніколи не було"
          + (jump.map {
            ": годинник перевели з \($0.last) (\($0.lastUTC)) на \($0.first) (\($0.firstUTC))"
          } ?? ""),
        hint: "перевірте час і пояс або подайте зсув, як-от +03:00")
    case .skippedDay(let date, let zone):
      ProblemWording(
        "дня \(date) у поясі \(zone) не було",
        hint: "тоді пересунули лінію зміни дат; перевірте дату й пояс")
    case .notOffset(let text):
      ProblemWording(
        "«\(text.prefix(20))» – не зсув від UTC",
        hint: "зсув буває від -15:59 до +15:59, пишіть його як +03:00")
    case .unknownZone(let name, let nearest):
      ProblemWording(
        "часового поясу \(Quotation.angular(name)) немає",
        hint: Hint(
          (nearest.map { "можливо, \($0)? " } ?? "")
            + "вкажіть назву, як-от Europe/Kyiv, зсув, як-от +03:00, або LMT"))
    case .noFiles(let folder):
      ProblemWording("у \(folder) немає файлів часових поясів", hint: "установіть пакет tzdata")
    case .missingFile(let path):
      ProblemWording(
        "файлу часового поясу \(path) немає, або його не прочитати",
        hint: "перевстановіть пакет tzdata, а де він є, і tzdata-legacy")
    case .damagedFile(let path):
      ProblemWording(
        "файл часового поясу \(path) пошкоджено, або він застарий", hint: "перевстановіть пакет tzdata")
    }
  }
}
