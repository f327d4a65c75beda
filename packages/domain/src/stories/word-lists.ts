// Word lists for comparing headlines (title-words.ts; issue 5, 'One story, counted once'): empty words, words of routine news, synonyms, and words of
// direction, where two opposite ones make otherwise equal headlines two stories.

const list = (words: string) => words.split(/\s+/);

/** Words that are ignored. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  list(`a an and are as at be been being but by can could did do does for from had has have he her his how i if in into is it its just may might more
    most my of off on or our out over own per s she so some such t than that the their them then there these they this those to too u upon us
    was we were what when where which while who whom whose why will with would you your amid after before about against among during between
    also all any each very only within here now again still yet say says said re ve ll d m o el la los las un una de del por en con su para al se`),
);

/** Words of direction by subject: words of one group on different sides contradict each other. */
export const SIDES: Readonly<
  Record<
    | 'move'
    | 'result'
    | 'trade'
    | 'verdict'
    | 'size'
    | 'deal'
    | 'court'
    | 'course'
    | 'protection'
    | 'coverage'
    | 'oversight'
    | 'works'
    | 'funding',
    readonly string[]
  >
> = {
  move: [
    'up rise rose risen gain climb jump surge soar increase grow grew advance rally rebound recover higher raise lift boost strengthen upgrade hike jumped pop leap skyrocket bull bullish uptrend gainer firmer',
    'down fall fell fallen drop slide slid decline slump plunge tumble sink sank cut decrease shrink shrank lower slip slash ease trim plummet retreat weaken weakness downgrade reduce dip lose loss loser bear bearish downtrend soften crash halve subdue',
    'flat steady unchanged rangebound mixed sideways',
  ],
  result: ['beat beats top exceed surpass', 'miss missed misses lag', 'inline meet'],
  trade: [
    'buy bought buying long call overweight outperform',
    'sell sold selling short put underweight underperform',
    'hold neutral',
  ],
  verdict: [
    'approve approved approval clear allow accept agree win won',
    'reject rejected rejection block deny ban refuse lose lost oppose',
  ],
  size: ['large', 'mid', 'small'],
  // Stages of one affair: each is a story of its own (issue 17, 'not stages of one affair').
  deal: [
    'talk talks discuss discusses discussion discussions weigh mull explore negotiate negotiates',
    'bid bids propose proposes proposed',
    'agree agrees agreed sign signs signed accept accepts accepted',
    'probe probes investigate investigates scrutinise scrutinize',
    'pick picks select selects choose chooses shortlist',
    'vote votes voted',
    'approve approves approved approval clears cleared nod',
    'reject rejects rejected block blocks blocked rebuff rebuffs',
    'complete completes completed completion finalise finalize finalised conclude concludes wrap wraps',
    'scrap scraps abandon abandons terminate terminates collapse collapses',
  ],
  court: [
    'accuse accused indict indicted sue sues sued',
    'arrest arrested detain detained',
    'trial testify testifies',
    'hearing hear hears heard',
    'rule rules ruled ruling verdict',
    'convict convicted conviction guilty',
    'sentence sentenced jail jailed prison imprisoned custodial',
    'appeal appeals challenge challenges contest contests',
    'reject rejects rejected dismiss dismisses dismissed overturn overturns acquit acquitted',
    'settle settles settlement fine fined fines',
  ],
  course: [
    'open opens opened start starts started begin begins launch launches resume resumes restart restarts reopen reopens refloat refloated',
    'shut shuts close closes closed closure halt halts suspend suspends stop stops cease discontinue end ends ended',
  ],
  // What an authority does, one after the other.
  oversight: [
    'file files filed filing apply applies applied',
    'warn warns warned warning',
    'ban bans banned bar bars barred',
    'approve approves approved clear clears cleared',
  ],
  // Of what is built: announced, then there.
  works: ['plan plans planned', 'open opens opened inaugurate inaugurates'],
  // Of what is owed: taken up, then paid back.
  funding: [
    'secure secures secured obtain obtains obtained borrow borrows borrowed',
    'repay repays repaid prepay prepays prepaid redeem redeems redeemed',
  ],
  protection: ['file files filed filing', 'emerge emerges emerged'],
  // What a broker does with its view of a stock; compared only where both headlines say which view.
  coverage: [
    'initiate initiates initiated start starts coverage begins',
    'raise raises raised upgrade upgrades upgraded lift lifts',
    'cut cuts downgrade downgrades downgraded lower lowers lowered',
    'reiterate reiterates reiterated maintain maintains keep keeps reaffirm reaffirms',
    'ratingreview',
  ],
};

/** Rating agencies and brokers; of a name of several words the first that stands for no other. */
export const AGENCIES_AND_BROKERS: ReadonlySet<string> = new Set(
  list(`moody fitch s&p dbrs crisil icra morningstar zacks vetr guggenheim jefferies goldman jpmorgan ubs nomura stifel piper oppenheimer rbc mizuho citi citigroup
    hsbc barclays deutsche suisse cowen wedbush evercore bernstein needham raymond stephens susquehanna macquarie baird keybanc suntrust truist canaccord argus
    cantor topeka wunderlich drexel pivotal stanley bmo bofa clsa wolfe cfra scotiabank daiwa rosenblatt melius berenberg kepler redburn exane bnp socgen
    edelweiss motilal emkay`),
);

