import ChartModel

extension EnglishPhrasebook {
  func bridges(to leaning: Leaning) -> [String] {
    switch leaning {
    case .bold:
      [
        "Your caution has a bolder neighbour.",
        "Yet the same chart can also leap.",
        "Do not mistake your care for timidity.",
        "The careful voice in you is not the only one.",
        "There is daring in you as well, and it does not ask permission.",
        "The prudent part of you does not always have the last word.",
      ]
    case .careful:
      [
        "Your boldness has a quieter companion, who checks twice.",
        "Yet another part of you looks before it steps.",
        "For all your daring, a more careful hand is also at work.",
        "Here the chart slows down and counts.",
        "The brave half of you lives with a cautious one.",
        "Courage is not the whole of it.",
      ]
    case .steady:
      [
        "Beneath the restlessness lies something that stays put.",
        "Not everything in you moves so fast.",
        "And yet the chart also has its fixed point.",
        "What moves in you is moored to something that does not.",
        "One thing here holds still while the rest turns.",
        "Underneath, something calmer sets the pace.",
      ]
    case .changing:
      [
        "Your constancy has an open window.",
        "And still, something in you wants to be on the move.",
        "Steadiness is not the only habit you have.",
        "Alongside what lasts, the chart keeps an appetite for the new.",
        "There is a stream under the firm ground.",
        "Your patience has a restless neighbour.",
      ]
    case .social:
      [
        "None of this makes you a hermit.",
        "Then the door opens again.",
        "The chart also sets a second chair at the table.",
        "Solitude is only one of your addresses.",
        "Other people come back into the picture here.",
        "The quiet corner has a door to a livelier room.",
      ]
    case .solitary:
      [
        "And when the guests have gone home, the time is yours.",
        "Behind all the company there is a room of your own.",
        "The same person also needs a closed door.",
        "Not all of you lives among people.",
        "After so many voices, the chart asks for an hour of quiet.",
        "Sociable as you are, part of you works best alone.",
      ]
    case .giving:
      [
        "And still the hand that keeps can also open.",
        "What is guarded here is given elsewhere.",
        "Your reserve has a generous side.",
        "You hold on to some things in order to give others away.",
        "You also give, and with an open hand.",
        "Guarded as you may be, you also give, in your own way.",
      ]
    case .holding:
      [
        "Your open hand also knows how to close.",
        "Generous as you are, part of you keeps a firm hold.",
        "Giving has its border, and it runs here.",
        "Some things, though, you do not hand out.",
        "Part of you keeps what the other part would give.",
        "Along with the giving goes a firm grip.",
      ]
    }
  }
}
