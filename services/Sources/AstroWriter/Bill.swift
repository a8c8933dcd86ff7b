/// How many tokens a text took, how long, and what it cost.
public struct Bill: Sendable {
  let model: String
  let usage: ChatAnswer.Usage?
  let prices: ModelServer.Prices?
  let tries: Int
  let time: Duration

  /// The bill on one line.
  public func line(inUkrainian isUkrainian: Bool) -> String {
    let seconds = Numeral.fixed(time / .seconds(1), 1)
    let name = Complaint.line(model)
    let ending = isUkrainian ? "\(seconds) с, спроб: \(tries)" : "\(seconds) s, tries: \(tries)"
    guard let usage else {
      return isUkrainian
        ? "\(name): про токени сервер не каже, \(ending)" : "\(name): the server tells no tokens, \(ending)"
    }
    let tokens =
      isUkrainian
      ? "токенів \(usage.promptTokens) прочитано, \(usage.completionTokens) написано"
      : "\(usage.promptTokens) tokens in, \(usage.completionTokens) out"
    let cost = prices.map { "$" + Numeral.fixed($0.cost(of: usage), 4) }
    return "\(name): \([tokens, cost, ending].compactMap(\.self).joined(separator: ", "))"
  }
}

extension ModelServer.Prices {
  /// What tokens cost, in dollars.
  func cost(of usage: ChatAnswer.Usage) -> Double {
    (Double(usage.promptTokens) * input + Double(usage.completionTokens) * output) / 1_000_000
  }
}
