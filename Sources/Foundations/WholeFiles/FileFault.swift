package import AstroDiagnostics
import Glibc

/// What is wrong with an input or an output.
package enum FileFault: ProblemReason {
  /// A file that cannot be read.
  case unreadable(SystemError)
  /// Standard input that cannot be read.
  case unreadableInput(SystemError)
  /// A folder of rules that cannot be read.
  case unreadableRules(SystemError)
  /// An output that cannot be created, or not completely written.
  case unwritable(SystemError)
  case emptyName
  case unfinishedRun
  case anotherRun

  package var english: ProblemWording {
    switch self {
    case .unreadable(let error):
      ProblemWording(error.message, hint: "name a chart file, or - for standard input")
    case .unreadableInput(let error): ProblemWording(error.message)
    case .unreadableRules(let error):
      ProblemWording(error.message, hint: "--rules names a folder of rule files")
    case .unwritable(let error):
      ProblemWording(
        error.number == ENOENT ? "its folder does not exist" : error.message, hint: error.wayOut)
    case .emptyName: ProblemWording("is empty", hint: "name a file, or - for standard output")
    case .unfinishedRun:
      ProblemWording("was left by a run that did not finish", hint: "continue with --resume, or delete it")
    case .anotherRun: ProblemWording("another run is writing it", hint: "wait until it ends")
    }
  }

  package var ukrainian: ProblemWording {
    switch self {
    case .unreadable(let error):
      ProblemWording(
        error.message(in: .ukrainian), hint: "вкажіть файл карти або - для стандартного введення")
    case .unreadableInput(let error): ProblemWording(error.message(in: .ukrainian))
    case .unreadableRules(let error):
      ProblemWording(error.message(in: .ukrainian), hint: "--rules – це тека з файлами правил")
    case .unwritable(let error):
      ProblemWording(
        error.number == ENOENT ? "немає теки для цього файлу" : error.message(in: .ukrainian),
        hint: error.wayOutInUkrainian)
    case .emptyName:
      ProblemWording("назва порожня", hint: "вкажіть файл або - для стандартного виведення")
    case .unfinishedRun:
      ProblemWording(
        "лишився від запуску, який не завершився", hint: "продовжте з --resume або вилучіть цей файл")
    case .anotherRun: ProblemWording("у нього пише інший запуск", hint: "зачекайте, доки той завершиться")
    }
  }
}

extension SystemError {
  /// What to do if an output cannot be written.
  fileprivate var wayOut: Hint {
    switch number {
    case ENOENT: "create the folder first"
    case EACCES, EPERM, EROFS: "choose another folder with -o"
    case ENOSPC, EDQUOT: "make room, or choose another folder with -o"
    case EFBIG: "raise the limit with ulimit -f, or choose another folder with -o"
    case ELOOP: "name a file with -o"
    default: ""
    }
  }

  fileprivate var wayOutInUkrainian: Hint {
    switch number {
    case ENOENT: "спершу створіть теку"
    case EACCES, EPERM, EROFS: "виберіть іншу теку через -o"
    case ENOSPC, EDQUOT: "звільніть місце або виберіть іншу теку через -o"
    case EFBIG: "підніміть межу командою ulimit -f або виберіть іншу теку через -o"
    case ELOOP: "вкажіть файл через -o"
    default: ""
    }
  }
}
