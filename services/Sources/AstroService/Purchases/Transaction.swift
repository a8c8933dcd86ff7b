import AstroSvitla
import FoundationEssentials
import JWTKit

/// What Apple signs of one purchase, as far as it is needed; dates are milliseconds since 1970.
struct TransactionPayload: ValidationTimePayload {
  let bundleId: String
  let environment: String
  let productId: String
  let transactionId: String
  let originalTransactionId: String
  let purchaseDate: Double
  let signed: Double
  let revocationDate: Double?

  private enum CodingKeys: String, CodingKey {
    case bundleId, environment, productId, transactionId, originalTransactionId, purchaseDate, revocationDate
    case signed = "signedDate"
  }

  var signedDate: Date { Date(timeIntervalSince1970: signed / 1000) }

  /// The signature is all there is to check of a payload by itself.
  func verify(using algorithm: some JWTAlgorithm) throws {}
}

/// What Apple's server tells by itself, in version 2 of its notifications.
struct NotificationPayload: ValidationTimePayload {
  struct Content: Codable, Sendable {
    let bundleId: String?
    let environment: String?
    let signedTransactionInfo: String?
  }

  let notificationType: String
  let signed: Double
  let data: Content?

  private enum CodingKeys: String, CodingKey {
    case notificationType, data
    case signed = "signedDate"
  }

  var signedDate: Date { Date(timeIntervalSince1970: signed / 1000) }

  func verify(using algorithm: some JWTAlgorithm) throws {}
}

/// A purchase that was verified.
struct Purchase: Sendable {
  let area: Area
  let productID: String
  let transactionID: String
  /// In UTC.
  let date: String
  let isRevoked: Bool
  /// Stands for the purchase where nothing else of it may stay.
  ///
  /// It is that of the original transaction: the same purchase, told to another device, has another id of its own.
  let hash: [UInt8]

  /// What a report says of it.
  var json: JSONTree {
    ["productId": .text(productID), "purchasedAt": .text(date), "transactionId": .text(transactionID)]
  }
}
