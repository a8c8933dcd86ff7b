/// What is wrong with a name in a list that somebody wrote on one line, such as `sun,moon`.
package enum ListFault {
  package static func twice(_ name: String) -> Told {
    Told("\(name) is in the list twice", ukrainian: "\(name) є в списку двічі")
  }

  package static func unknown(_ name: String, among known: [String]) -> Told {
    Told(
      "\(Quotation.of(name)) is unknown", ukrainian: "\(Quotation.angular(name)) – невідома назва",
      known: NearestName.hint(for: name, among: known))
  }
}
