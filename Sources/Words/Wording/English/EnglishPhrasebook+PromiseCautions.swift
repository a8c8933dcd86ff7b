// The form of phrases is told at `CautionWords`.

extension EnglishPhrasebook {
  var marriageCautions: [String] {
    """
    wedding*|divorc*|pregnan*|miscarr*|twins|fiancé*|childless
    cheat|cheats|cheating ~2 on|with
    he|she|partner|husband|wife|lover ~2 leaves|abandons|betrays ~1 you
    he|she|partner|husband|wife|lover|lost ~1 returns|comes ~2 you|forever|good
    lover|partner|husband|wife|ex ~4 returns ~1 to ~1 you
    second|third|first|new|rich|future|next ~1 husband|wife|spouse
    husband|wife|spouse ~3 will|shall|going|comes|leaves|dies|appears|waits|awaits
    bear|bears ~1 twins|son|daughter|child|children
    you ~2 end ~1 up ~2 divorced|alone|single|unmarried
    marry|marries|marrying ~3 rich|foreigner|twice|soon|late|again
    you|partner|wife|husband|spouse|he|she ~2 will|shall|'ll|are ~4 marry|married|wed|divorce*|separate|remarr*
    you ~2 will|shall|are ~5 husband|wife|spouse|fiancé*|bride|widow*|soulmate|soul-mate
    you ~2 will|shall ~4 pregnant|conceive|children|child|baby|twins|son|daughter|childless
    will ~2 never ~3 marry|married|children|child|love|loved|partner|husband|wife
    marriage|wedding|divorce|pregnancy|separation ~4 will|is ~4 happen*|come*|fail*|last*|certain|guaranteed|end*|next|this|inevitable|take
    two|three|second|first ~2 marriage*|husbands|wives|divorces|children ~4 await*|will|for|you|written|are
    you ~2 will ~3 meet ~6 love|partner|man|woman|husband|wife|soulmate|one
    he|she|partner|lover|husband|wife ~2 will ~3 leave|return|cheat*|betray*|come ~2 back|you
    destined|meant|fated ~3 marry|be ~1 together|each
    will|shall|'ll ~3 betray*|cheat*|abandon*|divorce ~2 you
    he|she|partner|husband|wife|lover ~2 will|shall ~2 leave ~1 you
    he|she|partner|husband|wife|lover|they ~2 will|shall ~2 come|crawl ~1 back ~1 to|you
    marr* ~2 twice|thrice|again|late|early|rich|foreigner
    divorc* ~3 twice|certain|inevitable|ahead|near|awaits
    wedding|marriage|pregnancy|engagement|divorce ~3 certain|inevitable|guaranteed|near|assured|sure
    will|shall ~3 widow*|childless|barren|pregnant|engaged|unmarried
    will|shall ~1 be|become ~2 single
    stay|remain ~2 childless|unmarried|single|alone
    destined|fated ~3 together|one
    meant ~2 be ~1 together
    """.split(separator: "\n").map(String.init)
  }

  var moneyCautions: [String] {
    """
    million|millions|jackpot*|lotter*|casino*|roulette|bitcoin*|crypto*|bankrupt*|windfall*
    buy|buying|sell|selling|invest*|trade|trading ~3 shares|stocks|bonds|bitcoin|gold|securities
    into|in shares|stocks|bitcoin|securities
    savings ~2 into|in|on
    borrow* ~6 bank|money|much|thousand*
    leave|leaves|left ~1 you ~1 a|the|her|his|their|some ~2 house|money|fortune|estate|flat
    never|cannot|can't|can’t ~1 lose ~2 at|money|bet*|cards
    salary|income|wage*|pay|earnings|profit*|savings ~2 doubles|triples|double|triple|multiply|multiplies
    guaranteed
    lucky ~1 day|days|number*
    will|shall|'ll|going ~5 earn*|win|wins|receive|inherit*|make|gain|get ~5 million*|thousand*|lottery|money|fortune|inheritance|euro*|dollar*|pound*|hryvnia*|salary|rich|jackpot|prize
    make|makes ~2 you ~2 rich|wealthy|millionaire* !in
    you ~2 will|shall|'ll ~3 rich|wealthy|millionaire*|bankrupt|poor|broke|penniless
    wealth|riches|money|fortune|inheritance|promotion ~3 will ~3 come*|arrive*|find|guaranteed|yours
    guarantee*|promise* ~3 you ~3 wealth|riches|income|profit*|win|fortune|success|promotion|raise
    income|salary|profit*|raise|wage* ~4 guaranteed|certain|will
    buy|sell|purchase ~4 share*|stock*|bitcoin|crypto*|bond*|gold|property|house|flat|apartment|lottery|ticket*
    invest|investing ~3 in|your|all|everything|now|money|savings
    take ~2 out|a|this ~3 loan*|mortgage*|credit
    bet|gamble|wager ~4 on|money|savings|all|everything|it !people|friends|yourself
    stake ~3 money|savings|all|everything|house
    one|single|a ~2 bet|gamble|wager
    lottery ~5 win*|play|ticket*|number*|will
    lucky ~1 number*
    will|shall|'ll ~4 rich|richer|wealthy|wealth|riches|millionaire*|bankrupt*|penniless
    fortune|wealth|riches|inheritance|windfall|money ~2 will|shall ~4 you
    put|place|stake ~4 bet|lottery|roulette|casino|horse
    save* ~3 in ~2 gold|shares|stocks|crypto*|bitcoin
    savings ~3 gold|shares|stocks|crypto*|bitcoin|bonds
    """.split(separator: "\n").map(String.init)
  }

