import Synchronization

/// Something that is made once for each language, when it is first asked for, and shared by all threads.
package final class PerLanguage<Value: Sendable>: Sendable {
  private let made = Mutex<[Language: Value]>([:])
  private let make: @Sendable (Language) -> Value

  package init(_ make: @escaping @Sendable (Language) -> Value) { self.make = make }

  package subscript(language: Language) -> Value {
    made.withLock { made in
      if let known = made[language] { return known }
      let value = make(language)
      made[language] = value
      return value
    }
  }
}
