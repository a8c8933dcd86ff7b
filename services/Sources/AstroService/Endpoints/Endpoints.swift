/// Everything that the service does.
enum Endpoints {
  static let all: [Endpoint] =
    arca + users + charts + pictures + reports + purchases + connections + couples + calendars + spans
    + bookmarks
    + places + assistants
    + machine + page
}