  var prophecyCautions: [String] {
    """
    within|in ~1 two|three|four|five|six|seven|eight|nine|ten|a|few|several ~1 years|year|months you|he|she|they
    stand|appear|come|brought|dragged ~1 before ~1 a|the ~1 judge|court|jury|tribunal
    sacked|burgled|arrested|deported|jailed|imprisoned|mugged|kidnapped|evicted
    you ~1 are|get|were ~1 robbed
    will ~2 be ~2 fired|dismissed|promoted|elected|sued|chosen|appointed|transferred
    ^when|if|until letter|news|verdict|parcel|summons ~4 arrives|arrive|comes
    fame|glory|fortune|success|luck|love ~1 finds|reaches|awaits|visits|overtakes ~1 you
    going ~1 to ~2 be ~2 robbed|arrested|fired|promoted|famous|rich|married|betrayed|left|ill
    you|your|life ~2 live|lives|move|moves|settle ~1 abroad !for
    live|lives|move|moves ~1 abroad ~3 within|in|soon|next
    your ~1 life ~1 begins|starts|ends|changes ~2 anew|again|at|forever
    you|life|career|work ~2 will|shall|'ll ~4 become|be ~3 famous|president|minister|star|champion|promoted|dismissed|fired|director|boss|celebrit*|king|queen
    you ~2 will|shall|'ll ~3 lose|get|find|change|move|emigrate|win ~4 job*|position|house|home|country|abroad|everything|case|court|trial|promotion|lawsuit
    after|before|until|by|around|past|at|near ~1 thirty|forty|fifty|sixty|seventy|thirty-*|forty-*|twenty-*|fifty-* !minute*|second*|day*|year*|people|hours|pages|words|per|percent|degrees|metres
    age ~1 of ~2 thirty|forty|fifty|sixty|seventy|twenty*|thirty-*|forty-*|fifty-*|30|33|35|40|42|45|50|60
    in ~1 your ~2 thirties|forties|fifties|sixties|old|later
    arrest*|prison|jail|lawsuit* ~4 will|await*|you|danger|risk|near|threaten*
    will ~2 happen|occur ~5 year|month|week|autumn|spring|summer|winter|soon
    next|this|coming ~1 year|month|week|spring|summer|autumn|winter|january|february|march|april|june|july|august|september|october|november|december you ~1 will|shall
    next|this|coming ~1 year|spring|summer|autumn|winter ~2 will|brings|bring
    ^know will ~5 next|this|coming ~1 year|month|week|spring|summer|autumn|winter
    will|shall|'ll ~3 arrested|imprisoned|jailed|sued|promoted|dismissed|fired|elected|emigrate|deported|robbed
    will|shall|'ll ~4 famous|president|minister|celebrity|star|champion
    will|shall|'ll ~4 lawsuit|court|trial|election*
    will|shall|'ll ~4 another|foreign ~1 country|land|city
    success|fame|luck|fortune|recognition ~1 comes|arrives ~2 late|after|before|at|by|in !you
    by ~1 thirty|forty|fifty|sixty|seventy ~2 you|your
    at|around|near ~1 thirty-*|forty-*|fifty-*|twenty-*|sixty-* ~3 you|your|life|career|love|everything|the
    prison|jail ~4 awaits|sentence|you|ahead
    """.split(separator: "\n").map(String.init)
  }
}
