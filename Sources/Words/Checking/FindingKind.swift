import AstroDiagnostics
import AstroWording

/// What kind of mistake a finding of ``ReportCheck`` is.
public enum FindingKind: String, CaseIterable, Hashable, Sendable {
  /// The report is on another area or in another language than the brief.
  case frame
  /// A part is longer or shorter than the brief allows.
  case bounds
  /// A source that the brief does not have.
  case source
  /// A body, angle or cusp in a sign where it is not.
  case sign
  /// A body in a house where it is not.
  case house
  /// An aspect that the chart does not have.
  case aspect
  /// A body said to move as it does not.
  case motion
  /// A ruler that rules another house.
  case ruler
  /// A body said to stand at an angle.
  case angle
  /// Another phase of the Moon.
  case phase
  /// Another element or modality said to prevail.
  case balance
  /// A body that the passage does not rest on.
  case stranger
  /// The nature of an aspect turned round.
  case nature
  /// Remedies, diagnoses, diets.
  case medicine
  /// Death and grave illness foretold.
  case death
  /// Marriage, children and parting foretold.
  case marriage
  /// Gains and losses foretold, purchases advised, sums named.
  case money
  /// Other events foretold.
  case prophecy
  /// What leaves a reader without hope.
  case despair
  /// Control or violence told as love.
  case control
  /// What is like harm in other words than those known.
  case harm
  /// A date that no event has.
  case date
  /// A sentence in another language.
  case language
  /// A sentence that stands in the report already.
  case repetition
  /// Nothing rests on the main figure.
  case figure
  /// The name of one of two people in another case than the nominative.
  case name

  init(_ caution: CautionKind) {
    self =
      switch caution {
      case .medicine: .medicine
      case .death: .death
      case .marriage: .marriage
      case .money: .money
      case .prophecy: .prophecy
      case .despair: .despair
      case .control: .control
      }
  }
}

/// Something in a text that is objected to.
struct Objection {
  let kind: FindingKind
  let reason: Told

  init(_ kind: FindingKind, _ reason: Told) { (self.kind, self.reason) = (kind, reason) }
}
