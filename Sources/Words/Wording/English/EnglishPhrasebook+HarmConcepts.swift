// The form of concepts is told at `HarmWords`.

extension EnglishPhrasebook {
  var harmDenials: Set<String> {
    [
      "not", "never", "no", "nobody", "nothing", "cannot", "don’t", "don't", "doesn’t", "doesn't", "won’t",
      "won't",
      "can’t", "can't", "isn’t", "needn’t", "needn't", "without", "neither", "nor", "rather", "hardly",
    ]
  }

  var denialLinks: Set<String> { ["longer", "more", "to", "even", "really", "ever", "any", "a", "the"] }

  var clauseLeads: Set<String> {
    [
      "and", "then", "so", "just", "simply", "please", "now", "better", "rather", "or", "but", "should",
      "must", "you",
      "always", "to", "quietly", "today", "secretly", "therefore", "go", "also", "could", "have", "need",
    ]
  }

  var harmConcepts: [String: String] {
    healthConcepts.merging(lifeConcepts) { first, _ in first }.merging(powerConcepts) { first, _ in first }
      .merging(fateConcepts) { first, _ in first }.merging(sceneConcepts) { first, _ in first }
  }

  private var healthConcepts: [String: String] {
    [
      "TREAT": """
      doctor* physician* specialist* surgeon* hospital* clinic* nurse* medic medics medicine* medication* drug
      drugs pill pills tablet tablets capsule* dose doses dosage prescription* treatment therapy therapies
      therapist* chemo* insulin inhaler* antibiotic* antidepressant* vaccin* jab jabs surgery scan scans x-ray*
      check-up* checkup* screening* transfusion* dialysis statin* steroid* injection* psychiatrist*
      psychologist* ambulance biopsy pacemaker* lithium cardiologist* oncologist* dentist* gp mri ultrasound
      blood_test/tests smear painkiller* syrup beta-blocker* chemistry white_coats surgical ointment_from x-ray
      """,
      "STOP": """
      stop stops quit quits skip skips drop ditch* halve* throw* toss* bin flush* cancel* ignore* postpon*
      delay* refus* declin* reject* abandon* discard* forget leave replac* swap* avoid* distrust* mistrust*
      come_off wean* put_off/away do_without stay_away keep_away give_up cut_down/out lower reduc* instead
      rather_than poison* harm harms useless* needless unnecessary pointless overrated lie lies pour_away
      phase_out trade outgrow* wait_out fire sack superfluous no_use over nothing_to_gain ought_not
      """,
      "NEED": "need needs needed required require* necessary want wants worth call_for warrant*",
      "TAKE": """
      take takes taking swallow* buy see seeing visit* consult* trust* listen* believe* call ring phone go_to
      fetch
      """,
      "REMEDY": """
      herb* tea teas tincture* salve* ointment* balm* crystal* amulet* talisman* gemstone* amethyst* stone
      stones oil oils elixir* potion* garlic ginger honey lemon* turmeric urine silver copper bracelet* ritual*
      prayer* mantra* homeopath* supplement* vitamin* magnesium zinc magnet* infusion* decoction* wort poultice*
      leech* onion* cabbage broth mushroom* cannabis bath baths moonlight sunlight fasting vinegar juice* clay
      forgiveness forgiving confession meditation breathwork
      """,
      "CURE": """
      cure cures cured curing heal heals healed remedy remedies treats relieves dissolve dissolves clears
      banish* set_right put_right drive_out drives wash_away melt* shrink* regrow* reverse* finish_the_treatment
      purge* flushes goes passes reset resets sweat take_away takes_away draw_out draws_out replace*
      """,
      "ILL": """
      illness* disease* ailment* cancer* tumour* tumor* infection* fever* diabet* arthrit* rheumat* asthma*
      migraine* epilep* eczema psoria* anaemi* anemi* ulcer* depression infertil* virus* flu pneumonia dementia
      alzheimer* sclerosis hernia gout cyst cysts allerg* schizo* bipolar adhd autis* hypertension
      blood_pressure lump bronchit* hepatit* gastrit* cirrhosis leukaemia thrombosis hormone* the_lump brittle
      hiv aids angina heart_attack* cataract* sepsis
      """,
      "ORGAN": """
      lung* kidney* liver stomach* womb bowel* gut prostate thyroid spine blood bones joints nerves ovar* gall*
      pancreas colon chest arteries breast* bladder uterus heart_muscle
      """,
      "WEAK": """
      weak weakness* sick fail fails failing diseased inflamed vulnerable prone predispos* suscept* suffer*
      afflict* damaged give_out gives_out risk poisoned clogged stones_in
      """,
      "WHO": "you you’re you're",
      "YOU": "you your yours yourself",
      "EAT": "eat eats eating swallow food",
      "LITTLE": """
      less nothing once_a/per only_once half little every_other_day after_noon before_noon after_six crumbs
      """,
      "FOOD": """
      meal* calorie* portion* sugar carb carbs bread dinner* breakfast* lunch* supper* weight kilo kilos diet
      appetite snack* sweets dessert* pounds waistline waist belly thighs hips fat fatter thinner plate
      """,
      "RESTRAIN": """
      skip* limit* restrict* avoid* cut reduce* lose shed fast starv* deny* purg* vomit* forgo trim shrink slim
      burn tighten punish halve smaller count_every/your/the/each
      """,
      "BODYSHAME": """
      fat obese flabby plain_face too_heavy/thin/fat ugly_body/face ashamed_of_your_body disgusting_body
      """,
    ]
  }

