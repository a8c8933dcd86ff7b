package import AstroWording
import CAstroAssets

/// How much a sentence is like those that do harm, in words that no phrase and no concept has.
///
/// A weight for each feature, learnt from lists of sentences that do harm and of others that speak of the same things
/// (`make harm`): a logistic regression, whose logarithm of odds is the sum of the weights. It says that a sentence is
/// like harm, but not what the harm is, so phrases and concepts are asked first.
package struct HarmLikeness: Sendable {
  /// The weights by bucket, in steps of `step`; empty for a language that has learnt none.
  private let weights: [Int8]
  private let step, bias: Float

  /// How a model is stored: bias and step as 32-bit floating-point numbers, little-endian, then a byte for each bucket.
  private static let headCount = 8

  static let all = PerLanguage<HarmLikeness> { HarmLikeness(bytes(of: $0)) }

  /// - Parameter bytes: A stored model; one of another size has learnt nothing.
  package init(_ bytes: [UInt8]) {
    guard bytes.count == HarmLikeness.headCount + HarmFeatures.buckets else {
      (weights, step, bias) = ([], 0, -1)
      return
    }
    func number(at index: Int) -> Float {
      Float(bitPattern: bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) })
    }
    (bias, step) = (number(at: 0), number(at: 4))
    weights = bytes[HarmLikeness.headCount...].map { Int8(bitPattern: $0) }
  }

  /// The stored form of a model.
  ///
  /// - Parameters:
  ///   - weights: Of each bucket, as the logarithm of odds.
  ///   - bias: What is added to their sum; a sentence is like harm if the result is above 0.
  package static func bytes(weights: [Double], bias: Double) -> [UInt8] {
    let step = Float((weights.map(abs).max() ?? 0) / 127)
    let head = [Float(bias), step].flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * $0)) }
    }
    return head + weights.map { UInt8(bitPattern: Int8((Float($0) / max(step, 1e-9)).rounded())) }
  }

  /// The logarithm of the odds that a sentence does harm, less the limit: above 0 it is like harm.
  ///
  /// - Parameter words: As ``HarmFeatures/of(_:)`` takes them.
  package func score(of words: [String]) -> Float {
    guard !weights.isEmpty else { return bias }
    return bias + step * Float(HarmFeatures.of(words).reduce(0) { $0 + Int(weights[$1]) })
  }

  /// The model that is baked into the program.
  ///
  /// This is the only code in the room that handles a pointer; the bytes are constants of the program.
  private static func bytes(of language: Language) -> [UInt8] {
    let asset: CAsset
    switch language {
    case .en: unsafe asset = casset_harm_en
    case .uk: unsafe asset = casset_harm_uk
    default: return []
    }
    return unsafe Array(UnsafeRawBufferPointer(start: asset.bytes, count: asset.count))
  }
}

extension HarmLikeness {
  /// The words of each sentence of a text, as the model sees them.
  package static func sentences(of text: String, in language: Language) -> [[String]] {
    MentionFinder.all[language].sentences(of: text).map { $0.wordsOfLikeness(in: language.phrasebook) }
  }
}
