import AstroCommandKit
import AstroSvitla

/// The options for Vedic squares in place of the wheel.
struct SquareOptions: ParsableArguments {
  @Option(help: .told("squares.squares"), transform: OptionValue.named)
  var squares: SquareForm?

  @Option(
    help: .told("squares.varga", naming: Varga.names.joined(separator: ", ")),
    transform: { try OptionValue.value($0, Varga(name: $0), among: Varga.names) })
  private var varga: Varga?

  @Flag(help: .told("squares.outerPlanets"))
  private var outerPlanets = false

  /// The look of the squares; `nil` if none are asked for.
  func style(_ picture: PictureOptions, _ page: PageOptions, _ skies: SkyOptions) throws(Problem)
    -> SquareStyle?
  {
    guard let squares else {
      let given = [("--varga", varga != nil), ("--outer-planets", outerPlanets)].first(where: \.1)
      if let option = given?.0 { throw .usage(option, OptionFault.works(with: "--squares")) }
      return nil
    }
    try picture.check("--squares", page, skies)
    return try picture.styled(
      SquareStyle(squares, varga: varga ?? .d1, showsOuterPlanets: outerPlanets))
  }
}
