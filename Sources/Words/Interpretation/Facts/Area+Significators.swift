package import AstroChartModel

extension Area {
  /// The house whose cusp, ruler and bodies stand for the area before all others.
  var house: Int {
    switch self {
    case .general: 1
    case .career: 10
    case .relationships: 7
    case .finances: 2
    case .health: 1
    }
  }

  /// The bodies that stand for the area wherever they are.
  package var significators: [Body] {
    switch self {
    case .general: [.sun, .moon]
    case .career: [.sun, .saturn]
    case .relationships: [.venus, .mars, .moon]
    case .finances: [.venus, .jupiter, .saturn]
    case .health: [.sun, .moon, .mars]
    }
  }

  /// The points whose signs are included whenever they are certain.
  var signs: [ChartPoint] {
    switch self {
    case .general: [.body(.sun), .body(.moon), .ascendant, .body(.northNode)]
    case .career: [.midheaven, .body(.sun), .body(.saturn)]
    case .relationships: [.body(.venus), .body(.mars), .body(.moon)]
    case .finances: [.body(.venus), .body(.jupiter), .body(.saturn)]
    case .health: [.ascendant, .body(.sun), .body(.moon), .body(.mars)]
    }
  }

  /// The houses whose planets are included.
  var houses: [Int] {
    switch self {
    case .general: []
    case .career: [10, 6]
    case .relationships: [7]
    case .finances: [2, 8]
    case .health: [6]
    }
  }
}
