import AstroChartModel
import AstroWording
import Testing

@Suite struct SkyOwnersTests {
  private func owners(_ persons: String?..., kinds: [SkyRole] = [.natal, .partner]) -> SkyOwners {
    SkyOwners(Array(zip(kinds, persons)).map { (kind: $0, person: $1) }, in: .en)
  }

  @Test func `births are told apart by the shortest beginnings of names`() {
    #expect(owners("Оксана", "Тарас").marks == ["О", "Т"])
    #expect(owners("Oleh", "Oksana").marks == ["Ol", "Ok"])
    #expect(owners("Oleh", "Oksana").legend([0, 1]) == "Oleh (Ol), Oksana (Ok)")
  }

  @Test func `letters that look alike do not tell skies apart`() {
    let three = owners(nil, "Тарас", nil, kinds: [.natal, .partner, .transit])
    #expect(three.marks == ["Na", "Та", "Tr"])
  }

  @Test func `equal and missing names are told apart too`() {
    #expect(owners("Anna", "Anna").names == ["Anna 1", "Anna 2"])
    #expect(owners("Anna", "Anna").marks == ["1", "2"])
    #expect(owners(nil, "Taras").names == ["Natal chart", "Taras"])
    #expect(owners("Anna", nil).owned("Sun", by: 1) == "Sun (Partner)")
  }

  @Test func `skies of one person are named by their kinds`() {
    #expect(owners("Anna", "Anna", kinds: [.natal, .transit]).names == ["Natal chart", "Transits"])
    let three = owners("Anna", "Taras", nil, kinds: [.natal, .partner, .progressed])
    #expect(three.names == ["Anna", "Taras", "Progressions"])
  }
}
