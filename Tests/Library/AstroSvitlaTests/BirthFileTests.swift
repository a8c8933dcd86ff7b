import AstroSvitla
import TestSupport
import Testing

@Suite struct BirthFileTests {
  @Test func `births go out to other programs and come back the same`() throws {
    let studio = try Studio()
    let table = "name,date,time,city\n\"A, B\",1990-04-15,14:30,Lviv\nC,1990-04-15,,Kyiv\n"
    let births = try studio.births(in: Array(table.utf8)).records.map { try $0.result.get() }
    #expect(births.map { $0.birth.timeZone } == ["Europe/Kyiv", "Europe/Kyiv"])
    for form in BirthFile.allCases {
      let again = try studio.births(in: studio.file(of: births, as: form))
      #expect(try again.records.map { try $0.result.get() } == births, "\(form)")
    }
  }

  @Test func `a birth at a time that never was cannot go out as AAF`() throws {
    let studio = try Studio()
    let table = "date,time,zone,lat,lon\n2024-03-31,03:30,Europe/Kyiv,50,30\n"
    let births = try studio.births(in: Array(table.utf8)).records.map { try $0.result.get() }
    #expect { try studio.file(of: births, as: .aaf) } throws: { ($0 as? Problem)?.code == .nonexistentTime }
    #expect(try studio.file(of: births, as: .csv).count > 50)
  }
}
