import ChartModel

extension EnglishPhrasebook {
  func openings(on area: Area) -> [String] {
    let topic = topic(of: area)
    return [
      "{A} sets the tone for \(topic): {a}.",
      "Nothing in this chart says more about \(topic) than {A}: {a}.",
      "With {A}, {a}, and much of what this chart says about \(topic) follows from that.",
      "When it comes to \(topic), the first thing to know is {A}: {a}.",
      "{A} means that {a}, and that colours everything else here.",
      "This reading begins with {A}: {a}.",
    ]
  }

  private func topic(of area: Area) -> String {
    switch area {
    case .finances: "money"
    case .career: "your work"
    case .relationships: "love"
    case .health: "your strength and rest"
    case .general: "who you are"
    }
  }

  var seconds: [String] {
    [
      "Close behind comes {A}: {a}.",
      "{A} adds that {a}.",
      "Beside it stands {A}, and so {a}.",
      "With {A}, moreover, {a}.",
      "Then there is {A}: {a}.",
      "{A} has its say as well: {a}.",
    ]
  }

  var contrasts: [String] {
    [
      "{A} pulls the other way: {a}.",
      "Against this stands {A}: {a}.",
      "Not everything agrees, however, for with {A}, {a}.",
      "The counterweight is {A}: {a}.",
    ]
  }

  var agreements: [String] {
    [
      "{A} points the same way: {a}.",
      "The same note returns with {A}: {a}.",
      "{A} bears this out, for {a}.",
      "In the same spirit, {A} means that {a}.",
    ]
  }

  var closings: [String] {
    [
      "And {A} completes the picture: {a}.",
      "The third voice is {A}: {a}.",
      "Last, {A} means that {a}.",
      "It is all seasoned by {A}: {a}.",
      "And with {A}, {a}.",
    ]
  }

  var pairs: [String] {
    [
      "{A} and {B} complete the picture: {a}, while {b}.",
      "Two more things matter, {A} and {B}: {a}, and {b}.",
    ]
  }
}
