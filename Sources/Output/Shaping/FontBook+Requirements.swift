package import AstroDiagnostics
import AstroDrawing
import CAstroPango

extension FontBook {
  /// The files of the shipped faces, each opened and checked.
  package static var requirements: [Requirement] {
    let folders = FontFolders.customary
    return FontFile.table.values.sorted { $0.name < $1.name }.map { file in
      guard let path = folders.path(of: file) else {
        let problem = Problem(
          .missingFont, FontFault.absent(package: file.package))
        return Requirement(file.name, problem: problem)
      }
      do throws(Problem) {
        _ = try OpenFace.checked(path: path, hint: "apt-get install --reinstall \(file.package)")
        return Requirement(file.name, found: path)
      } catch {
        return Requirement(file.name, found: path, problem: error)
      }
    }
  }

  /// The libraries that text is shaped with, with their versions.
  package static var libraries: [(name: String, version: String)] {
    let fontconfig = Int(FcGetVersion())
    var library: FT_Library?
    var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &major, &minor, &patch)
      FT_Done_FreeType(library)
    }
    return [
      ("pango", String(cString: pango_version_string())), ("harfbuzz", String(cString: hb_version_string())),
      ("fontconfig", "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
      ("freetype", "\(major).\(minor).\(patch)"),
    ]
  }
}
