// Phrases that tell the same as one word, or as other words (title-words.ts; issue 17, 'Stories': synonyms): each is replaced in the plain text of a headline, in
// this order, before its words are compared.

/** What is found, and what stands for it. */
type Phrase = readonly [RegExp, string];

const NAMES: readonly Phrase[] = [
  [/\bchief executive(?: officer)?\b|\bmanaging director\b/g, 'ceo'],
  [/\bchief operating officer\b/g, 'coo'],
  [/\bchief financial officer\b|\bfinance (?:chief|head|director)\b/g, 'cfo'],
  [/\bfederal reserve\b/g, 'fed'],
  [/\beuropean union\b|\be\.u\./g, 'eu'],
  [/\beuropean central bank\b/g, 'ecb'],
  [/\beuropean commission\b/g, 'ec'],
  [/\bbank of (england|japan|canada)\b/g, 'bo$1'],
  [
    /\b(s&p|ftse|russell|nasdaq|euro stoxx|stoxx|nikkei|dow)[ -]?(?:100|250|350|2000|500|600|50|225|30)\b/g,
    '$1',
  ],
  [/\bu\.n\.|\bunited nations\b/g, 'un'],
  [/\bu\.k\.|\bunited kingdom\b/g, 'uk'],
  [/\bu\.s\.|\bunited states\b|\bamerican\b/g, 'america'],
  [/\bavg\b\.?/g, 'average'],
  [/\bdept\b\.?/g, 'department'],
  [/\bgovt\b\.?/g, 'government'],
];

const MARKETS: readonly Phrase[] = [
  [/\ball[ -]time\b/g, 'record'],
  [/\brange[ -]?bound\b|\bin a (?:narrow )?range\b/g, 'rangebound'],
  [/\bpre[ -](?=market|open|tax)/g, 'pre'],
  [/\bset (?:to|for)\b/g, ' '],
  [/\bprice (?:target|objective)\b/g, 'target'],
  [
    /\b(?:on|under) (?:credit ?)?(?:review|watch) (?:for (?:possible )?)?(?:down|up)grade\b|\b(?:credit)?watch (?:negative|positive)\b|\b(?:reviews?|warns?|threatens?)(?: \S+){0,3} (?:for|of|with) (?:\S+ )?(?:down|up)grade\b/g,
    'ratingreview',
  ],
  [
    /\b(?:los(?:es?|t|ing)|strip(?:s|ped)?(?: \S+)?(?: of)?)(?: its)? investment[- ]grade(?: (?:rating|status))?\b|\bfallen angel\b/g,
    'cut junk',
  ],
];

const PEOPLE: readonly Phrase[] = [
  [/\b(?:step|steps|stepping|bow|bows|bowing|stand|stands|standing)[ -](?:down|out)\b/g, 'resign'],
  [/\b(?:forced|pushed|thrown) out\b/g, 'fire'],
  [/\b(?:lay|lays|laying|laid)[ -]off\b/g, 'cut job'],
  [/\bindustrial action\b/g, 'strike'],
];

const COURTS: readonly Phrase[] = [
  [/\b(?:rule|rules|ruled|ruling) out\b/g, 'deny'],
  [
    /\bdismiss(?:es|ed)? (?=(?:\w+ )?(?:claims?|reports?|rumou?rs?|talk|speculation|allegations?|concerns?|fears?|suggestions?)\b)/g,
    'deny ',
  ],
  [/\b(?:gets|got|given|handed) (?=\w+ (?:years?|months?)\b)/g, 'sentenced '],
  [/\bcharged with\b/g, 'accused of'],
  [/\b(?:looks?|looking) into\b/g, 'probe'],
  [/\b(?:cyber[ -]attack|ransomware|data breach)\b/g, 'hack'],
];

const DEALS: readonly Phrase[] = [
  [/\bholding\b/g, 'stake'],
  [/\bjoint ventures?\b/g, 'jv'],
  [/\b(?:(stake|asset|unit) sale|sale of)\b/g, '$1 sell'],
  [/\boffer(?:s|ed)? to (?=buy|acquire|take)/g, 'bids to '],
  [/\b(?:walk(?:s|ed|ing)? away from|call(?:s|ed|ing)? off|pull(?:s|ed|ing)? out of)\b/g, 'abandon'],
  [/\bturn(?:s|ed|ing)? down\b/g, 'reject'],
  // Its closing, not that of a plant.
  [
    /\bclos(?:e|es|ed|ing)(?= (?:\S+ ){0,6}(?:deal|purchase|acquisition|takeover|takeovers|sale|disposal|merger|buyout)\b)/g,
    'complete',
  ],
  [
    /\b((?:share|stock|bond|note|unit)?holders|investors|creditors|lenders)(?: \w+ly)? (?:back|approve|accept|endorse|support|clear|wave through)(?:s|d|ed)?\b/g,
    '$1 vote approve',
  ],
  [/\bwav(?:es?|ed|ing) through\b|\bgiv(?:es?|en|ing) (?:the )?(?:nod|all clear)\b/g, 'approve'],
  [/\bgreen[ -]?light(?:s|ed)?\b|\bgo[ -]ahead\b|\bsign(?:s|ed)? off on\b/g, 'approve'],
  [/\bpric(?:es|ed|ing)\b(?=[^;:]{0,60}\b(?:offering|ipo|notes|bonds)\b)/g, 'pricedoffering'],
];

