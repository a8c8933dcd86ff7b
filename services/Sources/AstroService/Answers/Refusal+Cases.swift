extension Refusal {
  static let busy = Refusal(
    .busy,
    Words(
      "as many requests wait already as may (ask again in a moment)",
      "черга вже повна (спробуйте ще раз за мить)"), retryAfter: 1)

  static let storeAway = Refusal(
    .busy,
    Words(
      "the store does not answer (ask again in a moment)", "сховище не відповідає (спробуйте ще раз за мить)"),
    retryAfter: 1)

  static let failed = Refusal(
    .calculationError,
    Words(
      "this could not be made for a reason on our side (ask again later)",
      "цього не вдалося зробити через нас (спробуйте пізніше)"))

  static let storageFull = Refusal(
    .storageFull,
    Words(
      "there is no room left to keep this: nothing was changed",
      "немає місця, щоб це зберегти: нічого не змінено"))

  /// One answer for every key that does not fit, so that nobody learns which of them exist.
  static let invalidUser = Refusal(
    .invalidUser,
    Words(
      "the key is missing or not known, or is not that of this user (send Authorization: Bearer KEY)",
      "ключа немає, він невідомий або не цього користувача (надішліть Authorization: Bearer КЛЮЧ)"))

  static let notFound = Refusal(
    .notFound, Words("there is nothing here by this name", "за цією адресою нічого немає"))

  static let tooLarge = Refusal(
    .tooLarge,
    Words(
      "a request has at most \(Call.largestBody) bytes", "запит має щонайбільше \(Call.largestBody) байтів"))

  static let noOwnChart = Refusal(
    .missingBirthData,
    Words(
      "this user has no birth yet (create a chart: POST /v1/charts)",
      "у цього користувача ще немає дати народження (створіть карту: POST /v1/charts)"))

  static let hasReports = Refusal(
    .invalidInput,
    Words(
      "this chart has reports (add ?reports=delete to delete them with it)",
      "до цієї карти є звіти (додайте ?reports=delete, щоб вилучити їх разом із нею)"))

  static let tooMany = Refusal(
    .invalidInput,
    Words(
      "as many are kept already as may (delete one first)",
      "збережено вже стільки, скільки можна (спершу щось вилучіть)"))

  static let notJSON = Refusal(
    .invalidInput, Words("the body is not a JSON object in UTF-8", "тіло запиту – не об’єкт JSON у UTF-8"))

  static func rateLimited(retryAfter: Int) -> Refusal {
    Refusal(
      .rateLimited,
      Words(
        "this key asks more often than it may (ask again in \(retryAfter) s)",
        "за цим ключем запитів більше, ніж можна (спробуйте за \(retryAfter) с)"), retryAfter: retryAfter)
  }

  static func notAllowed(_ methods: [String]) -> Refusal {
    let list = methods.joined(separator: ", ")
    return Refusal(
      .methodNotAllowed, Words("here one can only \(list)", "тут можна лише \(list)"), allowed: methods)
  }

  static func missing(_ field: String) -> Refusal {
    Refusal(.invalidInput, Words("\(field): is missing", "\(field): немає значення"))
  }

  static func invalid(_ field: String, _ wanted: Words) -> Refusal {
    Refusal(
      .invalidInput, Words("\(field): should be \(wanted.english)", "\(field): має бути \(wanted.ukrainian)"))
  }

  static func unknown(_ field: String, known: [String]) -> Refusal {
    let list = known.joined(separator: ", ")
    return invalid(field, Words("one of \(list)", "одним із: \(list)"))
  }
}
