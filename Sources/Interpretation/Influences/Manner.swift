import ChartModel

/// How each sign goes about things: a predicate for a subject in the singular, of whatever gender.
enum Manner {
  static func of(_ sign: Sign) -> Bilingual<[String]> {
    switch sign {
    case .aries:
      Bilingual(
        ["goes first and asks questions later", "starts at once or not at all"],
        ["рветься вперед, а питає вже дорогою", "не вміє довго чекати на дозвіл"])
    case .taurus:
      Bilingual(
        ["takes its time and keeps what it has", "trusts what it can touch"],
        ["нікуди не квапиться й міцно тримає своє", "довіряє тому, чого можна торкнутися"])
    case .gemini:
      Bilingual(
        ["likes two doors open at once", "lives on questions and quick exchanges"],
        ["любить, коли відчинено двоє дверей одразу", "живиться запитаннями та швидкими розмовами"])
    case .cancer:
      Bilingual(
        ["looks after its own and remembers everything", "opens only where it feels safe"],
        ["береже своїх і нічого не забуває", "розкривається лише там, де безпечно"])
    case .leo:
      Bilingual(
        ["wants to be seen and is generous when it is", "does nothing by halves"],
        ["прагне бути на видноті, зате й ділиться щедро", "нічого не робить упівсили"])
    case .virgo:
      Bilingual(
        ["sees what could be better and quietly mends it", "reads the small print"],
        ["бачить, що можна поліпшити, і тихо це робить", "зважає на дрібниці, яких інші не помічають"])
    case .libra:
      Bilingual(
        ["weighs both sides before it settles", "reckons with another person from the start"],
        ["зважує обидва боки, перш ніж на чомусь стати", "від самого початку рахується з іншою людиною"])
    case .scorpio:
      Bilingual(
        ["goes all the way down or does not begin", "says little and notices much"],
        ["або йде до самого дна, або не починає", "мало говорить і багато помічає"])
    case .sagittarius:
      Bilingual(
        ["aims far and minds the details later", "needs room and a good reason"],
        ["цілить далеко, а подробиці лишає на потім", "потребує простору й доброї причини"])
    case .capricorn:
      Bilingual(
        ["builds slowly and relies on itself", "takes the long stairs on purpose"],
        ["будує поволі й розраховує на себе", "навмисне обирає довгі сходи"])
    case .aquarius:
      Bilingual(
        ["does things its own way, even among friends", "stays a step apart from the crowd"],
        ["усе робить по-своєму, навіть серед друзів", "тримається на крок осторонь від юрби"])
    case .pisces:
      Bilingual(
        ["feels its way and distrusts hard borders", "goes with the current more than it admits"],
        ["рухається на дотик і не любить різких меж", "пливе за течією частіше, ніж визнає"])
    }
  }
}
