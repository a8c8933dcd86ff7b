package import AstroDiagnostics

extension JSONFault {
  package var ukrainian: ProblemWording { ProblemWording(words) }

  private var words: String {
    switch self {
    case .file(let fault): "не JSON: \(fault.words)"
    case .moreText: "після кінця значення є ще текст"
    case .endsBeforeValue: "текст уривається там, де має бути значення"
    case .tooDeep(let deepest): "глибина вкладення значень перевищує \(deepest)"
    case .noValue: "тут має бути значення"
    case .unknownWord(let word): "\(word) – не значення JSON"
    case .leadingZero: "число не може починатися з 0"
    case .tooLarge(let number): "число \(Quotation.clipped(number)) завелике"
    case .noDigit: "тут має бути цифра"
    case .notUTF8: "текст не в кодуванні UTF-8"
    case .controlCharacter: "у тексті є керівний символ (запишіть його екрановано, як-от \\n)"
    case .unclosedQuotes: "лапки, які тут відкрито, ніде не закрито"
    case .endsInEscape: "текст уривається посеред екранованого символу"
    case .unknownEscape: "такого екранованого символу немає"
    case .loneSurrogate: "половині сурогатної пари бракує другої половини"
    case .shortCode: "після \\u мають бути чотири шістнадцяткові цифри"
    case .twice(let name): "назва \(Quotation.angular(name)) трапляється в одному об’єкті двічі"
    case .endsInObject: "текст уривається посеред об’єкта"
    case .endsInArray: "текст уривається посеред списку"
    case .noName: "тут має бути назва в подвійних лапках"
    case .noColon(let name): "після назви \(Quotation.angular(name)) має бути двокрапка"
    case .noComma(let closing): "тут має бути кома або \(closing)"
    case .trailingComma(let closing): "після коми перед \(closing) нічого немає"
    }
  }
}
