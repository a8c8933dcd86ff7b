import AstroInterpretation

/// Where the texts on contacts place two people, on the axes that readings of one person have.
///
/// Two texts that contradict each other do not both fill a reading: of what need not be told, the later one goes.
enum CoupleTunes {
  /// Whether a text contradicts one of others.
  static func isOpposed(_ text: String, to others: Set<String>) -> Bool {
    guard let own = values[text] else { return false }
    return others.contains { values[$0].map { !$0.isAtPeace(with: own, .inTune) } ?? false }
  }

  /// What a text places two people on, by its id.
  private static let values: [String: AxisValues] = {
    var values: [String: AxisValues] = [:]
    for (axis, value, texts) in sides {
      for text in texts.split(whereSeparator: \.isWhitespace) {
        let id = text.hasPrefix("over.") ? String(text) : "contact.\(text)"
        values[id, default: AxisValues()][axis] = value
      }
    }
    return values
  }()

  private static let sides: [(axis: Axis, value: Int, texts: String)] = [
    (
      .orderedDrifting, -2,
      """
      mercury.saturn.flowing sun.saturn.flowing moon.saturn.flowing mars.saturn.flowing ascendant.saturn.flowing \
      midheaven.saturn.flowing venus.saturn.flowing mercury.saturn.conjunction
      """
    ),
    (
      .orderedDrifting, 2,
      """
      mercury.neptune.tense mercury.neptune.conjunction sun.neptune.tense mercury.uranus.tense mars.neptune.tense \
      mars.neptune.conjunction venus.neptune.tense moon.uranus.conjunction mars.jupiter.tense mercury.uranus.conjunction \
      moon.neptune.tense sun.uranus.tense sun.jupiter.tense
      """
    ),
    (
      .mildFierce, -2,
      """
      mercury.mars.flowing sun.mercury.flowing mars.mars.flowing mercury.venus.flowing mercury.venus.conjunction \
      mercury.ascendant.flowing mercury.mercury.flowing sun.mars.flowing
      """
    ),
    (
      .mildFierce, 2,
      """
      mercury.mars.tense mercury.pluto.tense mars.pluto.tense mars.mars.tense sun.mars.tense sun.pluto.tense \
      mars.uranus.tense moon.mars.conjunction sun.mercury.tense mercury.ascendant.tense
      """
    ),
    (
      .openGuarded, -2,
      """
      moon.pluto.flowing moon.mercury.flowing moon.ascendant.flowing mercury.pluto.flowing moon.neptune.flowing
      """
    ),
    (
      .openGuarded, 2,
      """
      moon.pluto.tense ascendant.saturn.tense ascendant.saturn.conjunction ascendant.pluto.tense moon.ascendant.tense \
      moon.pluto.conjunction over.saturn.8 over.saturn.3 moon.neptune.tense
      """
    ),
    (.nearApart, -2, "moon.moon.flowing moon.venus.flowing moon.saturn.flowing moon.moon.conjunction"),
    (
      .nearApart, 2,
      "moon.uranus.tense venus.uranus.tense sun.uranus.tense moon.uranus.conjunction moon.moon.tense"
    ),
  ]
}