  private var lifeConcepts: [String: String] {
    [
      "DEATH": """
      die dies died dying dead death deaths perish* pass/passes/passed_away grave graves funeral* bury buried
      coffin* kill kills killed murder* fatal lethal deadly drown* widow* orphan* last/final_breath goodbye
      departure end_you finish_you claims_your_life leave/leaves_this_world/life heart_stops not_wake mourn
      mourning tomb hearse cremat* obituar*
      """,
      "KIN": """
      mother* father* parent parents child children son sons daughter* brother* sister* grandmother*
      grandfather* grandm* grandp* husband* wife wives partner spouse uncle aunt baby family
      relative relatives
      """,
      "FUTURE": """
      will shall you’ll you'll going_to about_to bound_to means_to_end set_to destined sure_to certain
      inevitabl* await awaits in_store on_its/the/their_way is/are_coming unavoidabl* promises foretell*
      predict* is_near written_in already_written_in headed_for heading_for marks_you
      """,
      "TIME": """
      this/next/coming/in_spring/summer/autumn/fall/winter/year/month in/by_the_spring/summer/autumn/winter
      before_the_year before_spring/summer/autumn/winter/christmas/easter
      by_spring/summer/autumn/winter/christmas/easter/new within_the/a_year/month/week
      within/in_two/three/four/five/six/seven/ten_years/months/weeks
      in_january/february/march/april/june/july/august/september/october/november/december soon tonight tomorrow
      this_eclipse under_the/this_eclipse before_the_leaves/snow/year/month by_the_end before_long shortly
      next_january/february/march/april/may/june/july/august/september/october/november/december one_day any_day
      by/before_your_birthday under_this_transit as/when_uranus/saturn/pluto/mars_passes/crosses
      """,
      "AGE":
        "thirties forties fifties sixties seventies thirty* forty* fifty* sixty* seventy* eighty* old_age",
      "ACCIDENT": """
      accident* crash crashes collision* motorway wreck* flood floods burns_down house_fire explosion*
      avalanche* injury injuries ambulance wheelchair burglar* robber* knife gun bleed* paralys* coma lightning
      """,
      "LIFE": "life lives thread candle chart charts lifeline",
      "SHORT": """
      early gives_out give_out numbered short run/runs_out cut_short snuffed leave_early few_left years_left
      months_left days_left shortened nearly_over
      """,
      "JUMP": """
      jump* step leap* throw_yourself swallow cut hang slip_away walk_into drive_into lie_down wade open
      """,
      "EDGE": """
      bridge cliff* roof rope razor* blade* noose tracks railing balcony pills river sea veins wrists windowsill
      """,
      "ENDIT": """
      end_it_all end_your/it_life kill_yourself hang_yourself better_off_without_you stop_existing
      be_gone_for_good not_be_missed nobody_would_notice/miss/mourn_you the_only_way_out_is easier_without_you
      sleep_and_not_wake cease_to_be
      """,
      "BABY": """
      baby babies pregnan* firstborn first-born newborn* twin twins triplet* cradle* conceiv* miscarr* womb heir
      give_birth son daughter childless barren grandchild*
      """,
      "UNION": "marriage* union wedding* engagement* relationship* partnership* couple romance",
      "BREAK": """
      break breaks breaks_apart collaps* fall/falls_apart fail fails end ends over crumble* shatter* doomed
      divorc* part_ways split splits dissolves rupture* unravel* last lasts survive*
      """,
      "RING": "ring papers cradle bed nights altar pram veil",
      "LOVER": """
      lover* mistress* another_woman/man other_woman/man someone/somebody_else affair* double_life rival
      secret_love
      """,
      "CHEAT": """
      bed cheat* betray* unfaithful* deceiv* lying already secretly behind_your_back sleeps sleeping sees hides
      meets
      """,
      "MARRY": """
      marry marries wed bride groom fiancé* altar soulmate* soul_mate/mates twin_flame* husband wife spouse
      """,
      "MAYBE": "may might if whether want wish choose would could",
      "GAIN": """
      wealthy million* fortune inherit* windfall* prize* jackpot* lottery cheque cheques zeros winnings
      treasure* riches legacy bequest raise bonus royalties payout wealth prosperity
      """,
      "WAY": """
      on_its_way on_the_way in_the_post coming_to_you heading lands drops falls_into knocks arrives await* yours
      """,
      "STAKE": """
      buy sell invest* bet stake gamble* borrow* remortgage* mortgage trade wager* pawn* liquidat* cash_in/out
      take_out speculate* withdraw* sink
      """,
      "MONEY": """
      savings shares share stock stocks bonds crypto* bitcoin* gold silver house flat property land loan loans
      credit pension casino* horse roulette lottery ticket* everything all_you_have/own fund funds currency
      capital inheritance forex coins money deposit bank real_estate startup
      """,
      "PUT": "put sign pour double move place transfer throw back",
      "STAKES": """
      savings shares stocks gold crypto* everything all_you_have/own all_your_money red black horse casino
      mortgage loan pension your_last property
      """,
      "EVENT": """
      promotion promoted fired dismissed sacked lawsuit* verdict* police arrest* prison jail emigrat* elected
      robbed burgl* evict* scandal* bankrupt* famous fame lawsuit visa deported layoff* redundan* demot* exile
      """,
      "LOSS": """
      job house home case exam position citizenship license licence everything fortune savings business court
      trial
      """,
      "LOSE": "lose loses win wins lost",
      "DROPS":
        "burns_down burns drops_into come/comes_to_your_door knocks_on strikes falls_through collapses",
      "PLACE": "flat house home door car lap office workplace roof",
    ]
  }

