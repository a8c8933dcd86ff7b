/// Why a signed text of Apple's is not believed, or does not pay.
enum PurchaseFault: Error, Sendable, CaseIterable {
  case malformed, algorithm, certificates, leafMark, intermediateMark, expired, chain, signature
  case bundle, environment, product, future, revoked, otherArea, otherChart, otherUser, spent

  var words: Words {
    switch self {
    case .malformed: Words("is not a signed transaction", "не є підписаною покупкою")
    case .algorithm: Words("is not signed by ES256", "підписано не за ES256")
    case .certificates:
      Words("does not carry its three certificates", "немає трьох сертифікатів")
    case .leafMark:
      Words("is not signed by a certificate for receipts", "підписано сертифікатом не для покупок")
    case .intermediateMark:
      Words("is not signed under Apple's developer relations", "підписано не центром Apple для розробників")
    case .expired:
      Words("was signed when its certificates did not hold", "підписано, коли сертифікати не діяли")
    case .chain: Words("is not signed under Apple's root", "підписано не під коренем Apple")
    case .signature: Words("was changed after it was signed", "змінено після підпису")
    case .bundle: Words("is of another app", "з іншого застосунку")
    case .environment: Words("is of another environment", "з іншого середовища")
    case .product: Words("is for a product that is not sold here", "за товар, якого тут не продають")
    case .future: Words("has a date that is still to come", "з датою, яка ще не настала")
    case .revoked: Words("was taken back or refunded", "скасовано, або гроші повернуто")
    case .otherArea: Words("pays for a report on another area", "оплачує звіт про іншу сферу")
    case .otherChart: Words("has paid for another chart", "вже оплатило іншу карту")
    case .otherUser: Words("is that of another user", "належить іншому користувачеві")
    case .spent: Words("has paid for a chart that was deleted", "вже оплатило карту, яку вилучено")
    }
  }

  var refusal: Refusal {
    Refusal(.invalidInput, Words("transaction: \(words.english)", "transaction: \(words.ukrainian)"))
  }
}
