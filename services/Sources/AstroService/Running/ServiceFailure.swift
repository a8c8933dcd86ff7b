import AstroSvitla
import FoundationEssentials
import GRDB

/// Why a service cannot start or go on, for whoever runs it.
public enum ServiceFailure {
  /// What the log says of an error: nothing that it could hold of a request.
  static func kind(of error: any Error) -> String {
    let type = "\(type(of: error))"
    return switch error {
    case let fault as PostgresFault: "\(type) \(fault.state)"
    case let error as DatabaseError: "\(type) \(error.extendedResultCode.rawValue)"
    default: type
    }
  }

  /// - Returns: One line, and the exit status: 69 for what is missing on the machine, 73 for a store that cannot be
  ///   written, 70 for anything else.
  public static func told(_ error: any Error, inUkrainian isUkrainian: Bool) -> (line: String, status: Int32)
  {
    let language: Language = isUkrainian ? .uk : .en
    switch error {
    case let problem as Problem: return (Words(problem).told(in: language), 69)
    case let refusal as Refusal: return (refusal.words.told(in: language), 73)
    case let error as DatabaseError:
      let why = error.message ?? "\(error.resultCode)"
      return (
        Words("the store cannot be used: \(why)", "сховищем не можна скористатися: \(why)").told(
          in: language), 73
      )
    case let fault as PostgresFault:
      let why = fault.message.split(separator: "\n").joined(separator: "; ")
      return (
        Words("the database cannot be used: \(why)", "базою даних не можна скористатися: \(why)").told(
          in: language), 69
      )
    case let error as CocoaError:
      let why = error.filePath ?? "\(error.code)"
      return (
        Words("cannot be read or made: \(why)", "не вдалося прочитати чи створити: \(why)").told(
          in: language), 73
      )
    default: return ("\(error)", 70)
    }
  }
}
