import FoundationEssentials
import JWTKit
import SwiftASN1
import X509

/// Verifies what Apple signs.
struct Till: Sendable {
  private let verifier: X5CVerifier
  private let options: Shop

  /// - Throws: What is wrong with the certificate.
  init(_ options: Shop) throws {
    let text = String(decoding: options.root, as: UTF8.self)
    let root =
      text.contains("BEGIN CERTIFICATE")
      ? try Certificate(pemEncoded: text) : try Certificate(derEncoded: options.root)
    verifier = try X5CVerifier(rootCertificates: [root])
    self.options = options
  }

  /// A purchase that pays, or did before it was taken back.
  ///
  /// - Parameter signed: A transaction as StoreKit 2 hands it out: a JWS in its compact form.
  func purchase(_ signed: String) async throws(PurchaseFault) -> Purchase {
    let payload = try await payload(of: signed, as: TransactionPayload.self)
    guard payload.bundleId == options.bundle else { throw .bundle }
    guard payload.environment == options.environment else { throw .environment }
    guard let product = Product.all.first(where: { $0.id == payload.productId }) else { throw .product }
    guard payload.purchaseDate <= Till.latest else { throw .future }
    return Purchase(
      area: product.area, productID: product.id, transactionID: payload.transactionId,
      date: Clock.text(millisecondsSince1970: payload.purchaseDate), isRevoked: payload.revocationDate != nil,
      hash: Digests.sha256("\(payload.environment) \(payload.originalTransactionId)"))
  }

  /// What a notification says of a purchase; `nil` for those that say nothing of one.
  func notice(_ signed: String) async throws(PurchaseFault) -> Notice? {
    let payload = try await payload(of: signed, as: NotificationPayload.self)
    guard let data = payload.data, let transaction = data.signedTransactionInfo else { return nil }
    guard data.bundleId == options.bundle else { throw .bundle }
    guard data.environment == options.environment else { throw .environment }
    guard let change = Notice.Change(rawValue: payload.notificationType) else { return nil }
    return Notice(change: change, purchase: try await purchase(transaction), signed: Int(payload.signed))
  }

  private func payload<Payload: ValidationTimePayload>(
    of signed: String, as type: Payload.Type
  ) async throws(PurchaseFault) -> Payload {
    guard let parsed = try? DefaultJWTParser().parse(Array(signed.utf8), as: type) else { throw .malformed }
    guard parsed.header.alg == "ES256" else { throw .algorithm }
    let certificates = (parsed.header.x5c ?? []).compactMap { text in
      Data(base64Encoded: text).flatMap { try? Certificate(derEncoded: [UInt8]($0)) }
    }
    guard certificates.count == parsed.header.x5c?.count else { throw .certificates }
    if let fault = AppleChain.fault(in: certificates) { throw fault }
    guard parsed.payload.signedDate.timeIntervalSince1970 * 1000 <= Till.latest else { throw .future }
    guard certificates.allSatisfy({ $0.holds(at: parsed.payload.signedDate) }) else { throw .expired }
    do {
      return try await verifier.verifyJWS(
        Array(signed.utf8), as: type, jsonDecoder: .defaultForJWT, policy: { AppleChain() })
    } catch let error as JWTError where error.errorType == .signatureVerificationFailed {
      throw .signature
    } catch {
      throw .chain
    }
  }

  /// Clocks differ: what is signed within five minutes from now is not of the future.
  private static var latest: Double { (Date().timeIntervalSince1970 + 300) * 1000 }
}

/// A purchase that was taken back, or given again.
struct Notice: Sendable {
  enum Change: String, Sendable {
    case refund = "REFUND"
    case revoke = "REVOKE"
    case refundReversed = "REFUND_REVERSED"
  }

  let change: Change
  let purchase: Purchase
  /// When it was told, in milliseconds since 1970: the later word holds.
  let signed: Int
}

extension Certificate {
  fileprivate func holds(at date: Date) -> Bool { notValidBefore <= date && date <= notValidAfter }
}
