import AstroWording

extension Language {
  /// How many words a part of a reading of two people has; Ukrainian says the same in fewer.
  var partWords: ClosedRange<Int> { self == .uk ? 76...104 : 85...114 }

  /// How many words lead to a second contact of a part, less those that it need not say then.
  var leadWords: Int { self == .uk ? 5 : 8 }
}
