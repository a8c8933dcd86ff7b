// The form of rules is told at `HarmWords`.

extension UkrainianPhrasebook {
  var harmRules: [CautionKind: [String]] {
    [
      .medicine: [
        "+STOP TREAT ~5", "TREAT -NEED ~5", "TREAT -STOP NEED ~5", "REMEDY CURE ILL ~7",
        "REMEDY CURE ORGAN ~7",
        "REMEDY CURE TREAT ~8", "+CURE ILL ~5", "+CURE ORGAN ~4", "ORGAN WEAK ~4", "ILL YOU ~6",
        "ILL FUTURE ~7", "+RESTRAIN FOOD ~3", "+EAT LITTLE ~3", "BODYSHAME YOU ~3",
      ],
      .death: [
        "KIN -SURVIVE ~5", "+DEATH SKY ~4", "GONE", "EXPECT ACCIDENT ~5", "EXPECT DEATH ~5",
        "YOU -SURVIVE ~4",
        "+DEATH FUTURE ~6", "+DEATH KIN ~5", "+DEATH TIME ~7", "ACCIDENT FUTURE ~6", "ACCIDENT TIME ~7",
        "LIFE SHORT ~3", "JUMP EDGE ~4", "SOUL LEAVE ~4", "PICK DEPART ~5", "SIXTY -REACHED ~4",
        "PLANES ENDS ~6", "RELIEF VANISH ~9", "HEARTSTOP", "ENDIT", "ACCIDENT KIN ~5", "+DEATH YOU ~4",
      ],
      .marriage: [
        "NEXTSPOUSE FUTURE ~4", "NEXTSPOUSE FINDS ~4", "LEAVES HIM ~5", "WEDDING SKY ~5", "WEDDING FUTURE ~5",
        "LEAVES YOU ~3", "ENDUP ALONE > ~3", "+BABY FUTURE YOU ~7", "BABY TIME ~8", "LOVER CHEAT ~6",
        "UNION +BREAK FUTURE ~7", "UNION BREAK TIME ~7", "UNION -BREAK ~4", "SPOUSE RING ~5", "LEFTFOR",
        "MATE WEARS ~6", "+MARRY FUTURE YOU ~6 !MAYBE", "MARRY TIME YOU ~7 !MAYBE", "BABY YOU AGE ~8",
        "YOU UNION BREAK ~3",
      ],
      .money: [
        "MONEY INTO ~5", "LEGACY MONEY ~3", "GAMBLE LUCK ~5", "PAY SOARS ~4", "+GAIN FUTURE YOU ~7",
        "+GAIN TIME YOU ~7", "GAIN WAY ~5", "GAIN AGE ~6", "EMPTY PURSE ~4", "RETURNS TENFOLD ~6", "GAINS",
        "QUITJOB LIVEON ~9", "PLAY NUMBERS ~5", "INVESTED SOARS ~5", "WILLS YOU ~5", "LEND",
        "^STAKE MONEY > ~3",
      ],
      .prophecy: [
        "ABROAD TIME ~7", "ABROAD FUTURE ~5", "COURT FUTURE ~5", "COURT YOU ~4", "FAME FINDS AGE ~6",
        "LIFE BEGINS AGE ~8", "NEWS ARRIVE ~6", "FAME FINDS YOU > ~2", "EVENT FUTURE ~5", "EVENT TIME ~7",
        "LOSE LOSS ~3 !RATHER", "DROPS PLACE TIME ~8", "DROPS PLACE YOU ~6", "EVENT AGE ~6", "PAPERS NAME ~6",
        "PASSPORT TIME ~7", "BOSS HANDS ~5", "SACKED", "THIEF COMES ~6", "EXAM -PASS ~5", "CROSS BORDER",
        "HANDSOTHER FUTURE AGE ~9", "LOSE EVENT ~5", "DROPS EVENT ~5",
      ],
      .despair: [
        "GOOD NOTFOR ~5", "BORNTO", "NOTHINGYOU FAILS > ~5", "NOLIGHT SKY ~5", "YOURKIND ALWAYS ~4",
        "YOU RUINS EVERYONE > ~2", "NOBODY -WANT > ~4", "ENDIN RUIN > ~1", "YOU +BROKEN > ~1", "^$GIVEUP",
        "FATE", "SKY DEADEND ~4", "LATE KNOW ~6", "HOPELESS", "ROTTEN", "GOOD TURNS ~3",
      ],
      .control: [
        "ROLE SILENT ~5", "BLOWS LOVE > ~8", "-LET HIM SEE ~5", "-LET HIM KEPT ~7", "^SPY SPIED ~4",
        "STALK LOVE ~6", "^CONFINE KEPT HIM ~9", "+VIOLENCE HIM LOVE ~6", "^ENDURE VIOLENCE ~6",
        "^OBEY HIM > ~4", "DUTY OBEY HIM ~5", "HIM BEHAVE ~5", "BLAME", "HAND", "SIT RAGES ~6",
        "WHERE EVERYHOUR ~6", "STEP BEHIND ~4", "INSTALL MOBILE ~6", "^BREAKHIM HIM ~2", "CUT ALLOWANCE ~5",
        "DROVE", "^LESSON", "CONFINE KEPT BEHAVE ~10",
      ],
    ]
  }
}
