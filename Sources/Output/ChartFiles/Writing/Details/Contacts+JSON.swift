import AstroChartModel
import AstroJSON
import AstroTradition

extension JSONWriter {
  mutating func write(_ axis: MidpointAxis) {
    object { writer in
      writer.member("of", axis.ends.map(\.name))
      writer.member("degree", axis.longitude.degrees)
      if axis.isTwofold { writer.member("alsoAt", axis.longitude.opposite.degrees) }
      writer.member("struck") { writer in
        writer.array(axis.struck) { writer, contact in
          writer.object { writer in
            writer.member("body", contact.end.name)
            writer.member("aspect", contact.aspect.rawValue)
            writer.member("orb", contact.orb)
          }
        }
      }
    }
  }

  mutating func write(_ contact: AntiscionContact) {
    write(contact.body1, contact.body2, contact.kind.rawValue, orb: contact.orb)
  }

  mutating func write(_ parallel: Parallel) {
    write(parallel.body1, parallel.body2, parallel.kind.rawValue, orb: parallel.orb)
  }

  private mutating func write(_ one: Body, _ other: Body, _ kind: String, orb: Double) {
    object { writer in
      writer.member("body1", one.rawValue)
      writer.member("body2", other.rawValue)
      writer.member("kind", kind)
      writer.member("orb", orb)
    }
  }

  /// Figures of aspects with their orbs, then gatherings with their sign or house.
  mutating func write(patternsOf details: ChartDetails) {
    array((details.patterns ?? []).map(Figure.pattern) + (details.gatherings ?? []).map(Figure.gathering)) {
      $0.write($1)
    }
  }

  private mutating func write(_ figure: Figure) {
    object { writer in
      switch figure {
      case .pattern(let pattern):
        writer.member("kind", pattern.kind.rawValue)
        writer.member("bodies", pattern.bodies.map(\.rawValue))
        writer.member("apex", pattern.apex?.rawValue)
        writer.member("orb", pattern.orb)
      case .gathering(let stellium):
        writer.member("kind", "stellium")
        writer.member("bodies", stellium.bodies.map(\.rawValue))
        writer.memberNull("apex")
        writer.memberNull("orb")
        switch stellium.site {
        case .sign(let sign): writer.member("sign", sign.rawValue)
        case .house(let house): writer.member("house", house)
        }
      }
    }
  }
}

private enum Figure {
  case pattern(AspectPattern)
  case gathering(Stellium)
}
