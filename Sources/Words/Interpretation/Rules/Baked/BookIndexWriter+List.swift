extension BookIndexWriter {
  /// The C source that compiles the files of words and the index into the program.
  ///
  /// - Parameter texts: The files, with paths relative to the folder of rules, in the order in which the
  ///   index numbers them.
  package static func list(of texts: [RuleFile]) -> String {
    let arrays = texts.indices.map {
      bytes("text_\($0)", of: "../../Words/Interpretation/AstrologyRules/\(texts[$0].path)")
    }
    let entries = texts.enumerated().map { number, file in
      "    {\"\(file.path)\", {text_\(number), sizeof text_\(number)}},\n"
    }
    return """
      // Written by `make book` from the files of AstrologyRules; a test says when it is stale.
      #include "CAstroAssets.h"

      \(arrays.joined())
      static const CBookText texts[] = {
      \(entries.joined())};

      const CBookText *const casset_book_texts = texts;
      const size_t casset_book_text_count = sizeof texts / sizeof *texts;

      \(bytes("book_index", of: "Book.index\" if_empty(0)", closed: false))
      const CAsset casset_book_index = {book_index, sizeof book_index};

      """
  }

  private static func bytes(_ name: String, of path: String, closed: Bool = true) -> String {
    "static const unsigned char \(name)[] = {\n#embed \"\(path)\(closed ? "\"" : "")\n};\n"
  }
}
