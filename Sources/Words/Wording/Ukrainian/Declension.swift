/// The cases of a Ukrainian noun, or of a name of several words.
struct Declension {
  let nominative: String
  let genitive: String
  let dative: String
  let accusative: String
  let instrumental: String
  let locative: String
  /// An equally correct variant of one of the forms, such as «Марсові» for «Марсу».
  let other: String?

  init(
    _ nominative: String, _ genitive: String, _ dative: String, _ accusative: String,
    _ instrumental: String, _ locative: String, or other: String? = nil
  ) {
    (self.nominative, self.genitive, self.dative) = (nominative, genitive, dative)
    (self.accusative, self.instrumental, self.locative) = (accusative, instrumental, locative)
    self.other = other
  }

  subscript(form: GrammaticalCase) -> String {
    switch form {
    case .nominative: nominative
    case .genitive: genitive
    case .dative: dative
    case .accusative: accusative
    case .instrumental: instrumental
    case .locative: locative
    }
  }
}
