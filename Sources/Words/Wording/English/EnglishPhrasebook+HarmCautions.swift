// The form of phrases is told at `CautionWords`.

extension EnglishPhrasebook {
  var medicineCautions: [String] {
    """
    ^doctor|physician|pharmacist tablet|tablets|pill|pills
    inhaler*|insulin|antidepressant*|chemotherap*|antibiotic*|painkiller*|sedative*|vaccin*|dosage
    arthritis|diabet*|tumour*|tumor*|epilep*|asthma*|migraine*|schizophren*|bipolar|sclerosis|leukaemia|hypertension|anorexi*|cyst|cysts|cancer|infertil*
    surgery|surgeon*|symptom*|diagnos*|homeopath*|tincture*|enema*
    blood ~1 pressure|sugar
    slim|slims|slimmer|slimming
    week|weeks|day|days|month ~2 on ~2 water|juice*|tea|broth|fruit
    eat|eats|eating ~1 nothing
    need|needs|needed|want|wants ~1 no ~2 doctor*|physician*|therap*|treatment*
    pain ~6 no ~1 doctor*|physician*
    replace*|swap*|exchange* ~5 wort|herb*|tea|crystal*|prayer*
    come|get|wean ~1 off ~2 them|medic*|drugs
    weak|sick|diseased|failing ~2 lung*|kidney*|liver|heart|stomach|womb|bowel*|prostate|thyroid|spine
    cure|cures|cured|curing ~6 lung*|kidney*|liver|skin|blood|illness*|disease*|ailment*
    recover ~1 fully|completely
    stop*|quit*|skip*|drop*|halve*|reduce*|refuse*|throw*|abandon*|cancel*|forget*|discard* ~5 pill*|medicine*|medication*|tablet*|drugs|insulin|antidepressant*|prescription*|chemotherapy|dose|doses
    stop*|quit*|skip*|refuse*|cancel*|abandon*|avoid* ~4 doctor*|treatment*|therap*|surgery|operation*|hospital*|vaccin*|check-up*|checkup*
    no ~1 need ~3 doctor*|pill*|medicine*|medication*|treatment*|surgery|therapist*
    instead|without ~3 doctor*|pill*|medicine*|medication*|physician*|therapist*
    heal|heals|healed|cure|cures|cured ~4 you|your|illness*|disease*|cancer|diabetes|body|heart|wound*|depression|pain
    will ~2 heal*|cure*|recover*|be ~1 cured|be ~1 healed|get ~1 well
    you|your|chart ~4 diabetes|tumour*|tumor*|epilep*|asthma*|arthritis|ulcer*|anaemi*|anemi*|migraine*|hypertension|psoriasis|schizophreni*|bipolar|adhd|autis*|sclerosis|thyroid
    ^at|step|stitch a|of ~1 stroke !of|or|with
    suffer*|prone|predispos*|suscep*|risk|danger ~3 illness*|disease*|infection*|heart|kidney*|liver|lung*|stomach|accident*|injur*|surger*|depression|cancer|diabetes|stroke
    take|takes|drink|inject|swallow ~4 pill|pills|tablet*|aspirin|melatonin|magnesium|supplement*|vitamin*|antibiotic*|antidepressant*|sedative*|insulin|mg|milligram*|herb*|tincture*|zinc|iron
    diagnos* ~6 you|your|with|yourself
    lose|losing|gain|gaining ~2 weight|kilo*|kilograms|pounds
    fast|fasting|starve|starving ~4 day*|week*|hours|cleans*|detox*
    detox*|calorie*|low-carb|keto|cleanse|cleansing ~3 diet|body|liver|day*|week*|juice*|yourself|will
    one|single ~1 meal ~1 a|per ~1 day
    eat|eats|eating ~2 less|nothing|only ~3 day*|meal*|bread|carb*|sugar|meat|at|till|until|after|before|and|to
    skip* ~2 breakfast|dinner|lunch|meal*
    you ~2 too ~1 fat|heavy|thin
    heart ~1 attack*|disease|failure
    cancer ~2 cell*|patient*|treatment|therapy|tumo*
    no ~1 longer ~2 need|take ~4 pill*|insulin|medic*|tablet*|doctor*|treatment*|drug*
    throw|flush|put ~2 away|out|down|aside ~4 pill*|medic*|tablet*|antidepress*|prescription*|drug*
    afflicted|weak ~3 kidney*|liver|heart|lung*|stomach|thyroid|pancreas|spine|womb|ovar*|prostate
    illness*|disease*|infection*|syndrome*|allerg* ~5 you|your|shows|chart|will|from|comes
    you ~2 have ~3 disorder*|disease*|syndrome*|condition|diabetes|depression|illness|cyst*|anaemia
    you ~2 are ~2 diabetic|bipolar|depressive|autistic|anorexic|infertile|barren|sterile
    protect* ~3 illness*|disease*|infection*|cancer|virus*
    should|must|need ~4 lose|shed ~3 weight|kilos|pounds
    give ~1 up ~3 pill*|medic*|treatment|therapy|doctor*
    not|n't|never ~2 take|taking|swallow|buy ~4 medicine*|medication*|drugs
    stop|stops ~2 seeing|visiting ~2 doctor*|therapist*
    do ~1 not|n't ~3 doctor*|therapist*|psychiatrist*|physician* !prescrib*|has|have|told
    will ~4 cure*|heal* ~2 you|your|it|this|every*|all
    """.split(separator: "\n").map(String.init)
  }

