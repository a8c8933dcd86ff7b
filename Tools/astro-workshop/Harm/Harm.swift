import ArgumentParser
import AstroChecking
import AstroCommandKit
import AstroWording
import Foundation

/// Learns what is like harm from lists of sentences, and writes the models that are baked into the program.
struct Harm: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Learn from lists of sentences what is like harm.",
    discussion: """
      harm*-LANG.txt are lists of sentences that do harm, safe*-LANG.txt of others; those named blind are
      kept for measuring. Our own texts, in which nothing does harm, are learnt from too. A fifth of the
      lists is left out in turn to find the limit beyond which a sentence is like harm.
      """)

  @Option(help: "The folder of lists.")
  var lists = "Tests/Words/CheckingTests/Resources"

  @Option(help: "The folder below which our texts are.")
  var texts = "Sources/Words"

  @Option(name: .shortAndLong, help: "The folder that gets Harm.en and Harm.uk.")
  var output = "Sources/C/Assets"

  @Option(help: "Of a thousand harmless sentences that look like harm, how many may be taken for it.")
  var refused = 50.0

  func run() throws {
    var files = OutputFiles()
    for language in [Language.en, .uk] {
      let reader = HarmLists(folder: lists, texts: texts, language: language)
      let examples = try reader.examples()
      let measured = measured(examples)
      let limit = limit(of: measured)
      let (weights, bias) = HarmTrainer().model(of: examples)
      let bytes = HarmLikeness.bytes(weights: weights, bias: bias - limit)
      try files.add(bytes, to: "\(output)/Harm.\(language.tag)")
      let harms = measured.filter(\.example.doesHarm)
      let found = harms.count { $0.score > limit }
      print(
        "\(language.tag): \(examples.count) sentences; of those left out in turn \(found) of \(harms.count) harms found"
      )
      try tell(HarmLikeness(bytes), on: reader)
    }
    try files.write()
  }

  private typealias Measured = (example: HarmExample, score: Double)

  /// Every sentence of the lists by a model that has not seen its fold.
  private func measured(_ examples: [HarmExample]) -> [Measured] {
    (0..<HarmLists.folds).flatMap { fold in
      let (weights, bias) = HarmTrainer().model(of: examples.filter { $0.fold != fold })
      return examples.filter { $0.fold == fold }.map { example in
        (example, example.features.reduce(bias) { $0 + weights[$1] })
      }
    }
  }

  /// The score that few harmless sentences of each source exceed.
  private func limit(of measured: [Measured]) -> Double {
    HarmExample.Source.allCases.compactMap { source in
      let scores = measured.filter { !$0.example.doesHarm && $0.example.source == source }.map(\.score)
      let most = Int(share(of: source) * Double(scores.count))
      return scores.sorted(by: >).dropFirst(most).first
    }.max() ?? 0
  }

  /// What share of the harmless sentences of a source may be taken for harm.
  private func share(of source: HarmExample.Source) -> Double {
    switch source {
    case .lists: refused / 1000
    case .readings: 0.008
    case .ourTexts: 0.0003
    }
  }

  /// How the model does on the lists that it has not learnt from.
  private func tell(_ model: HarmLikeness, on reader: HarmLists) throws {
    for name in ["harm-blind", "safe-blind"] {
      let sentences = try reader.sentences(of: name)
      let like = sentences.count { sentence in sentence.contains { model.score(of: $0) > 0 } }
      print("\(name)-\(reader.language.tag): \(like) of \(sentences.count) like harm")
    }
  }
}
