import AstroWording

extension Language {
  /// How many words a part of a reading of two people has; Ukrainian says the same in fewer.
  var partWords: ClosedRange<Int> { self == .uk ? 76...104 : 85...114 }
}
