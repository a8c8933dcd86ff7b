import AstroDiagnostics

/// Why an SVG file cannot be read or drawn as a logo.
enum LogoFault {
  // MARK: The file

  static let tooLarge = Told(
    "is larger than 200 KB", hint: "simplify the paths of the logo",
    ukrainian: "понад 200 КБ", hint: "спростіть контури логотипа")

  static let declaration = Told(
    "contains a declaration that cannot be read", hint: "save the logo as plain SVG",
    ukrainian: "є оголошення, якого не прочитати", hint: "збережіть логотип як звичайний SVG")

  static let noAttribute = notSVG("an attribute is expected", "тут має бути атрибут")
  static let noQuotes = notSVG(
    "a value in quotation marks is expected", "тут має бути значення в лапках")
  static let unclosedQuotes = notSVG("a quotation mark is missing", "бракує лапки")
  static let unclosedTag = notSVG("a tag is not closed", "тег не закрито")
  static let namelessTag = notSVG("a tag has no name", "у тегу немає назви")
  static let noRoot = notSVG("a logo is an SVG file", "логотип – це файл SVG")

  static func missing(_ end: StaticString) -> Told { notSVG("\(end) is missing", "бракує \(end)") }

  private static func notSVG(_ english: String, _ ukrainian: String) -> Told {
    Told("is not SVG", hint: Hint(english), ukrainian: "не SVG", hint: Hint(ukrainian))
  }

  // MARK: The whole drawing

  static let empty = Told(
    "shows nothing", hint: "a logo has shapes with a fill or a stroke",
    ukrainian: "нічого не видно", hint: "у логотипі мають бути фігури із заливкою або обведенням")

  static let viewBox = Told(
    "the viewBox is wrong", hint: "four numbers, as in 0 0 100 40",
    ukrainian: "хибний viewBox", hint: "потрібні чотири числа, як-от 0 0 100 40")

  static let tooDeep = Told(
    "groups are nested too deeply", hint: "ungroup the logo",
    ukrainian: "групи вкладено надто глибоко", hint: "розгрупуйте логотип")

  // MARK: Shapes

  static let element = Told(
    "cannot be drawn", hint: "a logo has paths, shapes and groups only; turn text and effects into paths",
    ukrainian: "такого не намалювати",
    hint: "у логотипі можуть бути лише контури, фігури й групи; перетворіть текст і ефекти на контури")

  static let pathData = Told(
    "the path data cannot be read", hint: "save the logo again as plain SVG",
    ukrainian: "даних контуру не прочитати", hint: "збережіть логотип ще раз як звичайний SVG")

  static let points = Told(
    "the points cannot be read", hint: "pairs of numbers, as in 0,0 10,0 10,5",
    ukrainian: "точок не прочитати", hint: "потрібні пари чисел, як-от 0,0 10,0 10,5")

  static let tooWide = Told(
    "is too large to be drawn", hint: "scale the logo down",
    ukrainian: "завелике, щоб намалювати", hint: "зменште логотип")

  // MARK: Properties

  static let evenOdd = Told(
    "the fill rule evenodd cannot be drawn", hint: "save the logo with the rule nonzero",
    ukrainian: "заливка за правилом evenodd не малюється", hint: "збережіть логотип із правилом nonzero")

  static func property(_ name: String) -> Told {
    Told(
      "\(Quotation.of(name)) cannot be drawn", hint: "leave it out, or turn it into paths",
      ukrainian: "\(Quotation.angular(name)) не намалювати",
      hint: "приберіть це або перетворіть на контури")
  }

  static func length(_ text: String, of name: String) -> Told {
    Told(
      "\(name): \(Quotation.of(text)) is not a length", hint: "a number, without units or in px",
      ukrainian: "\(name): \(Quotation.angular(text)) – не довжина",
      hint: "потрібне число без одиниць або в px")
  }

  static func color(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a color that can be drawn",
      hint: "#RRGGBB, without gradients or patterns",
      ukrainian: "\(Quotation.angular(text)) – не той колір, який можна намалювати",
      hint: "#RRGGBB, без градієнтів і візерунків")
  }

  static func transform(_ text: String) -> Told {
    Told(
      "\(Quotation.of(text)) is not a transform that can be drawn",
      hint: "matrix, translate, scale, rotate or skew, with numbers",
      ukrainian: "\(Quotation.angular(text)) – не те перетворення, яке можна намалювати",
      hint: "matrix, translate, scale, rotate або skew, з числами")
  }
}
