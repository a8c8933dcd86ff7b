/// Offsets from UTC as birth data states them.
package enum OffsetText {
  /// The offset as `+03:00`, or `+02:02:04` if there are seconds.
  package static func of(_ seconds: Int) -> String {
    let rest = Int(seconds.magnitude)
    let fields = [rest / 3600, rest / 60 % 60] + (rest % 60 == 0 ? [] : [rest % 60])
    return (seconds < 0 ? "-" : "+") + fields.map { ClockDigits.padded($0) }.joined(separator: ":")
  }
}