/** Words of ratings, and words that are of one beside the name of a broker or agency: 'BMO raises', 'outlook negative'. */
export const RATING_WORDS: ReadonlySet<string> = new Set(
  list(
    `upgrade downgrade initiate reiterate overweight underweight outperform underperform neutral target rating rated ratingreview coverage analyst`,
  ),
);
export const RATING_WORDS_OF_RATERS: ReadonlySet<string> = new Set(
  list(
    `raise lift hike cut slash trim lower reduce start begin buy sell hold bullish bearish outlook negative positive stable junk investment grade notch`,
  ),
);

/** Countries, authorities, agencies and brokers: headlines that name different ones in one place are two stories ('cleared in Australia', 'cleared in the EU'). */
export const NAMED: ReadonlySet<string> = new Set([
  ...list(`america american us eu europe european britain uk british england scotland ireland germany german france french italy italian spain spanish china
    chinese japan japanese korea korean india indian russia russian brazil brazilian mexico canada canadian australia australian argentina chile africa
    turkey saudi iran iraq israel algeria nigeria norway sweden switzerland swiss netherlands belgium greece portugal poland ukraine singapore taiwan
    thailand indonesia malaysia vietnam hong kong dubai alaska texas california
    fda sec ftc doj epa osha fcc ofcom fsa fca sfo ecb boe boj imf opec sebi rbi irda cci trai`),
  ...AGENCIES_AND_BROKERS,
]);

/** Where the authorities among them are: 'cleared by the FDA' is 'cleared in America'. */
export const AUTHORITIES: readonly (readonly [string, string])[] = [
  ['america', 'america fda sec ftc doj epa osha fcc occ fed'],
  ['europe', 'europe eu ecb ec'],
  ['britain', 'britain ofcom fsa fca sfo boe'],
  ['india', 'india sebi rbi irda cci trai nclt'],
  ['japan', 'japan boj'],
];

/** Goods whose prices are news: headlines about different ones are two stories. */
export const GOODS: ReadonlySet<string> = new Set(
  list(
    'gold silver copper nickel zinc tin aluminium aluminum platinum palladium coal wheat corn soybean soya sugar coffee cocoa cotton rubber cardamom turmeric pepper jeera',
  ),
);

/** Offices of persons: who leaves one is not who leaves another. */
export const OFFICES: ReadonlySet<string> = new Set(
  list('ceo cfo coo cto chairman chairwoman chair treasurer auditor'),
);

/** Denials: a headline with one and a headline without are two stories. */
export const DENIALS: ReadonlySet<string> = new Set(
  list(
    "not no never n't deny denies denied niega niegan nego desmiente desmienten descarta descartan dispel dispels refute refutes cannot unlikely delayed postponed shelved scrapped averted",
  ),
);

/** Forms of news: a preview and a transcript are two stories, and so are an offering and its price. */
export const FORMS: ReadonlySet<string> = new Set(
  list('preview transcript presentation slideshow recap pricedoffering'),
);

/** Words that recur in daily columns, lists, law firms' calls and exchange notices. */
export const ROUTINE: ReadonlySet<string> = new Set(
  list(`nifty sensex rupee dow nasdaq ftse future cues premarket pre market open opening close closing session trade wrap summary recap chart technical
    support resistance level trend index indices yield curve quote spread exchange stock share watch watchlist focus list mover gainer loser up down
    investor loss deadline law firm llp class action reminder remind encourage alert form transcript webcast conference present presentation
    dividend declare quarterly weekly daily monthly today tonight morning evening tomorrow yesterday week day update price bullish bearish buy sell
    call target rating option popular tweet preview expect hover global weak strong spot demand bond treasury overnight announce top
    pick ahead intraday seen flat point eyed result range mixed`),
);

/** Words about what may come: it and its execution are two stories. */
export const AHEAD: ReadonlySet<string> = new Set(
  list(
    `soon imminent imminently may might could likely possible propose proposes proposed mull mulls mulling consider considers considering weigh weighs weighing
    explore explores exploring near nears nearing preliminary eye eyes eyeing talk talks discuss discusses discussing negotiate negotiates negotiating`,
  ),
);

/** Words about what is decided and not done: 'to sell', 'plans to sell'. They tell the same as 'may sell' or as 'sells'. */
export const DECIDED: ReadonlySet<string> = new Set(
  list('to will would plan plans planning planned aim aims intends expects expected prepares preparing set'),
);

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...list(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ).map((word, number): [string, number] => [word, number]),
  ...list('zeroth first second third fourth fifth sixth seventh eighth ninth tenth').map(
    (word, number): [string, number] => [word, number],
  ),
]);

export const MONTHS = list('jan feb mar apr may jun jul aug sep oct nov dec');
export const WEEKDAYS = list('mon tue wed thu fri sat sun');
