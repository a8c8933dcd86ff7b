/// The cases of Ukrainian that our sentences need; English has one form for all.
public enum GrammaticalCase: Hashable, Sendable {
  case nominative, genitive, instrumental, locative
}

/// A Ukrainian noun in the cases our sentences need.
struct Declension {
  let nominative: String
  let genitive: String
  let instrumental: String
  let locative: String

  init(_ nominative: String, _ genitive: String, _ instrumental: String, _ locative: String) {
    (self.nominative, self.genitive) = (nominative, genitive)
    (self.instrumental, self.locative) = (instrumental, locative)
  }

  subscript(form: GrammaticalCase) -> String {
    switch form {
    case .nominative: nominative
    case .genitive: genitive
    case .instrumental: instrumental
    case .locative: locative
    }
  }
}
