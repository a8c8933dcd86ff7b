// Measures what the design promises, on the machine on which it runs: `make bench`. With `peers` it draws for `make
// bench-peers`; with `rows` it names what it measures within this process, and with a name and a number it only runs
// that row so often, for `make instructions`.
import AstroSvitla
import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil: try Bench().measure()
case "peers": try PeerBench().measure()
case "rows": for row in try Bench().rows { print(row.name, row.countedRuns, separator: "\t") }
case let name?:
  guard arguments.count == 2, let count = Int(arguments[1]),
    let row = try Bench().rows.first(where: { $0.name == name })
  else {
    print("astro-bench: give nothing, peers, rows, or the name of a row and how often it runs")
    exit(64)
  }
  for _ in 0..<count { try row.work() }
}
