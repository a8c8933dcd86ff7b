import AstroChartModel
package import AstroJSON
public import AstroSynastry
public import AstroWording

extension Synastry {
  /// The format that files of two people name.
  package static let format = "astrosvitla.synastry/1"

  /// The comparison as the bytes of a file, in UTF-8; reasons are told in a language.
  public func json(in language: Language) -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, in: language)
    return writer.finished()
  }

  /// The comparison on one line, for streams.
  package func jsonLine(in language: Language) -> [UInt8] {
    var writer = JSONWriter(.oneLine)
    write(to: &writer, in: language)
    return writer.finished()
  }

  /// The comparison in the form and order of a file.
  package func write(to writer: inout JSONWriter, in language: Language) {
    let telling = SynastryTelling(synastry: self, language: language)
    writer.object { writer in
      writer.member("format", Synastry.format)
      writer.member("from") { $0.array([first, second].map(Derivation.Origin.init)) { $0.write($1) } }
      writer.member("aspects") { $0.array(aspects) { $0.write(between: $1) } }
      writer.member("overlays") { writer in
        writer.object { writer in
          writer.member("firstInSecond") { $0.write(firstInSecond) }
          writer.member("secondInFirst") { $0.write(secondInFirst) }
        }
      }
      writer.member("balances") { $0.array([first, second]) { $0.write($1.distributions) } }
      writer.member("composite") { composite.write(to: &$0) }
      writer.member("scores") { $0.write(scoresOf: telling) }
      writer.member("strengths") { $0.array(strengths) { $0.write($1, by: telling) } }
      writer.member("challenges") { $0.array(challenges) { $0.write($1, by: telling) } }
      writer.member("discepolo") { $0.write(discepolo, by: telling) }
    }
  }

  /// What scores leave out because a time of birth is not known.
  fileprivate var without: [String] {
    [(first, "first"), (second, "second")].filter { !$0.0.hasBirthTime }.flatMap { _, who in
      ["\(who).angles", "\(who).houses"]
    }
  }
}

extension GroupScores {
  /// The format that files of a group name.
  package static let format = "astrosvitla.group/1"

  /// The scores as the bytes of a file, in UTF-8: who is in the group, and every pair by the indices of the two.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("format", GroupScores.format)
      writer.member("from") { $0.array(charts.map(Derivation.Origin.init)) { $0.write($1) } }
      writer.member("pairs") { $0.array(pairs) { $0.write($1) } }
    }
    return writer.finished()
  }
}

/// Two people, and the language in which they are told of.
private struct SynastryTelling {
  let synastry: Synastry
  let language: Language
}

extension JSONWriter {
  fileprivate mutating func write(_ pair: GroupScores.Pair) {
    object { writer in
      writer.member("first", pair.first)
      writer.member("second", pair.second)
      writer.member("overall", pair.overall)
      for domain in CoupleDomain.allCases {
        if let score = pair.scores[domain] { writer.member(domain.rawValue, score) }
      }
    }
  }

  fileprivate mutating func write(between aspect: Aspect) {
    object { writer in
      writer.member("first", aspect.end1.name)
      writer.member("second", aspect.end2.name)
      writer.member("aspectType", aspect.type.rawValue)
      writer.member("orb", aspect.orb)
      writer.member("exactDegree", aspect.type.exactDegree)
      if !aspect.isCertain { writer.member("certain", false) }
    }
  }

  fileprivate mutating func write(_ overlay: HouseOverlay?) {
    array(overlay?.guests ?? []) { writer, guest in
      writer.object { writer in
        writer.member("body", guest.end.name)
        writer.member("house", guest.house)
      }
    }
  }

  fileprivate mutating func write(scoresOf telling: SynastryTelling) {
    let synastry = telling.synastry
    object { writer in
      writer.member("overall") { $0.write(synastry.overall, by: telling) }
      for domain in CoupleDomain.allCases {
        guard let score = synastry.scores[domain] else { continue }
        writer.member(domain.rawValue) { $0.write(score, by: telling) }
      }
    }
  }

  private mutating func write(_ score: CoupleScore, by telling: SynastryTelling) {
    object { writer in
      writer.member("score", score.score)
      writer.member("base", CoupleScore.base)
      writer.member("reasons") { $0.array(score.reasons) { $0.write($1, by: telling) } }
      writer.member("without") { $0.array(telling.synastry.without) { $0.write($1) } }
    }
  }

  fileprivate mutating func write(_ reason: ScoreReason, by telling: SynastryTelling) {
    object { writer in
      switch reason.cause {
      case .aspect(let aspect): writer.member("aspect") { $0.write(between: aspect) }
      case .sharedElement(let element, let count):
        writer.member("fact", "sharedElement")
        writer.member("element", element.rawValue)
        writer.member("count", count)
      case .median: writer.member("fact", "rest")
      }
      writer.member("contribution") { $0.write(reason.contribution, decimals: 4) }
      writer.member("words", telling.synastry.words(for: reason, in: telling.language))
    }
  }

  fileprivate mutating func write(_ score: DiscepoloScore, by telling: SynastryTelling) {
    object { writer in
      writer.member("points", score.points)
      writer.member("band", score.band.rawValue)
      writer.member("reasons") { writer in
        writer.array(score.reasons) { writer, reason in
          writer.object { writer in
            if let aspect = reason.aspect {
              writer.member("aspect") { $0.write(between: aspect) }
            } else {
              writer.member("fact", "sunsOfOneModality")
            }
            writer.member("points", reason.points)
            writer.member("words", telling.synastry.words(for: reason, in: telling.language))
          }
        }
      }
    }
  }
}
