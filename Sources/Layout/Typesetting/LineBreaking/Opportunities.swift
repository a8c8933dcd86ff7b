import AstroDrawing

/// Finds the places where the lines of a paragraph may end.
struct Opportunities {
  let rules: BreakingRules
  /// Hyphenates words; `nil` leaves them whole.
  let hyphenation: Hyphenation?
  let language: String

  /// The places in reading order; the last one is the end of the text.
  ///
  /// - Parameter text: Words separated by single spaces.
  func places(in text: String) -> [Opportunity] {
    var places: [Opportunity] = []
    var start = 0
    let words = text.words
    for (index, word) in words.enumerated() {
      places += inner(of: word, from: start)
      let end = start + word.utf8.count
      if index + 1 == words.count {
        places.append(Opportunity(kind: .end, end: end, next: end, penalty: 0))
      } else if !words[index + 1].leansBack {
        places.append(Opportunity(kind: .space, end: end, next: end + 1, penalty: penalty(behind: word)))
      }
      start = end + 1
    }
    return places
  }

  /// The penalty for ending a line after a word: a word of one letter, or a symbol, belongs with what
  /// follows.
  private func penalty(behind word: Substring) -> Double {
    word.isOneCharacter && !word.leansBack ? rules.lonelyLetterPenalty : 0
  }

  /// The places within a word: after its dashes, between ideographs, and where a hyphen may be added.
  private func inner(of word: Substring, from start: Int) -> [Opportunity] {
    var places: [Opportunity] = []
    var byte = start
    for part in word.parts {
      if hyphenation != nil, part.isWord { places += hyphens(in: part.text, from: byte) }
      byte += part.text.utf8.count
      if part.mayEndLine, byte < start + word.utf8.count {
        let penalty = part.isWord ? 0 : rules.hyphenPenalty
        places.append(Opportunity(kind: .dash, end: byte, next: byte, penalty: penalty))
      }
    }
    return places
  }

  private func hyphens(in word: Substring, from start: Int) -> [Opportunity] {
    let places = hyphenation?.places(in: word, language: language) ?? []
    return places.map { place in
      Opportunity(kind: .hyphen, end: start + place, next: start + place, penalty: rules.hyphenPenalty)
    }
  }
}

extension String {
  /// The words between the spaces, empty ones included.
  ///
  /// Splits by scalars: comparing two characters sorts their combining marks, which takes quadratic time.
  var words: [Substring] {
    unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map { Substring($0) }
  }
}

extension Character {
  /// The character if it is a single scalar; `nil` if it has combining marks, as none of the compared signs
  /// does.
  var only: Unicode.Scalar? {
    let scalars = unicodeScalars
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
  }
}
