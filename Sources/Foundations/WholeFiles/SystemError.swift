package import AstroDiagnostics
import Glibc

/// An error of the operating system, described in words.
package struct SystemError: Error, Hashable {
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the last call that failed.
  package static var last: SystemError { SystemError(number: errno) }

  /// Whether it says that nothing lies at a path.
  package var isMissingFile: Bool { number == ENOENT || number == ENOTDIR }

  package var message: String { message(in: .english) }

  package func message(in tongue: Tongue) -> String {
    let (english, ukrainian) = words
    return tongue == .english ? english : ukrainian
  }

  private var words: (english: String, ukrainian: String) {
    switch number {
    case ENOENT: ("does not exist", "не існує")
    case EACCES, EPERM: ("permission is denied", "немає дозволу")
    case EISDIR: ("is a folder", "це тека")
    case ENOTDIR: ("a part of the path is not a folder", "частина шляху – не тека")
    case ENOSPC, EDQUOT: ("the disk is full", "на диску немає місця")
    case EROFS: ("the file system is read-only", "файлова система – лише для читання")
    case ENAMETOOLONG: ("the name is too long", "назва задовга")
    case ELOOP:
      ("too many symbolic links point to each other", "забагато символьних посилань ведуть одне до одного")
    case EFBIG: ("the file would be larger than the limit allows", "файл був би більший, ніж дозволено")
    case EPIPE: ("nothing reads what is written", "ніхто не читає того, що пишеться")
    case EBADF: ("is closed", "закрито")
    default: (systemWords, systemWords)
    }
  }

  private var systemWords: String { String(cString: strerror(number)) }
}
