import AstroDiagnostics

/// Why a picture or a document cannot be painted.
enum PaintingFault {
  static let noPixels = Told("the picture has no pixels", ukrainian: "малюнок не має пікселів")
  static let noPages = Told("the document has no pages", ukrainian: "у документі немає сторінок")

  static func width(_ width: Int, most: Int) -> Told {
    Told(
      "a picture \(width) pixels wide cannot be made", hint: Hint("the width may be 1 to \(most)"),
      ukrainian: "малюнка завширшки \(width) пікселів не зробити", hint: Hint("ширина – від 1 до \(most)"))
  }

  static func height(_ height: Double) -> Told {
    Told(
      "the picture would be \(height) pixels tall", hint: "ask for a smaller width",
      ukrainian: "малюнок був би заввишки \(height) пікселів", hint: "виберіть меншу ширину")
  }

  static let noMemory = Told(
    "there is not enough memory for the picture", hint: "ask for a smaller size",
    ukrainian: "на малюнок не вистачає пам’яті", hint: "виберіть менший розмір")

  static func font(_ name: String) -> Told {
    Told(
      "the font \(name) cannot be opened for painting", ukrainian: "шрифту \(name) не відкрити для малювання")
  }

  /// - Parameter reason: In cairo's own English words.
  static func cannotDraw(_ reason: String) -> Told {
    Told("cairo cannot draw: \(reason)", ukrainian: "cairo не може малювати: \(reason)")
  }

  static func cannotFinish(_ reason: String) -> Told {
    Told(
      "cairo cannot finish the document: \(reason)", ukrainian: "cairo не може завершити документ: \(reason)")
  }
}
