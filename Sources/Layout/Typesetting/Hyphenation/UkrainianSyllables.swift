/// Where Ukrainian words may be hyphenated.
///
/// The rules follow the orthography of 2019. Words divide by syllables; дж and дз stay whole; ь, the
/// apostrophe, and й before a consonant stay with what precedes them, йо and ьо with what follows; a prefix
/// keeps its last consonant. Within a group of consonants the orthography leaves the choice: here the first
/// one closes its syllable, unless the pair begins a syllable as easily as тр or кл.
enum UkrainianSyllables {
  /// The fewest letters before and after a hyphen.
  static let (leftMinimum, rightMinimum) = (3, 3)

  /// Prefixes ending in a consonant, which stays with the prefix when another consonant follows.
  private static let prefixes = ["перед", "від", "під", "над", "роз", "без", "між"].map {
    Array($0.unicodeScalars)
  }

  /// The places in a word, in UTF-8 bytes from its start, where a hyphen may divide it.
  static func places(in word: Substring) -> [Int] {
    let simple = word.simpleScalars
    let letters = simple?.map { UkrainianLetter($0) } ?? word.map { UkrainianLetter($0) }
    guard letters.count >= leftMinimum + rightMinimum, letters.allSatisfy({ $0.kind != .foreign })
    else { return [] }
    let vowels = letters.indices.filter { letters[$0].kind == .vowel }
    let cuts = Set(zip(vowels, vowels.dropFirst()).map { cut(letters[...$1], after: $0) })
    let allowed = leftMinimum...letters.count - rightMinimum
    var places: [Int] = []
    var byte = 0
    for (index, length) in (simple?.map(UTF8.width) ?? word.map(\.utf8.count)).enumerated() {
      if allowed.contains(index), cuts.contains(index) { places.append(byte) }
      byte += length
    }
    return places
  }

  /// The index of the letter that begins the syllable of the last vowel.
  ///
  /// - Parameters:
  ///   - letters: The word up to that vowel.
  ///   - vowel: The vowel before it.
  private static func cut(_ letters: ArraySlice<UkrainianLetter>, after vowel: Int) -> Int {
    if let prefix = prefix(of: letters), prefix > vowel { return prefix }
    let consonants = consonants(in: letters[(vowel + 1)...])
    if let closing = consonants.last(where: \.isClosing) { return closing.end }
    guard let first = consonants.first else { return letters.endIndex - 1 }
    let goesOver = consonants.count == 1 || consonants.count == 2 && first.begins(with: consonants[1])
    return goesOver ? first.start : first.end
  }

  /// The length of the prefix, if the word has one that is followed by a consonant.
  private static func prefix(of letters: ArraySlice<UkrainianLetter>) -> Int? {
    prefixes.first { prefix in
      letters.starts(with: prefix) { $0.scalar == $1 }
        && letters.dropFirst(prefix.count).first?.kind == .consonant
    }?.count
  }

  /// The consonants before the last letter, which is a vowel, each with the signs that follow it.
  private static func consonants(in letters: ArraySlice<UkrainianLetter>) -> [UkrainianConsonant] {
    var consonants: [UkrainianConsonant] = []
    for index in letters.indices.dropLast() {
      let letter = letters[index]
      if let last = consonants.indices.last, consonants[last].takes(letter, before: letters[index + 1]) {
        consonants[last].end = index + 1
      } else {
        let closes = letter.scalar == "й" && index + 2 < letters.endIndex
        consonants.append(
          UkrainianConsonant(letter: letter.scalar, start: index, end: index + 1, isClosing: closes))
      }
    }
    return consonants
  }
}
