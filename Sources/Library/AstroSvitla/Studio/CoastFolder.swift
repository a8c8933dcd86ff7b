package import AstroChartSheet
package import AstroDiagnostics
import AstroWholeFiles
import Glibc

/// A folder with the coasts of the Earth, as Debian's python-cartopy-data has them: the shorelines of GSHHG, coarse for land
/// and finer for lakes.
package struct CoastFolder: Sendable {
  private let path: String

  /// The limit for the size of a file, in bytes: some times the usual size.
  private static let largest = 4 << 20
  private static let lands = "c/GSHHS_c_L1.shp"
  private static let lakes = "l/GSHHS_l_L2.shp"

  /// The folder that `ASTROSVITLA_COASTS` names, or else the one that Debian puts them into; the machine may have neither.
  package static var customary: CoastFolder {
    let named = getenv("ASTROSVITLA_COASTS").map { String(cString: $0) } ?? ""
    return CoastFolder(path: named.isEmpty ? "/usr/share/cartopy/data/shapefiles/gshhs" : named)
  }

  init(path: String) { self.path = path }

  /// The coasts of the Earth.
  ///
  /// - Throws: `missingCoasts` for the first file that cannot be read, or for files that are damaged.
  package func coastline() throws(Problem) -> Coastline {
    let (lands, lakes) = (try bytes(of: CoastFolder.lands), try bytes(of: CoastFolder.lakes))
    guard let coastline = Coastline(lands: lands, lakes: lakes) else {
      throw Problem(.missingCoasts, at: Problem.Location(source: path), StudioFault.damagedCoasts)
    }
    return coastline
  }

  /// What a map needs, which a machine may do without.
  package var requirements: [Requirement] {
    [CoastFolder.lands, CoastFolder.lakes].map { file in
      let isThere = (try? bytes(of: file)) != nil
      return Requirement(file, found: isThere ? "\(path)/\(file)" : "– (apt-get install python-cartopy-data)")
    }
  }

  private func bytes(of file: String) throws(Problem) -> [UInt8] {
    let input = InputFile("\(path)/\(file)")
    do throws(Problem) { return try input.bytes(upTo: CoastFolder.largest) } catch {
      throw Problem(
        .missingCoasts, at: Problem.Location(source: input.path), StudioFault.noCoasts)
    }
  }
}
