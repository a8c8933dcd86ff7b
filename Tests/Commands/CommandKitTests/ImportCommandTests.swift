import Foundation
import TestSupport
import Testing

@Suite struct ImportCommandTests {
  private let aaf = """
    #A93:Ferber,Tobias,m,27.9.1970,11:04,Kandel/Pfalz,D
    #B93:*,49n05,8e11,1he,0
    #A93:*,Bad,*,31.2.1990,1:00,X,D
    #B93:*,49n05,8e11,1he,0

    """

  @Test func `births come one a line, and what is lost or wrong is told by line`() throws {
    let outcome = try Command.chart.run(["import", "-"], input: Array(aaf.utf8))
    #expect(outcome.status == 65)
    #expect(
      outcome.text
        == #"{"format":"astrosvitla.chart/1","name":"Tobias Ferber","birth":{"date":"1970-09-27","time":"11:04","timeZone":"+01:00","fold":null,"latitude":49.083333,"longitude":8.183333,"place":"Kandel/Pfalz, D"}}"#
        + "\n")
    #expect(
      outcome.errorLines == [
        "astro-chart: standard input: line 1: note: not kept: sex (m)",
        "astro-chart: standard input: line 3: date: \"31.2.1990\" is not a date (a day that exists, as in 27.9.1970)",
        "2 births, 1 failed",
      ])
  }

  @Test func `notes are told in the language that is asked for`() throws {
    let outcome = try Command.chart.run(["import", "-", "--language", "uk"], input: Array(aaf.utf8))
    #expect(outcome.errorLines[0] == "astro-chart: standard input: line 1: примітка: не збережено: стать (m)")
  }

  @Test func `quiet leaves out notes, and failures can be accepted`() throws {
    let outcome = try Command.chart.run(
      ["import", "-", "--quiet", "--accept-errors"], input: Array(aaf.utf8))
    #expect(outcome.status == 0 && outcome.errorLines.count == 2)
    #expect(outcome.text.split(separator: "\n").count == 1)
  }

  @Test func `what is written for other programs reads back to the same lines`() throws {
    let folder = try Scratch()
    let births = try Command.chart.run(["import", "-", "--accept-errors"], input: Array(aaf.utf8)).output
    for form in ["aaf", "csv"] {
      try folder.write(births, to: "births.ndjson")
      let wrote = try Command.shell(
        "astro-chart export births.ndjson --to \(form) -o births.\(form) && astro-chart import births.\(form) > again.ndjson",
        in: folder)
      #expect(wrote.status == 0, "\(wrote.errors)")
      #expect(try folder.bytes("again.ndjson") == births)
    }
  }

  @Test func `a stream of births goes straight into a batch`() throws {
    let folder = try Scratch()
    let table = "name;Geboren;lat;lng;tz\nA;15.4.1990;50;30;3\nB;16.4.1990;50;30;Europe/Kyiv\n"
    try folder.write(Array(table.utf8), to: "people.csv")
    let made = try Command.shell(
      "astro-chart import people.csv --columns date=Geboren | astro-batch - --make chart", in: folder)
    #expect(made.status == 0 && made.text.split(separator: "\n").count == 2, "\(made.errors)")
  }

  @Test func `a place that is only named is found`() throws {
    let table = "name,date,time,city\nA,1990-04-15,14:30,Lviv\nB,1990-04-15,14:30,Xzqwv\n"
    let outcome = try Command.chart.run(["import", "-"], input: Array(table.utf8))
    #expect(outcome.text.contains(#""timeZone":"Europe/Kyiv""#))
    #expect(outcome.errors.contains("line 2: note: Lviv was taken for Lviv, Lviv Oblast, Ukraine"))
    #expect(outcome.errors.contains("line 3: no place is called") || outcome.errors.contains("line 3: place"))
  }

  @Test(arguments: [
    Failure(["import", "-", "--from", "aff"], 64, "--from: \"aff\" is unknown (did you mean aaf?)"),
    Failure(["import", "-", "--columns", "date"], 64, "--columns: \"date\" is not a column"),
    Failure(["import", "-", "--encoding", "koi8"], 64, "--encoding: \"koi8\" is unknown"),
    Failure(["import", "nosuch.aaf"], 66, "nosuch.aaf"),
    Failure(["import", "-"], 65, "has no birth in it"),
    Failure(["export", "-"], 64, "--to"),
  ])
  func `what cannot be read is said in one line`(_ failure: Failure) throws {
    try failure.expect(of: .chart)
  }
}
