import AstroChartModel

extension UkrainianPhrasebook {
  func note(_ subject: BirthNote) -> String {
    switch subject {
    case .notKept(let losses): "не збережено: \(losses.map(words).joined(separator: ", "))"
    case .columnsNotRead(let names, let more):
      "стовпці, яких не прочитано: \(names.joined(separator: ", "))\(more > 0 ? " і ще \(more)" : "")"
    case .encodingAssumed(let name):
      "файл не в UTF-8, тож символи прочитано як \(name) (якщо вони інші, скажіть --encoding)"
    case .placeTaken(let title, let name): "\(name): узято місце \(title)"
    case .dayAgainstZone(let zone, let day):
      "пояс каже \(zone), юліанський день — \(day); узято друге"
    case .eastAssumed(let zone): "пояс \(zone) не каже, східний він чи західний; узято східний"
    case .noSummerTimeAssumed: "не сказано, чи діяв літній час; узято, що ні"
    case .remarkLeftAside:
      "запис змінено після того, як його написав astro-chart, тож рядок #: не враховано"
    case .summerTimeToFind:
      "чи діяв літній час, мав би з’ясувати Astrolog; скажіть через --zone, який пояс мається на увазі"
    case .apparentTime: "місцевий істинний час прочитано як місцевий середній"
    case .offsetAgainstZone(let stated, let zone, let shown):
      "у файлі для \(zone) узято \(stated), а годинники там показували \(shown); пояс збережено"
    case .offsetTaken(let offset, let problem): "\(problem); узято зсув із файла, \(offset)"
    case .noChartYet(let problem): "карту ще не обчислити: \(problem)"
    }
  }

  private func words(_ loss: BirthNote.Loss) -> String {
    switch loss {
    case .sex(let text): "стать (\(text))"
    case .kind(let text): "вид (\(text))"
    case .fraction(let text): "частки секунди (\(text))"
    case .named(let text): text
    }
  }
}
