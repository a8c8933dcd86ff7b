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
      "All that caution has a bolder neighbour.",
      "Yet the same chart can also leap.",
      "Do not mistake this care for timidity.",
      "The careful voice in you is not the only one.",
      "There is daring in you as well, and it does not ask permission.",
      "The prudent part of you does not always have the last word.",
    ],
    [
      "Поруч із цією обачністю живе й відвага.",
      "Проте та сама карта вміє й стрибати без розгону.",
      "Цю обережність не варто плутати з несміливістю.",
      "Обачний голос у вас не єдиний.",
      "Є у вас і сміливість, яка дозволу не питає.",
      "Останнє слово тут не завжди за обережністю.",
    ])

  private static let toCareful = Bilingual(
    [
      "The boldness has a quieter companion, and it checks twice.",
      "Yet another part of you looks before it steps.",
      "For all that daring, a more careful hand is also at work.",
      "Here the chart slows down and counts.",
      "The brave half of you lives with a cautious one.",
      "Courage is not the whole of it.",
    ],
    [
      "У цієї сміливості є тихіша супутниця, яка все перевіряє двічі.",
      "Та інша частина вас, перш ніж ступити, дивиться під ноги.",
      "Попри всю відвагу, є у вас і обережніша рука.",
      "Тут карта стишує крок і починає лічити.",
      "Смілива половина вашої вдачі живе поруч з обачною.",
      "Самою відвагою, проте, справа не вичерпується.",
    ])

  private static let toSteady = Bilingual(
    [
      "Beneath that restlessness lies something that stays put.",
      "Not everything in you moves at that pace.",
      "And yet the chart also has its fixed point.",
      "The love of change meets an equally stubborn love of constancy.",
      "One thing here holds still while the rest turns.",
      "Change is one half of the story, and this is the patient half.",
    ],
    [
      "Під цією рухливістю лежить те, що з місця не сходить.",
      "Не все у вас живе в такому темпі.",
      "А проте є в карті й своя нерухома точка.",
      "Любов до змін стрічається тут із такою ж упертою любов’ю до сталого.",
      "Поки решта обертається, дещо тут стоїть твердо.",
      "Зміни – лише одна половина картини, а ось і друга, терпляча.",
    ])

  private static let toChanging = Bilingual(
    [
      "That constancy has an open window.",
      "And still, something in you likes to move the furniture.",
      "Steadiness is not the only habit you have.",
      "Alongside what lasts, the chart keeps a taste for the new.",
      "The firm ground has a stream running through it.",
      "Patient as all this is, it has a restless neighbour.",
    ],
    [
      "У цієї сталості є відчинене вікно.",
      "І все-таки щось у вас любить переставляти меблі.",
      "Сталість для вас – не єдина звичка.",
      "Поруч із тим, що триває, карта береже й смак до нового.",
      "Через цей твердий ґрунт тече струмок.",
      "Поруч з усією цією терплячістю мешкає непосидючий сусід.",
    ])

  private static let toSocial = Bilingual(
    [
      "For all that privacy, you are no hermit.",
      "Then the door opens again.",
      "The chart also sets a second chair at the table.",
      "Solitude is only one of your addresses.",
      "Other people come back into the picture here.",
      "The quiet corner has a door to a livelier room.",
    ],
    [
      "Попри таку потребу в тиші, самітництво – не про вас.",
      "Аж ось двері знову відчиняються.",
      "Другий стілець до столу карта, однак, теж підставляє.",
      "Самота – лише одна з ваших адрес.",
      "Тут у картину знову входять інші люди.",
      "З тихого кутка є двері до гомінкішої кімнати.",
    ])

  private static let toSolitary = Bilingual(
    [
      "Later the guests go home, and the time is yours.",
      "Behind all this company there is a room of your own.",
      "The same person also needs a closed door.",
      "Not all of you lives among people.",
      "After so many voices, the chart asks for an hour of quiet.",
      "Sociable as this sounds, part of you works best alone.",
    ],
    [
      "Потім гості розходяться, і настає час для себе.",
      "Та за всім цим товариством є ще ваша власна кімната.",
      "Тій самій людині потрібні й зачинені двері.",
      "Не все у вас живе на людях.",
      "Після стількох голосів карта просить години тиші.",
      "Хоч як товариськи це звучить, частині вас найкраще працюється наодинці.",
    ])

  private static let toGiving = Bilingual(
    [
      "And still the hand that keeps can also open.",
      "What is guarded here is given elsewhere.",
      "That reserve has a generous side.",
      "You hold on to some things in order to give others away.",
      "The other pocket of the same coat is always open.",
      "Keeping is not the only thing you are good at.",
    ],
    [
      "А проте рука, що береже, уміє й розтулитися.",
      "Збережене в одному місці ви охоче віддаєте в іншому.",
      "Є в цієї стриманості й щедрий бік.",
      "Одне ви тримаєте при собі, щоб інше роздавати.",
      "Друга кишеня того самого пальта завжди відкрита.",
      "Берегти – не єдине, що вам добре вдається.",
    ])

  private static let toHolding = Bilingual(
    [
      "That open hand also knows how to close.",
      "Generous as this is, you keep a drawer that nobody else opens.",
      "Giving has its border, and it runs here.",
      "Some things, though, you do not hand out.",
      "Part of you keeps what the other part would give.",
      "Along with the giving goes a firm grip.",
    ],
    [
      "Розтулена долоня вміє й стискатися.",
      "За всієї щедрості є у вас шухляда, якої ніхто інший не відчиняє.",
      "У віддавання є межа, і пролягає вона саме тут.",
      "Дечого, однак, ви не роздаєте.",
      "Одна частина вас береже те, що друга віддала б.",
      "Разом зі щедрістю йде й міцна хватка.",
    ])
}