  private var powerConcepts: [String: String] {
    [
      "CLAUSE": "who whose unless until without if",
      "DUTIES": "duty duties task habit object hour thing",
      "COULD": "will would could can ever wants loves likes needs really truly",
      "NOBODY": "nobody no_one no-one none_of_them not_a_soul no_man no_woman",
      "WANT": """
      want wants wanted love loves loved miss misses stay stays care cares choose chooses marry forgive*
      cherish*
      """,
      "ENDIN": "end/ends/ended/ending_in/with finish/finishes_in turns_to lead/leads_to comes_to amounts_to",
      "RUIN": """
      failure ruin tears disaster* grief nothing ashes loss loneliness poverty shame dust misery catastroph*
      heartbreak* humiliation defeat
      """,
      "ONE": "one two some what habit habits part",
      "ARE": "are were you’re you're remain",
      "BROKEN": """
      broken damaged rotten worthless cursed doomed hopeless defective flawed unlovable
      beyond_repair/help/saving/hope burden mistake failure disappointment lost_cause poison toxic ruined
      disgrace useless incapable unworthy cruelty_to
      """,
      "GIVEUP": """
      give_up surrender stop_trying/hoping/dreaming/fighting resign_yourself abandon_hope accept_defeat
      """,
      "FATE": """
      fate/destiny_is_sealed nothing_you_can/could nothing_will_change/help written_in_stone no_escape
      no_use_in/trying no_point_in beyond_hope was_never_meant saturn_has_decided your_curse your_lot
      born_to_lose never_be_enough/happy/loved/free born_unlucky only_get_worse no_turning_back condemned
      """,
      "HIM": "him her his hers he she them their partner husband wife spouse boyfriend girlfriend man woman",
      "SPY": """
      follow track check read open search watch monitor spy install copy listen inspect intercept hack
      go_through look_through
      """,
      "SPIED": """
      phone messages password* location letters mail email* inbox pockets bag diary accounts camera tracker
      whereabouts chats texts calls receipts steps browser laptop
      """,
      "STALK": "follows_you watches_you tracks_you checks_your reads_your spies_on stalk* calls_you_twenty",
      "LOVE": """
      love loves loved adore adores care cares passion passionate devotion deserve* fault provok* earned
      asked_for strong proof proves natural normal healthy belongs heat affection desire
      """,
      "CONFINE": """
      lock locks hide confiscat* forbid* take_away keep_his/her/their keep_the_money/keys/passport
      take_his/her/their isolate cut_off confine* ban withhold* control deny
      """,
      "KEPT": """
      door doors key keys money wallet card cards friends passport phone car documents house salary family
      children
      """,
      "VIOLENCE": """
      hit hits hitting beat beats beating* beaten slap slaps blow blows violen* shout shouts shouting yell*
      scream* threaten* insult insults humiliat* abus* bruise* choke* fist* punch* cruel cruelty jealous* rage
      rages shove* tantrum* outburst*
      """,
      "ENDURE": """
      endure bear tolerate forgive put_up stay accept excuse overlook swallow_your suffer keep_quiet hold_out
      be_patient turn_the_other wait_out stand_by
      """,
      "OBEY": """
      obey obeys submit submits yield give_in answer_him/her do_as_he/she/you're do_what_he/she silent serve
      ask_permission let_him/her_decide surrender_to know_your_place please_him/her apologise_first
      keep_him/her_happy follow_his/her_lead
      """,
      "BEHAVE": """
      behave* apologis* apologiz* learn_her/his_place comply complies submit submits crawl crawls beg begs
      kneel* listen
      """,
      "DUTY": "must should have_to has_to ought supposed duty place role",
      "BLAME": """
      deserve_what your_own_fault brought_it_on only_yourself_to had_it_coming provoked_him/her
      deserve_the_blow* your_fault_that
      """,
      "LESSON": "lesson punish* silent_treatment teach_him/her make_him/her_pay/jealous/suffer/wait/regret",
    ]
  }

