// Draws a card for everybody whose birthday is in a month: birthday-cards friends.csv 4
import AstroSvitla
import Foundation

/// A line of the list: a name, a day, a time or nothing, and a place, with semicolons between.
struct Friend {
  var name, day, time, place: String

  init?(_ line: Substring) {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 4 else { return nil }
    (name, day, time, place) = (parts[0], parts[1], parts[2], parts[3])
  }

  var month: Int { Int(day.split(separator: "-").dropFirst().first ?? "") ?? 0 }
}

@main
enum Cards {
  static func main() throws {
    guard CommandLine.arguments.count == 3, let month = Int(CommandLine.arguments[2]) else {
      print("birthday-cards friends.csv MONTH")
      return
    }
    let list = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    let studio = try Studio()
    let card = PictureStyle(.poster(.portrait), theme: .midnight)
    for friend in list.split(separator: "\n").compactMap(Friend.init) where friend.month == month {
      let time = friend.time.isEmpty ? nil : friend.time
      let chart = try studio.chart(born: friend.day, at: time, in: friend.place, name: friend.name)
      let picture = try studio.picture(of: chart.value, card, as: .png)
      try Data(picture.value).write(to: URL(filePath: "\(friend.name).png"))
      for note in chart.notes + picture.notes { print("\(friend.name): \(note.message)") }
    }
  }
}
