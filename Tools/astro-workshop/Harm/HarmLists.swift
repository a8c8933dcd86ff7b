import ArgumentParser
import AstroChecking
import AstroWording
import Foundation

/// The sentences that a model learns from.
struct HarmLists {
  static let folds = 3

  /// How much a sentence of a reading counts beside one of the lists: there are many, and most are far from harm.
  private static let weightOfReadings = 0.3

  var folder, texts: String
  var language: Language

  func examples() throws -> [HarmExample] {
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ValidationError("\(folder) cannot be read: give --lists the folder of harm-en.txt")
    }
    let names = all.sorted().filter {
      $0.hasSuffix("-\(language.tag).txt") && !$0.contains("blind")
    }
    let listed = try names.flatMap { name -> [HarmExample] in
      let isHarm = name.hasPrefix("harm")
      guard isHarm || name.hasPrefix("safe") else { return [] }
      let isOfReadings = name.contains("readings")
      return try sentences(of: String(name.dropLast("-\(language.tag).txt".count))).enumerated().map {
        // Lines of one number are often of one subject, harmful in one list and harmless in the other.
        HarmExample(
          Array($1.joined()), doesHarm: isHarm, weight: isOfReadings ? HarmLists.weightOfReadings : 1,
          fold: $0 % HarmLists.folds, isOfReadings ? .readings : .lists)
      }
    }
    let ours = try ownSentences().enumerated().map {
      HarmExample(
        $1, doesHarm: false, weight: HarmLists.weightOfReadings, fold: $0 % HarmLists.folds, .ourTexts)
    }
    return listed + ours
  }

  /// The lines of a list, each as its sentences.
  func sentences(of name: String) throws -> [[[String]]] {
    let text = try String(contentsOfFile: "\(folder)/\(name)-\(language.tag).txt", encoding: .utf8)
    return text.split(separator: "\n").map { line in
      HarmLikeness.sentences(of: String(line.split(separator: "\t").last ?? ""), in: language)
    }
  }

  /// All sentences of our own texts.
  private func ownSentences() throws -> [[String]] {
    let files = FileManager.default.enumerator(atPath: texts)?.compactMap { $0 as? String } ?? []
    return try files.sorted().filter { $0.hasSuffix(".json") && $0.contains("/\(language.tag)/") }.flatMap {
      file in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(texts)/\(file)"))
      return HarmLists.strings(in: try JSONSerialization.jsonObject(with: data)).flatMap {
        HarmLikeness.sentences(of: $0, in: language)
      }
    }
  }

  private static func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let object as [String: Any]: object.sorted { $0.key < $1.key }.flatMap { strings(in: $0.value) }
    default: []
    }
  }
}

extension HarmExample {
  fileprivate init(_ words: [String], doesHarm: Bool, weight: Double, fold: Int, _ source: Source) {
    self.init(
      features: HarmFeatures.of(words).sorted(), doesHarm: doesHarm, weight: weight, source: source,
      fold: fold)
  }
}
