import ArgumentParser
import AstroService
import Logging

@main
struct AstroServe: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astro-serve",
    abstract: .told(
      "Serve charts, pictures, reports and calendars over HTTP",
      "Карти, малюнки, звіти й календарі через HTTP"),
    subcommands: [Run.self, Key.self, Backup.self], defaultSubcommand: Run.self)
}

extension AstroServe {
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .told("Answer requests until told to stop", "Відповідати на запити, доки не зупинять"))

    @Option(help: .told("The address to listen on", "Адреса, на якій слухати"))
    var host = "127.0.0.1"
    @Option(help: .told("The port to listen on; 0 for any", "Порт, на якому слухати; 0 – будь-який"))
    var port = 8080
    @OptionGroup var place: StoreOptions
    @Option(help: .told("How many things are made at once", "Скільки всього робити водночас"))
    var threads: Int?
    @Option(help: .told("How many requests may wait", "Скільки запитів може чекати"))
    var queue = 64
    @Option(help: .told("Requests a second for each key", "Запитів на секунду за кожним ключем"))
    var rate = 20.0
    @Option(
      help: .told(
        "Where the source of the running version is", "Де лежить вихідний код версії, що працює"))
    var sourceURL: String?
    @Option(
      help: .told(
        "Sell reports: the file of Apple's root certificate, under which purchases are signed",
        "Продавати звіти: файл кореневого сертифіката Apple, яким підписано покупки"))
    var appleRoot: String?
    @Option(help: .told("The bundle identifier of the app that sells", "Ідентифікатор застосунку, що продає"))
    var bundle: String?
    @Option(help: .told("Production or Sandbox", "Production або Sandbox"))
    var environment = "Production"

    func validate() throws {
      guard (0...65_535).contains(port) else {
        throw ValidationError(.told("--port: 0 to 65535", "--port: від 0 до 65535"))
      }
      guard threads.map({ (1...256).contains($0) }) ?? true else {
        throw ValidationError(.told("--threads: 1 to 256", "--threads: від 1 до 256"))
      }
      guard (0...100_000).contains(queue) else {
        throw ValidationError(.told("--queue: 0 to 100000", "--queue: від 0 до 100000"))
      }
      guard (0.01...1_000_000).contains(rate) else {
        throw ValidationError(.told("--rate: 0.01 to 1000000", "--rate: від 0.01 до 1000000"))
      }
      guard (appleRoot == nil) == (bundle == nil) else {
        throw ValidationError(
          .told("--apple-root and --bundle go together", "--apple-root і --bundle вказують разом"))
      }
      guard ["Production", "Sandbox"].contains(environment) else {
        throw ValidationError(
          .told("--environment: Production or Sandbox", "--environment: Production або Sandbox"))
      }
      guard sourceURL != nil || ["127.0.0.1", "::1", "localhost"].contains(host) else {
        throw ValidationError(
          .told(
            "--source-url is missing: the AGPL asks whoever serves others to offer the source of the running version",
            "бракує --source-url: AGPL вимагає, щоб інші могли отримати вихідний код версії, що працює"))
      }
    }

    func run() async throws {
      var options = ServiceOptions(store: place.store)
      (options.host, options.port, options.queue, options.rate) = (host, port, queue, rate)
      if let threads { options.threads = threads }
      options.source = sourceURL
      try await Failure.told {
        if let appleRoot, let bundle {
          options.shop = try Shop(rootFile: appleRoot, bundle: bundle, environment: environment)
        }
        let settled = options
        let service = try Service(settled, logger: Logger(label: "astro-serve"))
        try await service.run { port in
          Messages.error(
            .told("listening on http://\(settled.host):\(port)", "слухаю на http://\(settled.host):\(port)"))
        }
      }
    }
  }

  struct Key: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .told("Make and revoke keys", "Створити й відкликати ключі"),
      subcommands: [New.self, Revoke.self])

    struct New: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .told(
          "Make a user, or an app, and tell its key this once",
          "Створити користувача або застосунок і один раз показати ключ"))
      @Flag(
        help: .told(
          "Make an app, which makes users of its own", "Створити застосунок зі своїми користувачами"))
      var app = false
      @OptionGroup var place: StoreOptions

      func run() async throws {
        let (isApp, store) = (app, place.store)
        let made = try await Failure.told { try await Administration(of: store).makeKey(forApp: isApp) }
        print("\(isApp ? "app" : "user_id"): \(made.id)\nkey: \(made.key)")
      }
    }

    struct Revoke: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: .told("Make a key useless", "Зробити ключ недійсним"))
      @Argument(help: .told("The key", "Ключ"))
      var key: String
      @OptionGroup var place: StoreOptions

      func run() async throws {
        let (key, store) = (key, place.store)
        guard try await Failure.told({ try await Administration(of: store).revoke(key: key) }) else {
          Messages.error(.told("there is no such key", "такого ключа немає"))
          throw ExitCode(65)
        }
      }
    }
  }

  struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: .told(
        "Copy the store in a folder while it is served", "Скопіювати сховище в теці, не зупиняючи служби"))
    @Argument(help: .told("The file to write", "Файл, у який писати"))
    var file: String
    @OptionGroup var place: DataOptions

    func run() async throws {
      let (file, folder) = (file, place.folder)
      try await Failure.told { try Administration.backup(folder: folder, to: file) }
    }
  }
}
