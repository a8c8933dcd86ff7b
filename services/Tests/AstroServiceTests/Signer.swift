import Crypto
import Foundation
import SwiftASN1
import X509

@testable import AstroService

/// A chain of three certificates in Apple's form, made here, and what it signs.
struct Signer: Sendable {
  struct Form {
    var leafMark: ASN1ObjectIdentifier? = AppleChain.receiptSigner
    var intermediateMark: ASN1ObjectIdentifier? = AppleChain.developerRelations
    var notAfter = Date(timeIntervalSinceNow: 86_400)
  }

  let root: Certificate
  private let leafKey = P256.Signing.PrivateKey()
  private let chain: [String]

  init(_ form: Form = Form()) throws {
    let (rootKey, middleKey) = (P256.Signing.PrivateKey(), P256.Signing.PrivateKey())
    root = try Signer.certificate("Root", rootKey, by: "Root", rootKey, isAuthority: true, nil, form.notAfter)
    let middle = try Signer.certificate(
      "Relations", middleKey, by: "Root", rootKey, isAuthority: true, form.intermediateMark, form.notAfter)
    let leaf = try Signer.certificate(
      "Leaf", leafKey, by: "Relations", middleKey, isAuthority: false, form.leafMark, form.notAfter)
    chain = try [leaf, middle, root].map { certificate in
      var serializer = DER.Serializer()
      try certificate.serialize(into: &serializer)
      return Data(serializer.serializedBytes).base64EncodedString()
    }
  }

  var rootPEM: String { get throws { try root.serializeAsPEM().pemString } }

  private static func certificate(
    _ name: String, _ key: P256.Signing.PrivateKey, by issuer: String, _ issuerKey: P256.Signing.PrivateKey,
    isAuthority: Bool, _ mark: ASN1ObjectIdentifier?, _ notAfter: Date
  ) throws -> Certificate {
    var extensions = try Certificate.Extensions {
      if isAuthority {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
        KeyUsage(keyCertSign: true)
      } else {
        Critical(BasicConstraints.notCertificateAuthority)
      }
    }
    if let mark { try extensions.append(.init(oid: mark, critical: false, value: [5, 0])) }
    return try Certificate(
      version: .v3, serialNumber: .init(), publicKey: .init(key.publicKey),
      notValidBefore: Date(timeIntervalSinceNow: -10 * 86_400), notValidAfter: notAfter,
      issuer: DistinguishedName { CommonName(issuer) }, subject: DistinguishedName { CommonName(name) },
      signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions, issuerPrivateKey: .init(issuerKey))
  }

  /// - Parameter certificates: How many of the chain are sent along.
  func sign(_ payload: [String: Any], algorithm: String = "ES256", certificates: Int = 3) throws -> String {
    let header: [String: Any] = ["alg": algorithm, "x5c": Array(chain.prefix(certificates))]
    let parts = try [header, payload].map { Signer.text(try JSONSerialization.data(withJSONObject: $0)) }
    let signature = try leafKey.signature(for: Data(parts.joined(separator: ".").utf8))
    return (parts + [Signer.text(signature.rawRepresentation)]).joined(separator: ".")
  }

  static func text(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// What Apple says of a purchase.
  static func transaction(
    _ id: String, area: String = "career", changing changes: [String: Any] = [:]
  ) -> [String: Any] {
    let now = (Date().timeIntervalSince1970 * 1000).rounded()
    let usual: [String: Any] = [
      "bundleId": "com.astrosvitla.astroinsight", "environment": "Production", "type": "Non-Consumable",
      "productId": "com.astrosvitla.astroinsight.report.\(area)", "transactionId": id,
      "originalTransactionId": id,
      "purchaseDate": now - 60_000, "signedDate": now - 1000,
    ]
    return usual.merging(changes) { $1 }
  }
}