  var deathCautions: [String] {
    """
    coffin*|funeral*|deadly|lethal|suicid*|murder*|corpse*|cemeter*|widow*|undertaker*
    bury|buries|buried ~3 someone|somebody|mother|father|parent*|child|children|husband|wife|partner|friend|relative*|you
    not|n't|never ~2 survive*|outlive*
    not ~2 many ~2 years|months|days ~1 left
    years|months|weeks|days ~1 left ~2 to ~1 live
    kinder|better|easier|lighter ~9 without ~1 you
    kinder|better|easier|lighter ~9 no ~1 longer ~1 here|alive
    better ~2 off ~1 dead
    dies|die|dying|died ~4 while|before|when|soon|young|under|this|next|in
    parent*|mother|father|child|partner|husband|wife|brother|sister|friend ~1 dies|die|dying
    you|your|he|she|they ~3 will|shall|are|is ~4 die|dies|died|dead|dying|perish|killed|murdered
    die|dies|dying|death ~3 young|before|early|at|by|within|violent*|sudden*|soon ~5 age|thirty|forty|fifty|sixty|year*|death|accident|water|violence
    your ~2 death ~4 will|comes|awaits|near|coming|by|in
    death|funeral|fatal|lethal ~4 awaits|await|coming|near|threaten*|accident|family|soon|you
    kill|kills|killing|hang|drown ~2 yourself|themselves|you
    suicid*
    better ~2 dead|gone|never ~2 born
    end ~2 your ~1 life
    life ~4 not|n't ~1 worth ~1 living
    you ~2 will ~4 ill|sick|hospital*|disabled|blind|paralys*|operated
    you ~2 will ~3 have ~3 accident|operation|surgery|stroke|attack|illness|miscarriage
    mother|father|parent*|partner|husband|wife|child|son|daughter|brother|sister|friend|relative*|someone|somebody ~3 will|shall|is|are ~4 die|dying|killed|perish|death
    will|shall ~2 die|perish|drown
    die|dies ~2 next|this|soon|in|by|at ~3 year|spring|summer|autumn|winter|month|week|water|fire|road|sea
    accident*|funeral*|burial|crash ~6 you|family|coming|near|ahead|awaits|soon
    kill|kills|killed ~1 you
    end|ends|ending|take|taking ~1 your ~2 life
    end ~2 in ~3 hospital|wheelchair|grave|coma|prison|asylum
    death|grave ~3 awaits|await|calls|near
    going ~1 to ~3 die|heart|stroke|accident|fall|suffer
    """.split(separator: "\n").map(String.init)
  }

