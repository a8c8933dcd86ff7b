import Foundation
package import Testing

/// Expects a text to be its reference, `Snapshots/TESTFILE/NAME.txt`.
package func expectGolden(
  _ text: String, _ name: String, mode: RecordMode = .current, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, fileExtension: "txt", testFile: testFile)
  golden.check(Array(text.utf8), mode: mode, at: sourceLocation) { reference in
    firstDifference(text, from: String(decoding: reference, as: UTF8.self))
  }
}

/// The first line that differs, and how it should read.
private func firstDifference(_ text: String, from reference: String) -> String? {
  guard text != reference else { return nil }
  let made = text.split(separator: "\n", omittingEmptySubsequences: false)
  let expected = reference.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(made, expected).prefix { $0 == $1 }.count
  func at(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(the end)" }
  return "line \(line + 1) differs\n  expected \(at(expected))\n  actual   \(at(made))"
}

/// Expects a PNG picture to look like its reference, `Snapshots/TESTFILE/NAME.png`.
///
/// The edges in references are kept in coarser shades, about a quarter of the tolerance off at most, which halves
/// their size.
/// On failure, expected | difference | actual are one picture in `.build/snapshot-failures` and attached.
package func expectGolden(
  picture: [UInt8], _ name: String, tolerance: PictureTolerance = PictureTolerance(),
  mode: RecordMode = .current, testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(name, fileExtension: "png", testFile: testFile)
  guard let actual = Pixels(png: picture), let small = actual.coarsened(step: tolerance.step / 2).png()
  else {
    Issue.record("\(name) is no PNG picture of ours", sourceLocation: sourceLocation)
    return
  }
  golden.check(small, mode: mode, at: sourceLocation) { reference in
    guard let expected = Pixels(png: reference) else { return "the reference is no PNG picture of ours" }
    guard let difference = tolerance.difference(actual, from: expected) else { return nil }
    golden.leave(.sideBySide([expected, expected.difference(to: actual), actual]), sourceLocation)
    return difference
  }
}

extension Golden {
  /// Leaves a picture of a failure where it is not committed.
  fileprivate func leave(_ pixels: Pixels, _ location: SourceLocation) {
    guard let png = pixels.png() else { return }
    let folder = root.appendingPathComponent(".build/snapshot-failures")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(png).write(to: folder.appendingPathComponent(name))
    Attachment.record(png, named: "failure-\(name)", sourceLocation: location)
  }
}
