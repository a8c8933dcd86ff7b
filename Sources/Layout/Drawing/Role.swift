/// What a group means to somebody who listens to a document instead of looking at it.
///
/// The names are those of PDF's standard structure types.
package enum Role: Hashable, Sendable {
  case document, section, paragraph, span
  /// A heading; 1 is the highest level.
  case heading(level: Int)
  case list, listItem, listLabel, listBody
  case table, tableRow, tableHeader, tableCell
  /// A picture, with a description in words.
  case figure(alternative: String)
  case contents, contentsItem
  case link
  /// Text at the top or bottom of every page, which is not read aloud.
  case runningHead, runningFoot
}