  var despairCautions: [String] {
    """
    love|happiness|success|joy|peace|marriage|friendship ~3 not|n't ~2 for ~1 you
    born ~1 to ~2 be ~1 left|alone|lonely|used|hurt|betrayed|abandoned|poor|unhappy|forgotten
    born ~1 to ~1 lose|fail|suffer|serve|regret|grieve
    nothing ~1 you ~2 build|make|begin|start|do|touch|love|try ~3 last|lasts|works|work|succeed*|helps|matter*|stays|well|right
    no ~1 bright ~1 side
    no ~1 future|light|good ~3 in ~2 chart|life
    people|those|ones ~1 like ~1 you ~2 always|never|end|only|are
    you ~2 ruin|destroy|spoil|wreck|poison ~2 everyone|everybody|everything|all|anyone|whoever
    always|only|everything ~2 end|ends|ended ~2 badly|tears|ruin|disaster
    no ~1 point ~2 in ~1 trying|hoping|living
    unlovable|irredeemab*|worthless
    doomed|cursed|damned|worthless|unlovable|incurable
    hopeless* !causes
    fated|destined|condemned ~3 to|be|suffer*|fail*|alone|lonel*|unhapp*|poverty|lose
    you ~2 will|can ~2 never ~4 happy|love*|succeed*|change|free|trust|enough|rest|find|be|have|get|feel|escape
    nothing ~3 can|will ~4 change|help|save|done
    no ~1 way ~1 out|back ~1 of|for|from
    there ~2 no ~1 way ~1 out|back
    no ~1 hope
    nobody|no-one ~3 will ~3 love*|want|help|stay|miss
    no ~1 one ~3 will ~3 love*|want|help|stay|miss
    nobody|no-one ~1 loves|wants|needs|likes ~1 you
    always ~3 be ~2 alone|lonely|unhappy|poor|failure|unloved
    you ~1 are ~2 failure|loser|burden
    you ~1 are ~1 broken|evil|disgusting|unlovable|useless|hopeless
    karm* ~4 punish*|debt*|pay*|deserve*
    deserve* ~1 to ~1 suffer*|fail|lose|die
    deserve* ~3 suffering|punish*|beating*|blows|beaten|contempt|misery
    chart ~3 curse*|condemn*|doom*
    curse* ~3 you|your|life|family|chart
    there ~1 is ~2 no ~2 hope|escape|cure|future|remedy
    fated|doomed|destined|condemned ~1 to
    give ~1 up ~2 hope
    """.split(separator: "\n").map(String.init)
  }

  var controlCautions: [String] {
    """
    shout*|hit|hits|beat*|slap*|yell*|threaten* ~6 because ~2 he|she|they|of ~3 care*|love*
    hide|take|confiscate ~2 her|his|their|partner's ~2 keys|phone|passport|money|documents
    good|obedient|true|real ~1 wife|husband|woman ~3 silent|obey*|quiet|serves|endures|forgives|submits
    go|look|search|rummage ~2 through ~2 his|her|their|partner's ~2 pockets|phone|bag|messages|things|letters|drawers
    slap|slaps|blow|blows|beating|bruise* ~6 passion|love|belong*|healthy|normal|deserved|necessary
    not|n't|never ~2 let|allow ~1 her|him|them ~3 see|go|meet|work|leave|out|talk|speak|friends !of
    forbid* ~2 her|him|them|partner
    jealous* ~6 love|loves|care*|how ~1 much|proof|prove*|strong
    stay|remain ~4 even|although|though|whatever ~6 hurt*|hit*|beat*|shout*|cheat*|drink*|harm*|cruel*|violen*
    endure|bear|tolerate|forgive ~2 being ~2 beaten
    endure|bear|tolerate|forgive ~6 beats|beating*|hit*|violen*|blow*|abuse|cruel*|shout*|humiliat*
    do ~1 not|n't|never ~2 leave ~3 him|her|them|partner|husband|wife|marriage|abus*
    never ~1 leave ~3 him|her|them|partner|husband|wife|even
    check|read|search|watch|track ~3 his|her|their|partner|partner's ~3 phone|messages|letters|mail|email*|location
    obey|submit ~4 him|her|them|husband|wife|partner|to
    make ~3 him|her|them ~3 jealous|afraid|obey|pay|suffer
    punish ~3 him|her|them|partner|husband|wife
    must|should|have ~4 obey|submit|serve ~3 him|her|husband|wife|partner|man
    hit*|beat*|slap* ~3 him|her|them|you|child*|partner ~5 love*|deserve*|teach*|care*
    follow|track|trace|monitor ~3 his|her|their ~2 location|phone|every|messages|steps
    read|open ~2 his|her|their ~2 messages|letters|mail|email*|diary|phone
    put ~1 up ~1 with ~4 blows|abuse|shouting|insults|violence|beating*|humiliation
    bear|endure|suffer|forgive|accept ~4 blows|shouting|insults|humiliation|beating*|violence|slap*
    jealous* ~4 proves|proof|shows|means|sign
    serve|obey ~3 husband|wife|master|partner|him|her
    silence|punish* ~3 him|her|them ~3 punish*|silence|lesson|cold
    he|she|they ~2 hits|beats|slaps|hurts ~2 you ~4 love*|because|out
    teach ~2 him|her|them ~2 lesson
    """.split(separator: "\n").map(String.init)
  }
}
