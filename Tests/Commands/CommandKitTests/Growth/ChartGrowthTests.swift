import ArgumentParser
import AstroChartFiles
import AstroChartModel
import AstroEphemeris
import AstroWording
import Testing

@testable import AstroCommandKit
@testable import AstroSkyCommands

/// No text in a chart file, and none on a command line, costs more than its length.
@Suite struct ChartGrowthTests {
  private static let birth =
    #""birth": {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50, "longitude": 30}"#

  /// Chart files with ¤ where a text stands.
  private static let files =
    [
      #"{"name": "¤", BIRTH}"#, #"{"format": "¤", BIRTH}"#, #"{"kind": "¤", BIRTH}"#, #"{"¤": 1, BIRTH}"#,
      #"{"name": "x", BIRTH, "settings": {"houseSystem": "¤"}}"#, #"{BIRTH, "settings": {"zodiac": "¤"}}"#,
      #"{BIRTH, "settings": {"zodiac": "sidereal:¤"}}"#, #"{BIRTH, "settings": {"node": "¤"}}"#,
      #"{BIRTH, "settings": {"lilith": "¤"}}"#, #"{BIRTH, "settings": {"points": ["¤"]}}"#,
      #"{BIRTH, "settings": {"orbs": {"¤": 1}}}"#, #"{"planets": [{"name": "¤", "degree": 1}]}"#,
      #"{"planets": [{"name": "sun", "degree": 1, "sign": "¤"}]}"#,
      #"{"planets": [{"name": "sun", "degree": "¤"}]}"#,
      #"{"planets": [{"name": "sun", "degree": 1}], "moment": {"utc": "¤"}}"#,
      #"{"planets": [{"name": "sun", "degree": 1}], "ephemeris": {"source": "¤", "version": "¤"}}"#,
      #"{"planets": [{"name": "sun", "degree": 1}], "warnings": [{"code": "¤", "message": "¤"}]}"#,
      #"{"planets": [{"name": "sun", "degree": 1}], "aspects": [{"body1": "¤", "body2": "sun", "aspectType": "¤", "orb": 1}]}"#,
      #"¤"#, #"{"¤"#,
    ].map { $0.replacing("BIRTH", with: birth) }
    + ["date", "time", "timeZone", "fold", "place"].map {
      #"{"birth": {"latitude": 50, "longitude": 30, "date": "1990-04-15", "KEY": "¤"}}"#.replacing(
        "KEY", with: $0
      )
      .replacing(#""date": "1990-04-15", "date""#, with: #""date""#)
    }

  @Test(arguments: [HostileText.words, .oneWord, .marks, .mixedMarks, .emoji, .unknown])
  func `chart files`(alphabet: HostileText) {
    for file in Self.files {
      Growth().expectLinear(file) { size in
        let bytes = Array(file.replacing("¤", with: alphabet.text(size)).utf8)
        return { _ = try? ChartDocument(json: bytes) }
      }
    }
  }

  @Test(arguments: HostileText.allCases)
  func `time zones`(alphabet: HostileText) throws {
    let date = try #require(CivilDate("1990-04-15"))
    for prefix in ["", "+", "Europe/"] {
      Growth().expectLinear("the zone \(prefix)") { size in
        let birth = try? BirthData(
          date: date, time: nil, timeZone: prefix + alphabet.text(size), latitude: 50, longitude: 30)
        return { _ = try? birth.map { try SwissEphemeris().chart(of: $0) } }
      }
    }
  }

  @Test(arguments: [HostileText.oneWord, .mixedMarks, .emoji, .unknown])
  func `options of a birth`(alphabet: HostileText) {
    for option in ["--name", "--date", "--time", "--zone", "--at", "--place", "--fold"] {
      Growth().expectLinear(option) { size in
        let options = Example.kyiv + [option, alphabet.text(size)]
        return { _ = try? BirthOptions.parse(options).document(in: .en) }
      }
    }
    for option in ["--node", "--lilith", "--points", "--orbs"] {
      Growth().expectLinear(option) { size in
        let options = [option, alphabet.text(size)]
        return { _ = try? SettingsOptions.parse(options).applied(to: ChartSettings()) }
      }
    }
  }

  @Test(arguments: [HostileText.oneWord, .mixedMarks, .emoji, .unknown])
  func `options of a command`(alphabet: HostileText) {
    for option in ["--houses", "--zodiac", "--language", "--ephemeris", "-o", "--unknown", "--", "-x"] {
      Growth().expectLinear(option) { size in
        let options = Example.kyiv + [option, alphabet.text(size)]
        return {
          do { _ = try AstroChart.parseAsRoot(options) } catch { _ = AstroChart.message(for: error) }
        }
      }
    }
    Growth().expectLinear("an option's own name") { size in
      let options = ["--" + alphabet.text(size)]
      return {
        do { _ = try AstroChart.parseAsRoot(options) } catch { _ = AstroChart.message(for: error) }
      }
    }
  }

  @Test(arguments: ["trine=6,", "=,", ","])
  func `lists on a command line`(part: String) {
    for option in ["--orbs", "--points", "--at"] {
      Growth().expectLinear("\(option) \(part)") { size in
        let list = String(repeating: part, count: size)
        return {
          _ = try? SettingsOptions.parse([option, list]).applied(to: ChartSettings())
          _ = try? BirthOptions.parse(Example.kyiv + [option, list]).document(in: .en)
        }
      }
    }
  }
}
