import SwiftASN1
import X509

/// The form that Apple gives to the certificates under which it signs purchases.
struct AppleChain: VerifierPolicy {
  /// Marks a certificate that signs receipts.
  static let receiptSigner: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 11, 1]
  /// Marks the authority of Apple's developer relations.
  static let developerRelations: ASN1ObjectIdentifier = [1, 2, 840, 113_635, 100, 6, 2, 1]

  let verifyingCriticalExtensions: [ASN1ObjectIdentifier] = [Self.receiptSigner, Self.developerRelations]

  /// Holds the chain that was really found to the same as the one that was sent.
  func chainMeetsPolicyRequirements(chain: UnverifiedCertificateChain) -> PolicyEvaluationResult {
    guard let fault = AppleChain.fault(in: Array(chain)) else { return .meetsPolicy }
    return .failsToMeetPolicy(reason: "\(fault)")
  }

  /// - Parameter certificates: From the one that signs up to the root.
  static func fault(in certificates: [Certificate]) -> PurchaseFault? {
    guard certificates.count == 3 else { return .certificates }
    if certificates[0].extensions[oid: receiptSigner] == nil { return .leafMark }
    return certificates[1].extensions[oid: developerRelations] == nil ? .intermediateMark : nil
  }
}
