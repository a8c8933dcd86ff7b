import AstroInterpretation

extension CoupleReport {
  /// The reading as plain text, with its headings.
  public var text: String {
    let parts = parts.map { $0.heading.uppercased() + "\n\n" + $0.passage.text }
    let words = toEach.map { $0.name.uppercased() + "\n\n" + $0.passage.text }
    let advice = recommendations.enumerated().map { "\($0 + 1). \($1.text)" }
    let blocks = [title.uppercased(), keyInfluences] + parts + words + advice + [method].compactMap(\.self)
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
