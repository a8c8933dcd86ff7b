import AstroDiagnostics
import AstroWholeFiles

/// Why a command of somebody's own gives no answer.
enum ProcessFault {
  static func notStarted(_ error: SystemError) -> Told {
    Told(
      "it cannot be started: \(error.message(in: .english))",
      ukrainian: "її не запустити: \(error.message(in: .ukrainian))")
  }

  static func failed(_ status: Int32) -> Told {
    Told("it ended with status \(status)", ukrainian: "вона завершилася з кодом \(status)")
  }

  static func ended(bySignal signal: Int32) -> Told {
    Told("signal \(signal) ended it", ukrainian: "її спинив сигнал \(signal)")
  }

  static let tooSlow = Told("it took too long", ukrainian: "вона не встигла")
  static let interrupted = Told("it was interrupted", ukrainian: "її перервано")

  static func answersTooMuch(_ limit: Int) -> Told {
    Told("it answered more than \(limit) bytes", ukrainian: "її відповідь довша за \(limit) байтів")
  }
}
