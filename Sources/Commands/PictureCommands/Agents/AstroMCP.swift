import AstroAgents
import AstroCommandKit
import AstroSvitla
import Glibc

/// Serves assistants by the Model Context Protocol.
struct AstroMCP: ToldCommand {
  static let name = "astro-mcp"

  @Option(parsing: .unconditional, help: .told("mcp.threads"))
  var threads = 2

  @OptionGroup(title: Help.heading("shared"))
  var shared: SharedOptions

  func validate() throws {
    if !(1...64).contains(threads) {
      throw ValidationError(OptionFault.outOfRange("--threads", threads, 1...64))
    }
  }

  func run() throws {
    if shared.verifyEphemeris { try shared.ephemerisSource.verify() }
    // A client that is gone ends a write with an error, not the process with a signal.
    signal(SIGPIPE, SIG_IGN)
    let server = try AgentServer(try options()) { line throws(Problem) in try StandardOutput.write(line) }
    try server.serve(InputFile("-"))
  }

  private func options() throws(Problem) -> AgentOptions {
    let studio = StudioOptions(
      language: shared.chosenLanguage, ephemeris: shared.ephemerisSource,
      createdAt: try Environment.sourceDate(), limits: AgentOptions.limits)
    let shared = shared
    return AgentOptions(
      studio: studio, threads: threads, version: ProgramVersion.current,
      settings: { shared.applied(to: $0) }, now: { () throws(Problem) in try Environment.date() })
  }
}