  private var fateConcepts: [String: String] {
    [
      "PROBLEMS": "problems buried feelings talent written",
      "SKY": """
      chart charts transit eclipse horoscope stars house placement square opposition conjunction planets
      """,
      "SURVIVE": "survive survives outlive outlives recover recovers pull_through make_it wake",
      "GONE": "no_longer_here no_longer_exist were_gone were_not_here not_around",
      "EXPECT": "expect brace beware watch_out prepare",
      "NEXTSPOUSE": "second/third/next/new/future/rich/first_husband/wife/spouse/marriage",
      "LEAVES": """
      leaves/leave/abandons/deserts/betrays_you walks_out returns_to_you comes_back_to runs_off goes_back_to
      """,
      "PROMISE": "no promise cannot",
      "SPOUSE": "he she partner husband wife lover boyfriend girlfriend spouse",
      "WEDDING": "wedding weddings divorce divorced marriage engagement altar",
      "ENDUP": "end/ends/ended_up remain_for grow_old stay_alone left_behind grow/die_old/poor/lonely",
      "ALONE": "divorced alone unmarried lonely childless penniless broke poor homeless unloved forgotten",
      "INTO": "into/in/on_shares/stocks/gold/crypto/property/bitcoin/bonds/currency/land",
      "LEGACY": "leaves/left/leave/wills_you_her/his/a/their/the",
      "GAMBLE": """
      cards casino roulette dice lottery betting horses wager slots poker draw numbers tables ticket
      """,
      "LUCK": "lucky luck favours favour favors lose win wins winning pays smiles play play_the",
      "PAY": "salary income wages earnings profit profits turnover savings investment* portfolio",
      "SOARS": "doubles triples soars multiplies rockets guaranteed skyrocket* double triple multiply",
      "ABROAD": "abroad emigrate emigrates another/foreign/new/distant_country overseas",
      "COURT": "before/in_a/the_judge/court/jury/tribunal face/facing_a/the/charges behind_bars",
      "FAME": "fame glory success recognition fortune luck love happiness wealth",
      "FINDS": "finds/visits/awaits/overtakes_you comes/arrives_late comes/arrives_only catches_up",
      "BEGINS": "begins starts changes turns ends stops",
      "NEWS": "letter news message verdict summons parcel telegram diagnosis call",
      "ARRIVE": "arrive arrives comes reaches lands hits",
      "GOOD": """
      love happiness success marriage joy peace family wealth children trust friendship home tenderness
      """,
      "NOTFOR": """
      not_for_you not_meant_for simply/just_not_for never_for_you passes_you_by denied_you closed_to_you
      beyond_you
      """,
      "BORNTO": """
      born_to_be/lose/fail/suffer/serve/grieve/regret/wander born_unlucky destined_to_fail/suffer/be
      """,
      "NOTHINGYOU": "nothing_you whatever_you everything_you all_you anything_you",
      "FAILS": "last lasts fail fails crumble* crumbles collapses ruin dust failure works rots",
      "NOLIGHT": "no_bright/future/light/happy nothing_good no_good_end no_cure_for",
      "YOURKIND": "people/someone/women/men/those_like_you your_kind/sort",
      "ALWAYS": "always never only badly end ends",
      "RUINS": "ruin destroy spoil wreck drain sabotage poison contaminate",
      "EVERYONE": "everyone everybody everything anyone whoever anybody",
      "ROLE": "good/true/real/decent/proper/obedient/wise_wife/husband/woman/girlfriend/mother/man",
      "SILENT": "silent silence obey* quiet serves endures forgives submits waits keeps bears swallows",
      "BLOWS": "slap slaps slapping blow blows bruise* beating* punch* shove",
      "STEERED": "not_to_be but_not",
      "LET": "let allow permit",
      "SEE": "see meet work leave go_out talk speak study",
    ]
  }
}
