import ArgumentParser
import AstroService
import FoundationEssentials
import Glibc

/// The folder in which a service keeps its store.
struct DataOptions: ParsableArguments {
  @Option(
    help: .told(
      "The folder of the store (default: astrosvitla in the user's data folder)",
      "Тека сховища (типово: astrosvitla в теці даних користувача)"))
  var data: String?

  var folder: String {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? "\(environment["HOME"] ?? ".")/.local/share"
    return data ?? "\(home)/astrosvitla"
  }
}

/// Where a service keeps its store.
struct StoreOptions: ParsableArguments {
  @OptionGroup var place: DataOptions
  @Option(
    help: .told(
      "Keep everything in a database of PostgreSQL instead of a folder: postgresql://USER@HOST/NAME",
      "Зберігати все в базі даних PostgreSQL, а не в теці: postgresql://USER@HOST/NAME"))
  var database: String?

  func validate() throws {
    guard database == nil || place.data == nil else {
      throw ValidationError(
        .told("--data and --database exclude each other", "--data і --database не вказують разом"))
    }
  }

  var store: StorePlace { database.map { .server($0) } ?? .folder(place.folder) }
}

/// What people read at the terminal, in their language.
enum Messages {
  static let isUkrainian: Bool = {
    let environment = ProcessInfo.processInfo.environment
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale?.hasPrefix("uk") ?? false
  }()

  /// Writes a line to standard error.
  static func error(_ line: String) {
    let bytes = Array("astro-serve: \(line)\n".utf8)
    // If even standard error fails, there is no way to report it.
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}

extension String {
  static func told(_ english: String, _ ukrainian: String) -> String {
    Messages.isUkrainian ? ukrainian : english
  }
}

extension ArgumentHelp {
  static func told(_ english: String, _ ukrainian: String) -> ArgumentHelp {
    ArgumentHelp(.told(english, ukrainian))
  }
}

/// Ends a command with one line on why it failed, and the exit status of its kind.
enum Failure {
  static func told<Value>(_ work: () async throws -> Value) async throws -> Value {
    do {
      return try await work()
    } catch {
      let (line, status) = ServiceFailure.told(error, inUkrainian: Messages.isUkrainian)
      Messages.error(line)
      throw ExitCode(status)
    }
  }
}
