import AstroChartModel
import AstroJSON
import AstroTradition

extension JSONWriter {
  mutating func write(_ almutens: Almutens) {
    object { writer in
      writer.member("places") { $0.array(almutens.places) { $0.write($1) } }
      writer.member("cusps") { $0.array(almutens.cusps) { $0.write($1) } }
      writer.member("syzygy", almutens.syzygy) { writer, syzygy in
        writer.object { writer in
          writer.member("phase", syzygy.phase.rawValue)
          writer.member("degree", syzygy.longitude.degrees)
        }
      }
      writer.member("figuris", almutens.figuris) { $0.write($1) }
    }
  }

  private mutating func write(_ almuten: Almuten) {
    object { writer in
      switch almuten.place {
      case .end(let end): writer.member("of", end.name)
      case .lot(let lot): writer.member("of", lot.rawValue)
      case .syzygy: writer.member("of", "syzygy")
      case .cusp(let house): writer.member("house", house)
      }
      writer.member("degree", almuten.longitude.degrees)
      writer.member("winners", almuten.winners.map(\.rawValue))
      writer.member("scores") { $0.write(almuten.scores) }
    }
  }

  private mutating func write(_ figuris: AlmutenFiguris) {
    object { writer in
      writer.member("winners", figuris.winners.map(\.rawValue))
      writer.member("dignities") { $0.write(figuris.dignities) }
      writer.member("houses") { $0.write(figuris.houses) }
      writer.member("rulers") { $0.write(figuris.rulers) }
      writer.member("totals") { $0.write(figuris.totals) }
    }
  }

  /// Points by planet, in the order of chart files.
  private mutating func write(_ points: [Body: Int]) {
    object { writer in
      for body in Body.visible { if let number = points[body] { writer.member(body.rawValue, number) } }
    }
  }
}
