import AstroChartModel
import Testing

@testable import AstroWording

@Suite struct EuphonyTests {
  @Test(arguments: [
    (Body.sun, Sign.taurus, "Сонце в Тельці"), (.moon, .taurus, "Місяць у Тельці"),
    (.moon, .aries, "Місяць в Овні"),
    (.mars, .aquarius, "Марс у Водолії"), (.sun, .aquarius, "Сонце у Водолії"),
    (.venus, .leo, "Венера в Леві"),
    (.saturn, .capricorn, "Сатурн у Козерозі"), (.sun, .aries, "Сонце в Овні"),
    (.lilith, .pisces, "Ліліт у Рибах"),
  ])
  func `a body stands in its sign euphoniously`(_ body: Body, _ sign: Sign, _ words: String) {
    #expect(Placement(body, at: Longitude(sign.start + 1)).whereabouts(in: .uk) == words)
    #expect(sign.holding(body.name(in: .uk), in: .uk) == words)
  }

  @Test(arguments: [
    (1, "у 1-му домі"), (3, "у 3-му домі"), (8, "у 8-му домі"), (9, "у 9-му домі"), (11, "в 11-му домі"),
    (12, "у 12-му домі"),
  ])
  func `a house is entered euphoniously`(_ house: Int, _ words: String) {
    #expect(HouseWording.whereabouts(house, in: .uk) == words)
  }

  @Test(arguments: [
    (Aspect(.sun, .moon, .trine, orb: 2), "Сонце в тригоні з Місяцем, орб 2°00′"),
    (Aspect(.moon, .saturn, .square, orb: 1.5), "Місяць у квадратурі із Сатурном, орб 1°30′"),
    (Aspect(.mars, .pluto, .opposition, orb: 0.01), "Марс в опозиції до Плутона, орб 0°01′"),
    (Aspect(.venus, .ceres, .conjunction, orb: 0), "Венера в сполученні із Церерою, орб 0°00′"),
  ])
  func `an aspect ties two bodies in the right cases`(_ aspect: Aspect, _ words: String) {
    #expect(aspect.words(in: .uk) == words)
  }
}
