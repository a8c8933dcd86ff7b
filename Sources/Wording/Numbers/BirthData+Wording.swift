public import ChartModel

extension BirthData {
  /// Degrees and minutes north and east, or south and west.
  ///
  /// Like this: `50°27′ N, 30°31′ E`, «50°27′ пн. ш., 30°31′ сх. д.».
  public func coordinates(in language: Language) -> String {
    let north = latitude < 0 ? language.pick("S", "пд. ш.") : language.pick("N", "пн. ш.")
    let east = longitude < 0 ? language.pick("W", "зх. д.") : language.pick("E", "сх. д.")
    return "\(Degrees.text(abs(latitude))) \(north), \(Degrees.text(abs(longitude))) \(east)"
  }
}
