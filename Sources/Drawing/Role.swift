/// What a group is to somebody who listens to a document instead of looking at it.
///
/// The names are those of PDF's standard structure types.
package enum Role: Hashable, Sendable {
  case document, section, paragraph, span
  /// A heading; 1 is the highest level.
  case heading(level: Int)
  case list, listItem, listLabel, listBody
  case table, tableRow, tableHeader, tableCell
  /// A picture, with the words that say it.
  case figure(alternative: String)
  case contents, contentsItem
  case link
  /// What stands at the edge of every page, and is heard by nobody.
  case runningHead, runningFoot
}
