/// Reads a point on the Earth in the forms in which people have it.
package enum CoordinateText {
  /// Reads degrees north and east.
  ///
  /// The forms are `50.4501,30.5234`, `49°13′N 30°59′E`, `49 13 N, 30 59 E`, each with seconds or without, and
  /// the Ukrainian one of this package's own pictures: `49°13′ пн. ш., 30°59′ сх. д.`
  ///
  /// - Returns: `nil` for a text of no such form; the degrees are finite, but not checked against a range.
  package static func degrees(_ text: String) -> (latitude: Double, longitude: Double)? {
    decimal(text) ?? sides(text)
  }

  private static func decimal(_ text: String) -> (latitude: Double, longitude: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0.filter { $0 != " " }.replacing("−", with: "-")) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    return (numbers[0], numbers[1])
  }

  /// Reads a text in which letters tell the side of the equator and of Greenwich.
  private static func sides(_ text: String) -> (latitude: Double, longitude: Double)? {
    guard text.utf8.count <= 100 else { return nil }
    var (angles, numbers) = ([(side: Side, degrees: Double)](), [Double]())
    for word in words(of: text) {
      if let number = Double(word) {
        numbers.append(number)
      } else if let side = Side(word), let degrees = angle(numbers) {
        angles.append((side, degrees))
        numbers = []
      } else if !["ш", "д"].contains(word) {
        return nil
      }
    }
    guard angles.count == 2, numbers.isEmpty, angles[0].side.isLatitude, !angles[1].side.isLatitude else {
      return nil
    }
    return (angles[0].side.sign * angles[0].degrees, angles[1].side.sign * angles[1].degrees)
  }

  /// Numbers and runs of letters; whatever stands between them only parts them.
  private static func words(of text: String) -> [String] {
    var words = [String]()
    var last: Kind?
    for character in text.lowercased() {
      // A dot behind letters ends an abbreviation.
      let kind = character == "." && last != .number ? Kind.gap : Kind(character)
      defer { last = kind }
      guard kind != .gap else { continue }
      if kind == last, let index = words.indices.last {
        words[index].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private enum Kind {
    case number, letter, gap

    init(_ character: Character) {
      if character.isASCII, character.isNumber || character == "." {
        self = .number
      } else {
        self = character.isLetter ? .letter : .gap
      }
    }
  }

  /// Degrees of degrees, minutes and seconds.
  private static func angle(_ numbers: [Double]) -> Double? {
    guard (1...3).contains(numbers.count), numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return zip(numbers, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
  }

  private enum Side {
    case north, south, east, west

    init?(_ word: String) {
      switch word {
      case "n", "north", "пн": self = .north
      case "s", "south", "пд": self = .south
      case "e", "east", "сх": self = .east
      case "w", "west", "зх": self = .west
      default: return nil
      }
    }

    var isLatitude: Bool { self == .north || self == .south }
    var sign: Double { self == .north || self == .east ? 1 : -1 }
  }
}
