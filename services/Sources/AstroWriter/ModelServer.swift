import FoundationEssentials

/// A server that speaks OpenAI's chat completions, the model asked for there, and how patient one is with it.
public struct ModelServer: Sendable {
  /// Where requests go.
  public let address: String
  public let model: String
  /// What the server knows the asker by; `nil` for one that asks for no key.
  let key: String?
  /// What a million tokens cost, in dollars; `nil` where nobody says.
  let prices: Prices?
  /// How long one try may take, from the first byte sent to the last received, in seconds.
  public var tryTime = 30.0
  /// How often a try that fails in passing is repeated.
  public var retries = 2
  /// The pause before the first repetition, in seconds; each further one is twice as long.
  var pause = 0.5
  /// The longest pause that a server can ask for, in seconds.
  var longestPause = 20.0

  /// What a million tokens cost, in dollars.
  struct Prices: Sendable, Equatable {
    var input: Double
    var output: Double
  }

  /// The server that the environment names.
  ///
  /// - Parameter environment: `ASTRO_MODEL_URL`, and perhaps `ASTRO_MODEL`, `ASTRO_MODEL_KEY`,
  ///   `ASTRO_MODEL_PRICE_IN` and `ASTRO_MODEL_PRICE_OUT`.
  /// - Throws: `Failure` of usage, if one is missing or wrong.
  public init(_ environment: [String: String]) throws(Failure) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    guard let base = value("ASTRO_MODEL_URL") else {
      throw Failure(
        .usage, "ASTRO_MODEL_URL is not set (such as http://localhost:8080/v1)",
        "ASTRO_MODEL_URL не задано (наприклад, http://localhost:8080/v1)")
    }
    address = try ModelServer.address(under: base)
    model = value("ASTRO_MODEL") ?? "default"
    key = value("ASTRO_MODEL_KEY")
    if let key, key.utf8.contains(where: { $0 < 0x21 || $0 > 0x7E }) {
      throw Failure(
        .usage, "ASTRO_MODEL_KEY has characters that no key has",
        "ASTRO_MODEL_KEY містить знаки, яких у ключах не буває")
    }
    let prices = try ["ASTRO_MODEL_PRICE_IN", "ASTRO_MODEL_PRICE_OUT"].map { name throws(Failure) in
      try value(name).map { text throws(Failure) in try ModelServer.price(text, name) }
    }
    self.prices =
      prices.allSatisfy { $0 == nil } ? nil : Prices(input: prices[0] ?? 0, output: prices[1] ?? 0)
  }

  private static func address(under base: String) throws(Failure) -> String {
    let trimmed = String(base.reversed().drop { $0 == "/" }.reversed())
    guard let url = URL(string: trimmed), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false, url.query() == nil, url.fragment() == nil,
      base.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else {
      throw Failure(
        .usage, "ASTRO_MODEL_URL is no address of a server (such as http://localhost:8080/v1)",
        "ASTRO_MODEL_URL – не адреса сервера (наприклад, http://localhost:8080/v1)")
    }
    return trimmed + "/chat/completions"
  }

  private static func price(_ text: String, _ name: String) throws(Failure) -> Double {
    guard let price = Double(text), (0...100_000).contains(price) else {
      throw Failure(
        .usage, "\(name) is no price of a million tokens in dollars",
        "\(name) – не ціна мільйона токенів у доларах")
    }
    return price
  }
}
