import AstroCommandKit
import AstroSvitla

/// The options for a dial, a grid or a table in place of the wheel.
struct DialOptions: ParsableArguments {
  /// What is drawn alone.
  enum Part: String, CaseIterable {
    case dial, grid, table

    /// The part of a sheet that it is; `nil` for the dial.
    var sheet: SheetPart? { SheetPart(rawValue: rawValue) }
  }

  /// Where the pointer is.
  enum Pointer {
    case nowhere
    case at(AspectEnd)
  }

  @Option(
    help: .told("dial.only", naming: Part.allCases.map(\.rawValue).joined(separator: ", ")),
    transform: OptionValue.named)
  var only: Part?

  @Option(
    help: .told("dial.modulus", naming: DialModulus.names.joined(separator: ", ")),
    transform: DialModulus.init(option:))
  private var modulus: DialModulus?

  @Option(help: .told("dial.pointer"), transform: DialOptions.pointer)
  private var pointer: Pointer?

  init() {}

  /// Refuses options of dials if there is none, and options of wheels that do not apply to what is drawn alone.
  func check(_ picture: PictureOptions, _ page: PageOptions, _ skies: SkyOptions) throws(Problem) {
    if only != .dial {
      let given = [("--modulus", modulus != nil), ("--pointer", pointer != nil)].first(where: \.1)
      if let option = given?.0 { throw .usage(option, OptionFault.works(with: "--only dial")) }
    }
    guard let only else { return }
    let ofCouple = only == .grid ? ["--partner", "--cross-points", "--cross-orbs"] : []
    try picture.check("--only \(only.rawValue)", page, skies, allowing: ofCouple)
  }

  /// The look of the dial.
  ///
  /// - Throws: `usage` for a pointer at what the dial of the chart does not have.
  func style(of chart: Chart, _ picture: PictureOptions) throws(Problem) -> DialStyle {
    var style = try picture.styled(DialStyle(modulus ?? .ninety))
    switch pointer {
    case nil: break
    case .nowhere: style.pointer = nil
    case .at(let end):
      guard style.has(end, in: chart) else { throw .usage("--pointer", PictureUsage.notOnDial(end.name)) }
      style.pointer = end
    }
    return style
  }

  private static func pointer(_ name: String) throws -> Pointer {
    let ends = MidpointAxis.bodies.map(AspectEnd.body) + [.angle(.ascendant), .angle(.midheaven)]
    let found = name == "none" ? Pointer.nowhere : ends.first { $0.name == name }.map(Pointer.at)
    return try OptionValue.value(name, found, among: ends.map(\.name) + ["none"])
  }
}

extension DialModulus {
  /// - Throws: A fault that names all there are.
  init(option name: String) throws {
    self = try OptionValue.value(name, DialModulus(name: name), among: DialModulus.names)
  }
}
