import AstroChartModel
import AstroWording

/// What leads from one contact to another of the same body.
extension CoupleTelling {
  /// A sentence on the body that two contacts share, and the text of the second, whose aspect that sentence names.
  func joint(_ id: String, from before: CoupleContact, to item: CoupleItem) -> String {
    guard let contact = item.contact, let shared = contact.shared(with: before) else { return text(of: item) }
    return sentence(id, on: shared, from: before, to: contact) + " " + groundless(text: item)
  }

  private func sentence(
    _ id: String, on shared: CoupleContact.End, from before: CoupleContact, to contact: CoupleContact
  ) -> String {
    let gives = id.hasPrefix("join.from.")
    let (first, second) = (before.opposite(shared), contact.opposite(shared))
    let form = language.phrasebook.form(ofSecondEnd: contact.aspect.type)
    let acting = [gives ? shared : first, gives ? shared : second]
    let sentence = fill(plain(id)) { slot in
      switch slot {
      case "body": .words(owned(shared))
      case "name": .words(language.phrasebook.name(ofEnd: shared.point))
      case "first": .words(owned(first))
      case "second": .words(owned(second))
      case "how": .words(how(contact, to: gives ? second : shared, isAgain: !gives, form))
      case "does": .words(deed(of: acting[0], in: before))
      case "doing": .words(deed(of: acting[1], in: contact))
      case "it": .words(plain("object.\((gives ? second : shared).point.name)"))
      default: nil
      }
    }
    return sentence.capitalizedFirst
  }

  /// What a body does to another in a contact; only slow bodies and Mars do both good and harm.
  private func deed(of end: CoupleContact.End, in contact: CoupleContact) -> String {
    let id = "does.\(end.point.name)."
    return plain(has(id + contact.tone.rawValue) ? id + contact.tone.rawValue : id + CoupleTone.help.rawValue)
  }

  /// How a body stands to another, as in “in square to”; a language that declines names the other too.
  private func how(
    _ contact: CoupleContact, to end: CoupleContact.End, isAgain: Bool, _ form: GrammaticalCase
  ) -> String {
    let tie = language.phrasebook.tie(contact.aspect.type)
    guard language.phrasebook.declinesNames else { return tie }
    guard isAgain else { return tie + " " + owned(end, form) }
    let same = plain("same.\(end.point.name).\(form == .instrumental ? "instrumental" : "genitive")")
    return "\(tie) \(same) \(language.phrasebook.name(of: end.point, form))"
  }

  /// The text of an item without what its first sentence rests on.
  private func groundless(text item: CoupleItem) -> String {
    let template = plain(item.text)
    guard let start = template.firstIndex(of: "["), let end = template.firstIndex(of: "]") else {
      return text(of: item)
    }
    return filled(
      String(template[..<start] + template[template.index(after: end)...]), one: item.one, item.contact)
  }
}
