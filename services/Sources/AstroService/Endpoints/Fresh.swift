import AstroSvitla
import FoundationEssentials
import HTTPTypes

extension Call {
  /// An answer that its reader may keep: it is made only if the one that the reader has is another.
  ///
  /// The mark is that of the request, of the chart and of this build, so that nothing is made to find it.
  ///
  /// - Parameter sources: What the answer is made of.
  func fresh(_ sources: [[UInt8]], _ media: Media, _ make: () async throws -> [UInt8]) async throws -> Answer
  {
    let request = query.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let parts = [BuildMark.text, media.rawValue, language.tag] + request
    let digests = parts.map { Digests.sha256($0) } + sources.map { Digests.sha256($0) }
    let tag = "\"\(Digests.hex(Digests.sha256(digests.flatMap { $0 }).prefix(16)))\""
    let marks: HTTPFields = [.eTag: tag, .cacheControl: "private, no-cache"]
    let known = headers[.ifNoneMatch]?.split(separator: ",").map { $0.drop { $0 == " " } } ?? []
    if known.contains(where: { $0 == tag || $0 == "W/\(tag)" || $0 == "*" }) {
      return Answer(.notModified, headers: marks)
    }
    var answer = Answer.file(try await make(), of: media)
    for field in marks { answer.headers[field.name] = field.value }
    return answer
  }
}

/// Tells one build of the program from another.
enum BuildMark {
  static let text: String = {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let facts = try? FileManager.default.attributesOfItem(atPath: link ?? CommandLine.arguments[0])
    let time = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(facts?[.size] as? UInt64 ?? 0) \(time)"
  }()
}
