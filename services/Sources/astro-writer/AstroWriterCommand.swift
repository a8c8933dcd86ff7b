import ArgumentParser
import AstroWriter
import FoundationEssentials
import Glibc

@main
struct AstroWriterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-writer",
    abstract: .told(
      "Have a model write a report from a brief: for astro-report --writer",
      "Доручити моделі звіт за зведенням: для astro-report --writer"),
    discussion: .told(
      """
      The brief comes on standard input, the parts of a report go to standard output. ASTRO_MODEL_URL is the address of a \
      server that speaks OpenAI's chat completions, such as http://localhost:8080/v1, ASTRO_MODEL the model, ASTRO_MODEL_KEY \
      the key if the server wants one, ASTRO_MODEL_PRICE_IN and ASTRO_MODEL_PRICE_OUT what a million tokens cost in dollars.
      """,
      """
      Зведення читається зі стандартного входу, частини звіту йдуть на стандартний вихід. ASTRO_MODEL_URL – адреса сервера, \
      що розуміє chat completions OpenAI, як-от http://localhost:8080/v1, ASTRO_MODEL – модель, ASTRO_MODEL_KEY – ключ, якщо \
      він потрібен, ASTRO_MODEL_PRICE_IN і ASTRO_MODEL_PRICE_OUT – ціна мільйона токенів у доларах.
      """))

  @Option(
    help: .told(
      "What the model is told, instead of the prompt of the brief's kind",
      "Що сказати моделі замість звичної підказки для такого зведення"))
  var prompt: String?

  @Option(
    name: .customLong("print-prompt"), defaultAsFlag: "birth", parsing: .next,
    help: .told("Print the prompt: birth, couple or span", "Показати підказку: birth, couple чи span"))
  var printPrompt: String?

  @Option(help: .told("How long a try may take, in seconds", "Скільки секунд може тривати спроба"))
  var tryTimeout = 30.0

  @Option(
    help: .told(
      "How often a try that fails in passing is repeated", "Скільки разів повторити спробу, що зірвалася"))
  var retries = 2

  @Flag(
    help: .told("Say nothing of tokens, cost and progress", "Мовчати про токени, вартість і перебіг"))
  var quiet = false

  func validate() throws {
    guard (0.1...3_600).contains(tryTimeout) else {
      throw ValidationError(
        .told("--try-timeout: 0.1 to 3600 seconds", "--try-timeout: від 0.1 до 3600 секунд"))
    }
    guard (0...10).contains(retries) else {
      throw ValidationError(.told("--retries: 0 to 10", "--retries: від 0 до 10"))
    }
    guard printPrompt == nil || kind != nil else {
      throw ValidationError(
        .told("--print-prompt: birth, couple or span", "--print-prompt: birth, couple чи span"))
    }
  }

  private var kind: Prompt.Kind? { printPrompt.flatMap(Prompt.Kind.init) }

  func run() async throws {
    if let kind {
      return try Terminal.ending { () throws(Failure) in try Files.write(Prompt(for: kind).text) }
    }
    let progress = Progress(isShown: !quiet && Terminal.isLive, inUkrainian: Terminal.isUkrainian)
    var isUkrainian = Terminal.isUkrainian
    do throws(Failure) {
      var server = try ModelServer(ProcessInfo.processInfo.environment)
      (server.tryTime, server.retries) = (tryTimeout, retries)
      let prompt = try prompt.map { path throws(Failure) in Prompt(text: try Files.text(path)) }
      let writer = try ModelWriter(try Files.input(), by: server, prompt: prompt)
      isUkrainian = writer.isUkrainian
      progress.speak(ukrainian: isUkrainian)
      let written = try await writer.write(telling: progress)
      try Files.write(String(decoding: written.parts, as: UTF8.self))
      progress.ends()
      if !quiet { Terminal.say(written.bill.line(inUkrainian: isUkrainian)) }
    } catch {
      progress.ends()
      try Terminal.end(error, inUkrainian: isUkrainian)
    }
  }
}
