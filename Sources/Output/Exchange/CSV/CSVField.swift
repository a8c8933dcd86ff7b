import AstroDiagnostics

/// What a column of a table of births can say.
enum CSVField: String, CaseIterable {
  case id, name, firstName, lastName
  case date, time, dateTime, year, month, day, hour, minute, second
  case timeZone, latitude, longitude, coordinates, place, country
  case calendar, fold, meanTime

  /// The names by which people and programs call it, in small letters without spaces or signs.
  private var others: [String] {
    switch self {
    case .name: ["fullname", "person", "subject", "title", "імя", "піб"]
    case .firstName: ["givenname", "forename"]
    case .lastName: ["surname", "familyname"]
    case .date: ["birthdate", "dateofbirth", "birthday", "dob", "geburtsdatum", "дата", "датанародження"]
    case .time: ["birthtime", "timeofbirth", "tob", "geburtszeit", "час", "часнародження"]
    case .dateTime: ["birthdatetime", "datetimelocal", "localdatetime", "timestamp"]
    case .year: ["birthyear"]
    case .month: ["birthmonth", "mon"]
    case .day: ["birthday", "mday"]
    case .hour: ["birthhour"]
    case .minute: ["birthminute", "min"]
    case .second: ["seconds", "sec"]
    case .timeZone:
      ["zone", "tz", "tzstr", "tzid", "tzname", "utcoffset", "offset", "gmtoffset", "часовийпояс"]
    case .latitude: ["lat", "birthlat", "birthlatitude", "широта"]
    case .longitude: ["lon", "lng", "long", "birthlon", "birthlongitude", "довгота"]
    case .coordinates: ["at", "latlon", "latlng", "latitudelongitude"]
    case .place: ["city", "town", "birthplace", "placeofbirth", "location", "місце", "місто", "geburtsort"]
    case .country: ["nation", "countrycode", "країна", "land"]
    case .id, .calendar, .fold, .meanTime: []
    }
  }

  /// The field that a column is named after; `nil` for a name that says nothing of a birth.
  init?(column: String) {
    guard NearestName.isPlausible(column) else { return nil }
    let name = CSVField.folded(column)
    let found = CSVField.allCases.first { CSVField.folded($0.rawValue) == name || $0.others.contains(name) }
    guard let found else { return nil }
    self = found
  }

  private static func folded(_ name: String) -> String {
    String(
      name.lowercased().unicodeScalars.filter {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      .map(Character.init))
  }
}

/// Which column of a table says what.
struct CSVColumns {
  private var indices: [CSVField: Int] = [:]
  /// The names of columns that are not read.
  private(set) var unread: [String] = []

  /// - Parameters:
  ///   - head: The names of the columns, in order.
  ///   - mapping: The columns of some fields by their names, which stand before what the names say.
  /// - Throws: `usage` for a mapping of a field or column that is not there.
  init(_ head: [String], mapping: [String: String]) throws(Problem) {
    for (name, column) in mapping.sorted(by: { $0.key < $1.key }) {
      guard let field = CSVField(rawValue: name) else {
        throw Problem(
          .usage, at: Problem.Location(source: "--columns"),
          ExchangeFault.noField(name, among: CSVField.allCases.map(\.rawValue)))
      }
      guard let index = head.firstIndex(of: column) else {
        throw Problem(
          .usage, at: Problem.Location(source: "--columns"), ExchangeFault.noColumn(column, among: head))
      }
      indices[field] = index
    }
    for (index, name) in head.enumerated() where !indices.values.contains(index) {
      if let field = CSVField(column: name), indices[field] == nil {
        indices[field] = index
      } else if !name.isEmpty {
        unread.append(name)
      }
    }
  }

  /// Whether a birth can be read from them.
  var tellBirths: Bool {
    [.date, .dateTime, .year].contains { indices[$0] != nil }
  }

  /// A field of a row; `nil` if it is empty or not there.
  func text(_ field: CSVField, in row: CSVTable.Row) -> String? {
    guard let index = indices[field], index < row.fields.count else { return nil }
    let text = row.fields[index]
    return text.trimmed.isEmpty ? nil : text
  }
}
