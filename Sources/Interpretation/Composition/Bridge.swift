/// The sentences that lead from one leaning to its opposite.
enum Bridge {
  /// How many paragraphs back the opposite may stand and still be answered.
  static let reach = 2

  /// Each can stand before any paragraph that leans this way, after one that leant the other.
  static func sentences(to leaning: Leaning) -> Bilingual<[String]> {
    switch leaning {
    case .bold: toBold
    case .careful: toCareful
    case .steady: toSteady
    case .changing: toChanging
    case .social: toSocial
    case .solitary: toSolitary
    case .giving: toGiving
    case .holding: toHolding
    }
  }

  private static let toBold = Bilingual(
    [
      "Your caution has a bolder neighbour.",
      "Yet the same chart can also leap.",
      "Do not mistake your care for timidity.",
      "The careful voice in you is not the only one.",
      "There is daring in you as well, and it does not ask permission.",
      "The prudent part of you does not always have the last word.",
    ],
    [
      "Поруч із вашою обачністю живе й відвага.",
      "Проте є у вас і хист стрибати без розгону.",
      "Вашу обережність не варто плутати з несміливістю.",
      "Обачний голос у вас не єдиний.",
      "Є у вас і сміливість, яка дозволу не питає.",
      "Останнє слово тут не завжди за обережністю.",
    ])

  private static let toCareful = Bilingual(
    [
      "Your boldness has a quieter companion, who checks twice.",
      "Yet another part of you looks before it steps.",
      "For all your daring, a more careful hand is also at work.",
      "Here the chart slows down and counts.",
      "The brave half of you lives with a cautious one.",
      "Courage is not the whole of it.",
    ],
    [
      "У вашої сміливості є тихіша супутниця, яка все перевіряє двічі.",
      "Та інша частина вас, перш ніж ступити, дивиться під ноги.",
      "Попри всю відвагу, є у вас і обережніша рука.",
      "Тут карта стишує крок і роздивляється.",
      "Смілива половина вашої вдачі живе поруч з обачною.",
      "Самою відвагою, проте, справа не вичерпується.",
    ])

  private static let toSteady = Bilingual(
    [
      "Beneath the restlessness lies something that stays put.",
      "Not everything in you moves so fast.",
      "And yet the chart also has its fixed point.",
      "What moves in you is moored to something that does not.",
      "One thing here holds still while the rest turns.",
      "Underneath, something calmer sets the pace.",
    ],
    [
      "За вашою рухливістю стоїть щось непохитне.",
      "Не все у вас рухається так швидко.",
      "А проте є в карті й своя нерухома точка.",
      "Любов до змін стрічається тут із такою ж упертою любов’ю до сталого.",
      "Поки решта обертається, дещо тут стоїть твердо.",
      "Зміни – лише одна половина картини, є й друга, терпляча.",
    ])

  private static let toChanging = Bilingual(
    [
      "Your constancy has an open window.",
      "And still, something in you wants to be on the move.",
      "Steadiness is not the only habit you have.",
      "Alongside what lasts, the chart keeps an appetite for the new.",
      "There is a stream under the firm ground.",
      "Your patience has a restless neighbour.",
    ],
    [
      "У вашої сталості є відчинене вікно.",
      "І все-таки щось у вас любить переставляти меблі.",
      "Сталість для вас – не єдина звичка.",
      "Поруч із тим, що триває, карта береже й смак до нового.",
      "Через ваш твердий ґрунт тече струмок.",
      "Поруч із вашою терплячістю мешкає непосидючий сусід.",
    ])

  private static let toSocial = Bilingual(
    [
      "None of this makes you a hermit.",
      "Then the door opens again.",
      "The chart also sets a second chair at the table.",
      "Solitude is only one of your addresses.",
      "Other people come back into the picture here.",
      "The quiet corner has a door to a livelier room.",
    ],
    [
      "Попри потребу в тиші, самітництво вам не до душі.",
      "Аж ось двері знову відчиняються.",
      "Є, однак, у карті й другий стілець біля столу.",
      "Самота – лише одна з ваших адрес.",
      "Тут у картину знову входять інші люди.",
      "З тихого кутка є двері до гомінкішої кімнати.",
    ])

  private static let toSolitary = Bilingual(
    [
      "And when the guests have gone home, the time is yours.",
      "Behind all the company there is a room of your own.",
      "The same person also needs a closed door.",
      "Not all of you lives among people.",
      "After so many voices, the chart asks for an hour of quiet.",
      "Sociable as you are, part of you works best alone.",
    ],
    [
      "А коли гості розходяться, настає час для себе.",
      "Та за всім товариством є ще ваша власна кімната.",
      "Тій самій людині потрібні й зачинені двері.",
      "Не все у вас живе на людях.",
      "Після стількох голосів карта просить години тиші.",
      "Хоч які ви товариські, частині вас найкраще працюється наодинці.",
    ])

  private static let toGiving = Bilingual(
    [
      "And still the hand that keeps can also open.",
      "What is guarded here is given elsewhere.",
      "Your reserve has a generous side.",
      "You hold on to some things in order to give others away.",
      "You also give, and with an open hand.",
      "Guarded as you may be, you also give, in your own way.",
    ],
    [
      "А проте рука, що береже, уміє й розтулитися.",
      "Збережене в одному місці ви охоче віддаєте в іншому.",
      "Є у вашої стриманості й щедрий бік.",
      "Одне ви тримаєте при собі, щоб інше роздавати.",
      "Проте й віддавати ви вмієте, і то щедро.",
      "Ви вмієте не лише берегти, а й ділитися.",
    ])

  private static let toHolding = Bilingual(
    [
      "Your open hand also knows how to close.",
      "Generous as you are, part of you keeps a firm hold.",
      "Giving has its border, and it runs here.",
      "Some things, though, you do not hand out.",
      "Part of you keeps what the other part would give.",
      "Along with the giving goes a firm grip.",
    ],
    [
      "Ваша розтулена долоня вміє й стискатися.",
      "За всієї щедрості є у вас і недоторканний запас.",
      "Та є у вас і межа, за яку нічого не виносять.",
      "Дечого, однак, ви не роздаєте.",
      "Одна частина вас береже те, що друга віддала б.",
      "Разом зі щедрістю йде й міцна хватка.",
    ])
}
