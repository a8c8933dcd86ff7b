import AstroCommandKit
import AstroSvitla

/// The options for the name in which a picture or a document is made.
struct BylineOptions: ParsableArguments {
  @Option(parsing: .unconditional, help: .told("byline.by"))
  private var by: String?

  @Option(help: .told("byline.logo"))
  private var logo: String?

  @Option(parsing: .unconditional, help: .told("byline.imprint"))
  private var imprint: String?

  init() {}

  /// The first of these options that the command line gives.
  var given: String? {
    [("--by", by), ("--logo", logo), ("--imprint", imprint)].first { $0.1 != nil }?.0
  }

  /// The by-line of the options or the defaults; `nil` without a name.
  func byline() throws(Problem) -> Byline? {
    let defaults = Defaults.inForce
    guard let name = by ?? defaults[.by] else {
      guard let given else { return nil }
      throw .usage(given, PictureUsage.nameless)
    }
    let logo = try BylineOptions.logo(at: self.logo ?? defaults[.logo].map(defaults.path))
    let imprint = try BylineOptions.lines(self.imprint ?? defaults[.imprint].map(BylineOptions.inFolder))
    do throws(Problem) { return try Byline(name, logo: logo, imprint: imprint) } catch {
      throw told(error, of: defaults)
    }
  }

  /// A problem is told at the option, or at the member of the defaults file that gave the value.
  private func told(_ problem: Problem, of defaults: Defaults) -> Problem {
    let isOption = problem.location.pathText == "by" ? by != nil : imprint != nil
    guard isOption else { return problem.of(defaults.file) }
    return problem.asUsage(of: "--" + problem.location.pathText)
  }

  private static func logo(at path: String?) throws(Problem) -> Logo? {
    guard let path else { return nil }
    return try InputFile(path).read(upTo: Logo.largestFile, Logo.init(svg:))
  }

  /// The text of a value, or of the file that it names with an @.
  private static func lines(_ value: String?) throws(Problem) -> String {
    guard let value, value.hasPrefix("@") else { return value ?? "" }
    let bytes = try InputFile(String(value.dropFirst())).bytes(upTo: 4096)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(.invalidValue, at: Problem.Location(source: value), PictureUsage.notUTF8)
    }
    return text
  }

  private static func inFolder(_ value: String) -> String {
    value.hasPrefix("@") ? "@" + Defaults.inForce.path(String(value.dropFirst())) : value
  }
}
