import AstroCommandKit
import AstroInterpretation

/// The options for the receipt that a report may carry.
struct PurchaseOptions: ParsableArguments {
  @Option(help: .told("receipt.purchasedAt"), transform: PurchaseOptions.moment)
  private var purchasedAt: Moment?

  @Option(help: .told("receipt.transaction"))
  private var transaction: String?

  init() {}

  /// The receipt for a report on an area; `nil` if the command line has none.
  func purchase(of area: Area) throws(Problem) -> Purchase? {
    switch (purchasedAt, transaction) {
    case (nil, nil): return nil
    case (let time?, let id?):
      return Purchase(productID: Purchase.product(on: area), purchasedAt: time, transactionID: id)
    default:
      throw .usage(
        "--transaction",
        Told(
          "and --purchased-at belong together", hint: "give both, or neither",
          ukrainian: "і --purchased-at бувають лише разом", hint: "вкажіть обидва або жодного"))
    }
  }

  private static func moment(_ text: String) throws -> Moment {
    guard let moment = Moment(wholeSecond: text) else {
      throw ValidationError("such as 2026-11-20T09:30:00Z")
    }
    return moment
  }
}
