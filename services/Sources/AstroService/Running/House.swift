import AstroAgents

/// Everything that endpoints use.
struct House: Sendable {
  let options: ServiceOptions
  let store: Store
  let workshop: Workshop
  let gate: Gate
  let limiter: any RateLimiter
  /// What verifies purchases; `nil` where nothing is sold.
  let till: Till?
  let counters = Counters()
  /// What answers assistants.
  let assistants = AgentEndpoint(version: OpenAPI.version) { Clock.now }

  init(_ options: ServiceOptions) throws {
    self.options = options
    store = try Store(in: options.store)
    gate = Gate(most: options.threads + options.queue)
    workshop = try Workshop(threads: options.threads, queue: options.queue)
    limiter = store.database.limiter(Allowance(rate: options.rate))
    do { till = try options.shop.map { try Till($0) } } catch {
      throw Refusal(
        .invalidInput,
        Words("--apple-root: holds no certificate", "--apple-root: у файлі немає сертифіката"))
    }
  }
}
