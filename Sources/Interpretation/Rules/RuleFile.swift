/// A rule file before it is read.
public struct RuleFile: Hashable, Sendable {
  /// How messages name it.
  public var path: String
  /// JSON in UTF-8.
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