const RESULTS: readonly Phrase[] = [
  [/\bfull[- ]year\b/g, 'annual'],
  [/\bin[ -]line\b/g, 'inline'],
  [/\b(?:write|writes|writing|wrote|written)[ -](?:down|off)\b/g, 'writedown'],
  [/\btakes? (?=[^,;]{1,20}\bcharge\b)/g, 'writedown '],
  [/\bprofit warning\b/g, 'cut profit forecast'],
  [/\b(?:better|stronger|higher|bigger)[ -]than[ -](?:expected|forecast)\b/g, 'beat estimates'],
  [/\b(?:worse|weaker|lower|smaller|softer)[ -]than[ -](?:expected|forecast)\b/g, 'miss estimates'],
  [/\b(miss(?:es|ed)?|beats?|exceeds?)((?: \w+){0,2}) forecasts?\b/g, '$1$2 estimates'],
  [/\b(?:above|over|ahead of) (?:forecasts?|estimates?|expectations?|consensus)\b/g, 'beat estimates'],
  [/\bbelow (?:forecasts?|estimates?|expectations?|consensus)\b/g, 'miss estimates'],
  [/\btop(?:s|ped)? (?=(?:[^,;]{1,30} )?(?:estimates|forecasts|expectations|views|consensus)\b)/g, 'beats '],
  [/\b(?:falls?|fell|comes?|came) short of\b/g, 'miss'],
  [/\b(?:a|one) (?=million|billion|trillion)/g, '1 '],
  // 'To 1.2bn from 1bn': what it was is no figure of the story.
  [
    /(\bto \S+(?: (?:mln|bln|million|billion|bn|m|pct|percent|euros|crore))?) from \S*\d\S*(?: (?:mln|bln|million|billion|bn|m|pct|percent|euros|crore)\b)?/g,
    '$1',
  ],
];

const FAILURES: readonly Phrase[] = [
  // What did not happen; 'cuts jobs to avoid default' tells of the jobs.
  [
    /(?<!\bto )\b(?:avoid|avert|dodg|escap|sidestep|forestall|cur|head|stav)(?:s|es|ed)? (?:off )?(?:an? |its )?(?=(?:\w+ )?(?:default|bankruptcy|insolvency|liquidation|delisting|strike|foreclosure|collapse|receivership)\b)/g,
    'averted ',
  ],
  [
    /\bchapter (?:11|7|15)\b|\bcapitulo (?:11|once)\b|\bbankruptcy protection\b|\bcreditor protection\b|\bgo(?:es|ne)? (?:bust|under)\b|\binto administration\b/g,
    'bankruptcy',
  ],
  [
    /\b(?:fil(?:es?|ed|ing) for|seeks?|seeking|sought|enters?|goes into|falls into) (?=bankruptcy)/g,
    'files ',
  ],
  [/\b(?:exit|leav|emerg|sal)(?:s|e|es|ed|ing)?(?: from| del?)? bankruptcy\b/g, 'emerge bankruptcy'],
  [
    /\b(?:miss(?:es|ed)?|skip(?:s|ped)?|fail(?:s|ed)? to (?:pay|make))(?: \S+){0,3} (?:coupons?|payments?|interest)\b(?: payments?\b)?/g,
    'default',
  ],
];

const WORKS: readonly Phrase[] = [
  [
    /\bclos(?:e|es|ed|ing)(?= (?:\S+ ){0,4}(?:plants?|factory|factories|stores?|branches|mills?|offices?|shops?|mines?|refinery|refineries)\b)/g,
    'shut',
  ],
  // 'Blows out' and 'blowout', 'ties up' and 'tie-up'.
  [
    /\b(walk|buy|take|shut|spin|sell|roll|lock|pay|blow|break|tie|bail|phase|crack|carve)(?:s|ing|en|n)?[ -](out|off|over|down|up)\b/g,
    '$1$2',
  ],
];

/** Phrases treated as one word, or as others. */
export const PHRASES: readonly Phrase[] = [
  ...NAMES,
  ...MARKETS,
  ...PEOPLE,
  ...COURTS,
  ...DEALS,
  ...RESULTS,
  ...FAILURES,
  ...WORKS,
];
