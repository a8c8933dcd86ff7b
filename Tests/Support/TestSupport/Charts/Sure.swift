/// What a test knows to be right, though its initializer checks it.
///
/// A test that is wrong about it ends there and then, with the problem.
package func sure<Value, Failure: Error>(_ make: () throws(Failure) -> Value) -> Value {
  do throws(Failure) { return try make() } catch { fatalError("\(error)") }
}
