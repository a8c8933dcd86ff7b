import AstroBytes
import AstroDrawing

/// The steps of an outline in SVG's syntax, in few bytes: each step in absolute or relative coordinates,
/// whichever are shorter.
struct PathData {
  /// A point, as integer multiples of the last decimal.
  struct Place: Equatable {
    var x: Int64
    var y: Int64
  }

  private(set) var markup: Markup
  /// The number of decimals of the coordinates, 0…3.
  private let decimals: Int
  private var pen = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  /// The letter of the last step.
  private var letter: UInt8 = 0
  /// The numbers of the step that is being written, in absolute and in relative coordinates.
  private var absolute = StepNumbers()
  private var relative = StepNumbers()
  private var count = 0

  /// - Parameter markup: The markup to append the steps to.
  init(decimals: Int, behind markup: consuming Markup = Markup()) {
    (self.decimals, self.markup) = (decimals, markup)
  }

  mutating func move(to place: Place) {
    append("M", place)
    start = place
  }

  mutating func line(to place: Place) {
    if place.y == pen.y {
      append("H", x: place.x)
    } else if place.x == pen.x {
      append("V", y: place.y)
    } else {
      append("L", place)
    }
  }

  mutating func curve(_ control: Place, to place: Place) {
    add(control)
    append("Q", place)
  }

  mutating func curve(_ first: Place, _ second: Place, to place: Place) {
    add(first)
    add(second)
    append("C", place)
  }

  /// A quadratic curve whose control point mirrors that of the curve before, at the pen.
  mutating func smoothCurve(to place: Place) { append("T", place) }

  /// A whole circle, starting at its rightmost point, clockwise.
  mutating func circle(around center: Place, radius: Int64) {
    move(to: Place(x: center.x + radius, y: center.y))
    letter = UInt8(ascii: "a")
    markup.append(byte: letter)
    arc(to: -2 * radius, radius: radius)
    markup.append(" ")
    arc(to: 2 * radius, radius: radius)
    close()
  }

  /// Half a circle, which ends at a distance of `x` to the right of the pen.
  private mutating func arc(to x: Int64, radius: Int64) {
    markup.append(radius, decimals: decimals)
    markup.append(" ")
    markup.append(radius, decimals: decimals)
    markup.append(x < 0 ? " 0 1 1" : " 0 1 1 ")
    markup.append(x, decimals: decimals)
    markup.append(" 0")
  }

  mutating func close() {
    letter = UInt8(ascii: "Z")
    markup.append(byte: letter)
    pen = start
  }

  // MARK: - Steps

  private mutating func append(_ name: Unicode.Scalar, _ place: Place) {
    add(place)
    write(name)
    pen = place
  }

  private mutating func append(_ name: Unicode.Scalar, x: Int64) {
    add(x, from: pen.x)
    write(name)
    pen.x = x
  }

  private mutating func append(_ name: Unicode.Scalar, y: Int64) {
    add(y, from: pen.y)
    write(name)
    pen.y = y
  }

  private mutating func add(_ place: Place) {
    add(place.x, from: pen.x)
    add(place.y, from: pen.y)
  }

  private mutating func add(_ number: Int64, from pen: Int64) {
    absolute[count] = ShortNumber(number, decimals: decimals)
    relative[count] = ShortNumber(number - pen, decimals: decimals)
    count += 1
  }

  private mutating func write(_ name: Unicode.Scalar) {
    let capital = UInt8(ascii: name)
    // Lower-case letters stand for relative coordinates.
    let small = capital | 0x20
    var (corner, step) = (0, 0)
    for index in 0..<count {
      corner += length(of: absolute[index], at: index, after: capital)
      step += length(of: relative[index], at: index, after: small)
    }
    letter = step < corner ? write(relative, after: small) : write(absolute, after: capital)
    count = 0
  }

  private mutating func write(_ numbers: StepNumbers, after name: UInt8) -> UInt8 {
    var text = ShortText()
    if !isUnderstood(name, before: numbers[0]) { text.append(byte: name) }
    for index in 0..<count {
      // A minus sign separates two numbers, so that no blank is needed.
      if index > 0, !numbers[index].isNegative { text.append(byte: UInt8(ascii: " ")) }
      text.append(numbers[index])
    }
    markup.append(text)
    return name
  }

  /// Whether the letter may be left out: if it is the same as the last one and a minus sign separates the
  /// numbers.
  private func isUnderstood(_ name: UInt8, before number: ShortNumber) -> Bool {
    name == letter && number.isNegative && name | 0x20 != UInt8(ascii: "m")
  }

  /// The length of a number of a step in bytes, including the letter or the separator before it.
  private func length(of number: ShortNumber, at index: Int, after name: UInt8) -> Int {
    let isParted = number.isNegative || index > 0
    let isNamed = index == 0 && !isUnderstood(name, before: number)
    return number.length + (isParted ? 1 : 0) + (isNamed ? 1 : 0)
  }
}

/// The numbers of a step, at most six, stored inline: an array would be allocated for every path.
private struct StepNumbers {
  private var (first, second, third) = (ShortNumber(), ShortNumber(), ShortNumber())
  private var (fourth, fifth, sixth) = (ShortNumber(), ShortNumber(), ShortNumber())

  subscript(index: Int) -> ShortNumber {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      case 4: fifth
      default: sixth
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      case 4: fifth = newValue
      default: sixth = newValue
      }
    }
  }
}
