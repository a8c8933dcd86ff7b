import AstroChartModel
import AstroWording
import TestSupport
import Testing

/// Events in words.
@Suite struct EventWordingTests {
  private static func moment(_ text: String) -> Moment {
    (try? Moment(utcText: text)) ?? Moment(secondsSince1970: 0)
  }

  private static let day = moment("2027-02-03T04:05:06Z")
  private static let later = moment("2027-02-05T14:30:00Z")
  private static let place = sure { try Longitude(degrees: 312.5) }

  private static func passage(_ aspect: AspectType, to natal: AspectEnd, hits: Int) -> Passage {
    Passage(
      of: .saturn, aspect, to: natal, at: place, revolution: 0, orb: 3, from: day, to: later,
      hits: (0..<hits).map { Passage.Hit(day, isRetrograde: $0 == 1) },
      closest: hits == 0 ? .init(day, orb: 0.2) : nil)
  }

  private static let events: [(SkyEvent, english: String, ukrainian: String)] = [
    (
      .transit(passage(.square, to: .body(.sun), hits: 3)), "Saturn squares your Sun, exact three times",
      "Сатурн у квадратурі до вашого Сонця, точно тричі"
    ),
    (
      .transit(passage(.conjunction, to: .angle(.midheaven), hits: 1)), "Saturn conjoins your Midheaven",
      "Сатурн у сполученні з вашою Серединою неба"
    ),
    (
      .transit(passage(.opposition, to: .body(.venus), hits: 0)),
      "Saturn opposes your Venus, turning back 0°12′ before it is exact",
      "Сатурн в опозиції до вашої Венери, розвертається за 0°12′ до точного"
    ),
    (
      .aspect(MutualAspect(.venus, .mars, .sextile, at: day, in: .taurus, .cancer)),
      "Venus in Taurus sextile Mars in Cancer", "Венера в Тельці в секстилі до Марса в Раку"
    ),
    (
      .ingress(Ingress(of: .mercury, into: .aquarius, isRetrograde: true, at: day)),
      "Mercury goes back into Aquarius", "Меркурій повертається у Водолія"
    ),
    (
      .station(Station(of: .mars, turning: .direct, at: day, place)), "Mars turns direct at 12°30′ Aquarius",
      "Марс переходить у прямий рух, 12°30′ Водолія"
    ),
    (
      .shadow(Shadow(of: .venus, from: day, to: later, entersAt: place, stationAt: place)),
      "Retrograde shadow of Venus, 12°30′ Aquarius to 12°30′ Aquarius",
      "Тінь ретроградності Венери: від 12°30′ Водолія до 12°30′ Водолія"
    ),
    (.lunation(Lunation(.fullMoon, at: day, place)), "Full moon at 12°30′ Aquarius", "Повня, 12°30′ Водолія"),
    (
      .eclipse(Eclipse(of: .moon, .penumbral, greatest: day, magnitude: 0.9, saros: 143)),
      "Penumbral lunar eclipse", "Півтіньове місячне затемнення"
    ),
    (
      .void(
        VoidOfCourse(
          from: day, to: later, leaving: .aries, for: .taurus, last: .init(.conjunction, to: .mars))),
      "Moon void of course in Aries; last aspect: conjunction with Mars",
      "Місяць без курсу в Овні; останній аспект: сполучення з Марсом"
    ),
    (
      .void(VoidOfCourse(from: day, to: later, leaving: .leo, for: .virgo, last: nil)),
      "Moon void of course in Leo, without an aspect in the whole sign",
      "Місяць без курсу в Леві, без жодного аспекту в усьому знаку"
    ),
    (
      .return(BodyReturn(of: .saturn, cycle: 1, pass: 2, at: day)), "Saturn return, second pass",
      "Повернення Сатурна, другий раз"
    ),
    (
      .profection(Profection(.year, .scorpio, house: 8, from: day, to: later)),
      "Profected year of Scorpio, 8th house; lord: Mars",
      "Профекція на рік: Скорпіон, 8-й дім; управитель: Марс"
    ),
    (
      .lordTime(LordTime(.firdaria, .lord(.venus), within: .lord(.moon), from: day, to: later)),
      "Firdaria: Venus, part of Moon", "Фірдарії: Венера у періоді Місяця"
    ),
    (
      .lordTime(
        LordTime(
          .spirit, .sign(.capricorn), within: .sign(.cancer), peak: 10, isLoosed: true, from: day, to: later)),
      "Releasing from Spirit: Capricorn, part of Cancer, 10th sign from Fortune, the bond is loosed",
      "Вивільнення від Духа: Козеріг у періоді Рака, 10-й знак від Фортуни, узи розв’язано"
    ),
    (
      .hour(PlanetaryHour(of: .moon, number: 3, isByDay: false, from: day, to: later)),
      "Hour of the Moon, 3 of 12 of the night", "Година Місяця, 3 з 12 нічних"
    ),
  ]

  @Test(arguments: EventWordingTests.events.indices)
  func `every event is one clause`(index: Int) {
    let (event, english, ukrainian) = EventWordingTests.events[index]
    #expect(event.summary(in: .en) == english)
    #expect(event.summary(in: .uk) == ukrainian)
  }

  @Test func `each hit is a line at its time, and what lasts has two`() throws {
    let span = sure {
      try CalendarSpan(
        from: EventWordingTests.moment("2027-01-01T00:00:00Z"),
        to: EventWordingTests.moment("2028-01-01T00:00:00Z"))
    }
    let kyiv = { (moment: Moment) in
      Moment(secondsSince1970: moment.secondsSince1970, utcOffsetSeconds: 7200, offsetSource: .iana)
    }
    let passage = SkyEvent.transit(EventWordingTests.passage(.square, to: .body(.sun), hits: 3)).told(kyiv)
    let lines = CalendarEntry.all(of: [passage], in: span).map { $0.line(in: .uk) }
    #expect(lines.count == 3)
    #expect(lines[1] == "3 лютого 2027, 06:05 · Сатурн у квадратурі до вашого Сонця, другий із трьох")
    let void = VoidOfCourse(
      from: EventWordingTests.day, to: EventWordingTests.later, leaving: .leo, for: .virgo, last: nil)
    let line = CalendarEntry.all(of: [.void(void)], in: span)[0].line(in: .en, clock: "UTC")
    #expect(line.hasPrefix("3 February 2027, 04:05 to 5 February 2027, 14:30 UTC · Moon void"))
  }
}
