import AstroCommandKit
import AstroSkies

/// Computes when a body returns to its natal place, and the sky of that moment.
struct ReturnVerb: ToldCommand {
  static let name = "astro-chart return"

  @Argument(help: .told("return.natal"))
  var natal: String

  @OptionGroup(title: Help.heading("return"))
  var choice: ReturnChoice

  @OptionGroup var clock: ClockOptions

  @OptionGroup(title: Help.heading("where"))
  var place: WhereOptions

  @OptionGroup var options: VerbOptions

  func run() throws {
    try choice.check()
    try clock.check(hasMoment: choice.after != nil, "--after")
    let start = try choice.start(by: clock)
    let chart = try options.natal(natal)
    let viewpoint = try place.viewpoint(in: options.shared.chosenLanguage)
    let seen = ReturnOptions(
      isPrecessed: choice.precessed, from: clock.viewpoint(viewpoint.value, of: chart.value))
    let found = try options.told(of: [natal], moment: choice.option) { () throws(Problem) in
      try choice.charts(of: chart.value, from: start, seen, by: options.skies)
    }
    try options.write(
      found, isStream: choice.pass == "all", notes: chart.notes + viewpoint.notes, from: natal)
  }
}
