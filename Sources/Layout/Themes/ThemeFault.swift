import AstroDiagnostics

/// What is wrong with a theme.
enum ThemeFault {
  static let tooLarge = Told(
    "is larger than 64 KiB", hint: "a theme has about twenty short lines",
    ukrainian: "понад 64 КіБ", hint: "тема має близько двадцяти коротких рядків")

  static let notTheme = Told(
    "is not a theme, which is an object of tokens",
    hint: ##"as in { "paper": "#FFFFFF", "ink": "#111111" }"##,
    ukrainian: "не тема: має бути об’єкт із кольорами",
    hint: ##"як-от { "paper": "#FFFFFF", "ink": "#111111" }"##)

  static let notColor = Told(
    "is not a color", hint: "write it as \"#RRGGBB\"",
    ukrainian: "не колір", hint: "пишіть його як \"#RRGGBB\"")

  static func noToken(_ name: String, among known: [String]) -> Told {
    Told(
      "is not a token of a theme", ukrainian: "такого поля тема не має",
      known: NearestName.hint(for: name, among: known))
  }
}
