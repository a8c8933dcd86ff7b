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
  let decimals: Int
  /// How many thousandths the last decimal is.
  private let unit: Int64
  private let digits = DigitTable.shared
  private var pen = Place(x: 0, y: 0)
  private var start = Place(x: 0, y: 0)
  /// The letter of the last step.
  private var letter: UInt8 = 0

  /// - Parameter markup: The markup to append the steps to.
  init(decimals: Int, behind markup: consuming Markup = Markup()) {
    (self.decimals, self.markup) = (decimals, markup)
    unit = [1000, 100, 10, 1][decimals]
  }

  /// The markup with the steps, which is not copied.
  consuming func finished() -> Markup { markup }

  mutating func move(to place: Place) {
    append("M", place)
    start = place
  }

  mutating func line(to place: Place) {
    if place.y == pen.y {
      step("H", to: place) { $0.put(place.x - $1.x) }
    } else if place.x == pen.x {
      step("V", to: place) { $0.put(place.y - $1.y) }
    } else {
      append("L", place)
    }
  }

  mutating func curve(_ control: Place, to place: Place) {
    step("Q", to: place) {
      $0.put(control, from: $1)
      $0.put(place, from: $1)
    }
  }

  mutating func curve(_ first: Place, _ second: Place, to place: Place) {
    step("C", to: place) {
      $0.put(first, from: $1)
      $0.put(second, from: $1)
      $0.put(place, from: $1)
    }
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
    step(name, to: place) { $0.put(place, from: $1) }
  }

  /// Writes a step in absolute and in relative coordinates, and keeps the shorter.
  ///
  /// - Parameter put: Writes the coordinates as seen from a place.
  @inline(__always)
  private mutating func step(
    _ name: Unicode.Scalar, to place: Place, _ put: (inout StepPen, Place) -> Void
  ) {
    let capital = UInt8(ascii: name)
    // Lower-case letters stand for relative coordinates.
    let small = capital | 0x20
    let (last, from, unit, digits) = (letter, pen, unit, digits)
    var isRelative = false
    unsafe markup.append(atMost: 2 * StepPen.room) { start in
      var corner = unsafe StepPen(at: start, capital, after: last, unit, digits)
      put(&corner, Place(x: 0, y: 0))
      var way = unsafe StepPen(at: start + StepPen.room, small, after: last, unit, digits)
      put(&way, from)
      isRelative = way.count < corner.count
      guard isRelative else { return corner.count }
      unsafe start.update(from: start + StepPen.room, count: way.count)
      return way.count
    }
    letter = isRelative ? small : capital
    pen = place
  }
}

/// Writes the letter and the numbers of a step.
@safe private struct StepPen {
  /// The most bytes of a step: a letter and six numbers of up to sixteen bytes, each with a separator.
  static let room = 128

  private let start: UnsafeMutablePointer<UInt8>
  private let name: UInt8
  private let last: UInt8
  private let unit: Int64
  private let digits: DigitTable
  /// The number of bytes written.
  private(set) var count = 0

  /// - Parameters:
  ///   - start: Where there is so much room.
  ///   - last: The letter of the step before.
  ///   - unit: How many thousandths a coordinate counts.
  @inline(__always)
  init(
    at start: UnsafeMutablePointer<UInt8>, _ name: UInt8, after last: UInt8, _ unit: Int64,
    _ digits: DigitTable
  ) {
    unsafe (self.start, self.name, self.last) = (start, name, last)
    (self.unit, self.digits) = (unit, digits)
  }

  @inline(__always)
  mutating func put(_ place: PathData.Place, from origin: PathData.Place) {
    put(place.x - origin.x)
    put(place.y - origin.y)
  }

  @inline(__always)
  mutating func put(_ coordinate: Int64) {
    let number = ShortNumber(thousandths: coordinate * unit, digits)
    if count == 0 {
      // The letter may be left out if it is the same as the last one and a minus sign separates the numbers.
      if !(name == last && number.isNegative && name | 0x20 != UInt8(ascii: "m")) { put(byte: name) }
    } else if !number.isNegative {
      // A minus sign separates two numbers, so that no blank is needed.
      put(byte: UInt8(ascii: " "))
    }
    if number.isNegative { put(byte: UInt8(ascii: "-")) }
    unsafe count += number.write(to: start + count)
  }

  @inline(__always)
  private mutating func put(byte: UInt8) {
    unsafe start[count] = byte
    count += 1
  }
}
