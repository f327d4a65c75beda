// What only sounds like bad news of the company (issue 17, 'Severity for credit'): denied in so many words, rejected by a court, the affair of a rival or of a
// customer, a film, a person who is hired, a setting of software. Read before all other rules. English and Spanish.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

/** How a failure is called, whoever failed. */
const FAILURE =
  'bankrupt|bankruptc(?:y|ies)|insolven(?:t|cy|cies)|defaults?|defaulted|collapses?|collapsed|administration|receivership|chapter 11|liquidat(?:ion|ed)|demise|quiebra|concurso|impago';
/** What a company denies. */
const BAD =
  "defaults?|defaulted|defaulting|bankrupt|bankruptcy|chapter 11|insolven\\w+|insolvencia|administration|receivership|creditor protection|liquidat\\w+|wind(?:ing)?[- ](?:up|down)|going concern|fraud\\w*|fraude|accounting|wrongdoing|irregularit\\w+|irregularidades|cook\\w* (?:the )?books|fake|covenants?|restat\\w+|downgrad\\w+|junk|investment[- ]grade|restructur\\w+|reestructura\\w+|rescue|rescate|bailout|liquidity|cash (?:crunch|crisis|squeeze|call|problems?|shortage)|funding (?:problems?|crunch|gap|squeeze|crisis)|deposit\\w*|delist\\w+|bank run|run on|miss(?:ed|ing|es)? (?:a |an |any |the |its |bond |debt |loan |interest |coupon )*(?:payments?|coupons?|interest)|impago|quiebra|concurso|suspension de pagos|quita|debt swap|debt exchange|haircuts?|distress\\w*|short[- ]seller'?s?|rights issue|raise capital|capital (?:raise|hike|increase|call|hole|gap|shortfall|need\\w*)|ampliacion de capital|probe|money[- ]laundering|bribery|licen[cs]e|problemas de liquidez";
const DENIES =
  '(?:denies|deny|denying|refutes?|rebuts?|rebutted|plays? down|shoots? down|shot down|scotches|rules? out|ruled out|brushes off|shrugs off talk|laughs off|rubbishes|pours cold water|quashes|disputes|debunks?|hits back at|niega\\w*|desmiente\\w*|descarta\\w*)';
const UNTRUE =
  '(?:nonsense|wrong|untrue|not true|false|baseless|unfounded|groundless|rubbish|a smear|smears?|slander|lies|a lie|wide of the mark|overblown|overdone|exaggerated|inaccurate|malicious|without merit|denied|dismissed|infundad\\w+|fals[oa]s?|fake news)';
const COURT = '(?:courts?|judges?|tribunals?|nclt|nclat|jueza?|juzgado|justices)';
const OTHER_FIRMS =
  '(?:rivals?|competitors?|peers?|customers?|clients?|suppliers?|tenants?|partners?|contractors?|retailers?|chains?|builders?|airlines?|landlords?|borrowers?|cliente|proveedor|competidor)';

/** Fiction and other works that have a name of credit. */
const WORKS =
  '(?:films?|movies?|novels?|thrillers?|drama|dramas|sitcom|season|episode|tv (?:show|series)|streaming|box office|premiere|trailer|bestseller|memoir|documentary|musical|album|song|board game|video game|comedy|podcast|exhibition|pelicula|novela)';
const TITLES =
  '(?:liquidat\\w+|bankrupt\\w*|defaults?|insolven\\w+|frauds?|covenants?|restat\\w+|junk|cooked books|cooking the books|receiver\\w*|collapse|spreads?|downgrad\\w+|chapter 11|ponzi|short seller)';
const SUCCESS =
  '\\b(?:tops?|hits?|records?|breaks?|breaches|smash\\w*|number one|wins?|awards?|oscars?|sells? out)\\b';

const works = `\\b${TITLES}\\b.{0,60}\\b${WORKS}\\b|\\b${WORKS}\\b.{0,60}\\b${TITLES}\\b`;

export const TRAP_RULES: readonly CreditRule[] = [
  {
    kind: 'distressed exchange',
    says: /\b(?:routine|technical|administrative|ordinary) (?:bond |debt |note )?(?:exchange|swap|offer)\b|\b(?:exchange|swap|offer)\b (?:\S+ )?\b(?:is|was) (?:routine|technical|administrative|a formality)\b/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /\bdefaults? (?:on|in) (?:\S+ ){0,2}\b(?:phones?|apps?|devices?|laptops?|cars|cameras|software|windows)\b|\bdefault password\b/,
    tenths: 0,
  },
  {
    kind: 'liquidation',
    says: /\bliquidation (?:prices?|deals?|bargains?|event|week)\b/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:eas(?:es|ing|ed)|end(?:s|ing|ed)|calm(?:s|ing|ed)|allay(?:s|ing|ed)|remov(?:es|ing|ed)|lift(?:s|ing|ed)|dispel\w*|cut(?:s|ting)|lower(?:s|ing|ed)|quell\w*|sooth\w+|reduc(?:es|ing|ed)) ${words(3)}\b(?:default|bankruptcy|insolvency|liquidity|survival|solvency|collapse|delisting|going[- ]concern) (?:fears?|worries|risks?|concerns?|talk|jitters|doubts?)\b`,
      String.raw`\b(?:default|bankruptcy|insolvency|liquidity|solvency|collapse) (?:fears?|worries|risks?|concerns?|jitters)\b.{0,16}\b(?:ease|eases|eased|recede|recedes|receded|fade|fades|faded|subside|abate|lower|lessen|vanish)\w*\b`,
    ),
    tenths: 4,
  },
  {
    kind: 'missed payment',
    says: /\b(?:fees?|charges?|penalt(?:y|ies)|fines?) (?:for|on) (?:\S+ )?(?:late|missed|skipped|overdue)\b/,
    tenths: 0,
  },
  {
    kind: 'rating action',
    says: /§ .{0,30}\bdowngrade of (?:france|italy|spain|us|u\.s\.|britain|uk|china|turkey|germany|greece|sovereign|rivals?|peers?)\b|§ .{0,20}\b(?:unmoved|unaffected|unfazed|untouched|unscathed|not hit|little affected) by\b/,
    tenths: 0,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\bcovenants?\b.{0,30}\b(?:village|church|military|marriage|university|faith|god|peace|land|conservation|neighbou?rs?|quarry|school|forces|environmental)\b`,
      String.raw`\b(?:armed forces|military|church|land|marriage|restrictive|climate|social|mayors'?|peace) covenants?\b`,
    ),
    tenths: 0,
  },
  {
    kind: 'restatement',
    says: /\brestatements?\b (?:\S+ ){0,3}\b(?:not|no)\b (?:\S+ ){0,2}\b(?:touch|affect|impact|change|effect|hit|alter|cash)\b/,
    tenths: -1,
  },
  {
    kind: 'bankruptcy',
    says: /\b(?:liquidators?|administrators?|receivers?|trustee) (?:of|for|at) (?!§|its\b|the company)(?:\S+ ){1,3}\b(?:sells?|sold|to sell) .{0,40}\bto §/,
    tenths: 1,
  },
  {
    kind: 'bankruptcy',
    says: /§ .{0,30}\b(?:creditors?|lender|supplier|landlord|exposed|exposure|owed|insurer|guarantor)\b.{0,20}\b(?:of|to|by) (?:\S+ )?(?:bankrupt|insolvent|failed|collapsed|defaulted)\b/,
    unless: /\b(?:wins?|gains?|beats?|lands?|rises?|limited|no (?:exposure|impact))\b/,
    tenths: -3,
  },
  {
    // A stake that is sold to bring debt down, in the words of a liquidation.
    kind: 'capital',
    says: /\bliquidates? (?:\S+ ){0,4}\b(?:stake|holdings?|shares|positions?|investments?)\b.{0,60}\b(?:cuts?|pay|repay|reduce|trim|retire|pare|lower) (?:\S+ ){0,2}\bdebts?\b/,
    tenths: 4,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `§ ${words(3)}\\b(?:escapes?|escaped|avoids?|avoided|averts?|averted|dodges?|saved from|spared|rescued from|pulled back from|staves? off|steps? back from)\\b ${words(4)}\\b(?:${FAILURE}|winding[- ]up|wind-up|going under|ruin)\\b`,
    ),
    unless:
      /\b(?:fails?|failed|unable|struggl\w*|tries|trying|tried|bid|bids|attempts?|fights?|races?|battles?|hopes?|seeks?|needs?|must|last-ditch|efforts?|can(?:not|'t)|desperate|scrambl\w*|to (?:escape|avoid|avert|dodge)|plans?|may|might|could|if)\b|\bso far\b|\bfor now\b/,
    tenths: 4,
  },
  { kind: 'default', says: new RegExp(works), needs: new RegExp(SUCCESS), unless: /\bhits? by\b/, tenths: 3 },
  { kind: 'default', says: new RegExp(works), unless: /\b(?:files?|filed) for\b|\bgoes\b/, tenths: 1 },
  {
    // The setting of a program, a fund that is chosen for those who do not choose.
    kind: 'default',
    says: anyOf(
      String.raw`\b(?:the|by|as|new|its|into|your|a) default (?:log-?in|sign-?in|dark|mode|option|setting|choice|fund|pension|investment|payment|currency|tariff|card|lens|wallet|keyboard|ai|assistant|provider|search|browser|app|map|maps|engine|font|language|view|plan|strategy|delivery|supplier|network|operator|position|answer|image|voice|price|privacy|contract)\b`,
      String.raw`\bmakes? .{0,40}\bthe default\b`,
      String.raw`\b(?:the|its|new) default$`,
      String.raw`\bdefault judg`,
    ),
    unless: /\bpayment default\b|\bin default\b/,
    tenths: 0,
  },
  {
    kind: 'liquidation',
    says: anyOf(
      String.raw`\b(?:liquidation|clearance|closing-down) (?:sales? |deals? |prices? |stock )?(?:of|on|for) .{0,30}\b(?:stock|inventory|models?|range|goods|furniture|summer|winter|clothes|cars|phones|surplus|returned goods|returns|clothing|toys|electronics)\b`,
      String.raw`\b(?:surplus|stock|inventory) liquidat\w+ (?:platform|marketplace|site|sale|business)\b`,
      String.raw`\bliquidation (?:auctions?|platform|marketplace|channel|business|services) (?:for|of|to)\b`,
      String.raw`\b(?:runs?|launches|opens|hosts?) (?:\S+ )?liquidation\b`,
    ),
    unless: /\ball (?:its )?stores\b|\bgoes out\b/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:guide|guides|advice|tips|webinar|seminar|study|survey|report|index|data|paper|book|course|lecture|conference|map|ranking) (?:to|on|of|about|for|shows?|finds?) .{0,30}\b(?:bankruptc\w+|insolvenc\w+|defaults?|delistings?|restatements?|restructurings?|covenants|fraud)\b`,
      String.raw`\b(?:bankruptcies|insolvencies|restatements|delistings|downgrades|defaults) (?:by|among|of|in|at) .{0,24}\b(?:companies|firms|banks|issuers|retailers|borrowers)\b`,
    ),
    unless: /\b(?:short seller|forensic|hindenburg|muddy waters|auditors?|regulator) report\b/,
    tenths: 0,
  },
  {
    // Hired, and not called in to the rescue.
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:hires?|hired|appoints?|names?|named|recruits?|poaches|promotes?|joins?|joined|ficha|nombra|lures?)\b.{0,50}\b(?:bankruptcy|insolvency|restructuring|fraud|regulators?|ratings?|refinancing|distressed|liquidity|covenant|watchdog|turnaround|recovery)\b.{0,30}\b(?:as|partners?|heads?|veteran|guru|judge|boss|bankers?|director|team|co-head|chief from|to lead|from|executive)\b`,
      String.raw`\bformer .{0,24}\b(?:regulator|watchdog|bankruptcy judge|rating analyst)\b.{0,30}\b(?:as|joins?|hired)\b`,
      String.raw`\b(?:hires?|hired|appoints?|names?|recruits?) .{0,16}(?:former|ex-?) ?.{0,16}(?:regulator|watchdog|supervisor|rating)\b`,
    ),
    unless:
      /\b(?:restructuring|debt|turnaround) (?:advis[eo]rs?|lawyers?|bankers? (?:for|to)|officer)\b|\bprobe\b|\bhead (?:quits|resigns)/,
    tenths: 0,
  },
  {
    // A rival's loss is the company's gain.
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:gains?|wins?|raises?|lifts?|ups|benefits?|profits?|profited|boost(?:s|ed)?|attracts?|grabs?|takes? share|beats?|helped|cashes in|jumps?|rises?|surges?|soars?|more|snaps?|sees)\b.{0,70}\b(?:rivals?|competitors?|peers?)\b.{0,40}\b(?:${FAILURE})\b`,
      String.raw`§ (?:\S+ )?\b(?:gains|benefits|profits|wins|rises|jumps) ${words(3)}\b(?:as|after|from|on) (?:bankrupt|insolvent|collapsed|failed|failing)\b`,
      String.raw`\b(?:gains?|wins?|attracts?|grabs?|benefits?|boost(?:s|ed)?|profits?|rises?|jumps?|helped|cashes in|snaps?|adds?|picks up|takes over)\b.{0,60}\b(?:${FAILURE}|failed|collapsed|defunct) (?:of |at )?(?:\S+ )?(?:rivals?|competitors?|peers?)\b`,
      String.raw`\b(?:${FAILURE})\b.{0,30}\b(?:frees? up|free up|sends? .{0,30}(?:way|to §)|sent .{0,20}way|opens? (?:the |a )?(?:door|way|gap)|opportunit\w+|boosts? §|lifts? §|helps? §|benefits? §|hands? §|leaves? .{0,12}to §)`,
    ),
    tenths: 3,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `§ .{0,50}\\b(?:supplier|suppliers|lender|creditor|adviser|customer|landlord|partner|proveedor) (?:to|of|de) (?:the )?(?:bankrupt|insolvent|collapsed|failed|defunct)\\b.{0,40}\\b(?:wins?|gains?|lands?|bags?|beats?|secures?|rises?|profit|record)\\b`,
    ),
    tenths: 4,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `§ .{0,40}\\b(?:buys?|bought|acquires?|to (?:buy|acquire|take over|rescue)|picks? up|snaps? up|takes? (?:over|on)|rescues (?!collaps|fail)|bids? for|compra|adquiere|salva|se queda con)\\b.{0,70}\\b(?:${FAILURE}|administrators?|receivers?|liquidators?|failed|stricken|ailing)\\b`,
    ),
    unless:
      /\b(?:probe|debt-fuelled|own debt|bonds?|notes|loans?)\b|§ (?:defaults|files|lenders|creditors|owners?|parent|bank)\b/,
    tenths: 1,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `§ .{0,60}\\b(?:bankrupt|insolvent|collapsed|failed|defunct|stricken) (?:\\S+ )?(?:rivals?|competitors?|peers?)\\b`,
    ),
    unless: /\b(?:hit|hurt|fine|sued|debt to|loses?|owed)\b/,
    tenths: 2,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`§ .{0,60}\b(?:${FAILURE}) of (?:its |a |an |the )?${words(2)}\b(?:clients?|customers?|suppliers?|tenants?|partners?|borrowers?|contractors?|insurers?)\b`,
      String.raw`§ .{0,40}\b(?:bankrupt|insolvent|collapsed|defunct) ${words(2)}\b(?:clients?|customers?|suppliers?|tenants?|borrowers?|airline|retailer|builder|chain)\b`,
    ),
    unless: /\b(?:wins?|won|trial|gains?|limited|no (?:exposure|impact)|buys?|bought|hires?|takes? over)\b/,
    tenths: -3,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:namesake|mix-?up|same name|similarly named|mistaken identity)\b`,
      String.raw`\b(?:unrelated|former partner'?s?|ex-partner'?s?) (?:\S+ )?(?:${FAILURE})\b`,
      String.raw`\b(?:${FAILURE}) former (?:partner|owner|supplier|customer|unit)\b`,
      String.raw`\b(?:us|u\.s\.|america's|greek|argentine|russian|sovereign|government|national) (?:debt )?default\b`,
    ),
    needs: /§/,
    tenths: 0,
  },
  {
    // A payment that went astray.
    kind: 'missed payment',
    says: /\b(?:missed|late|delayed|overdue|skipped|payment)\b.{0,60}\b(?:clerical|technical|administrative|banking|bank|processing|computer) (?:errors?|glitch|mistake|hitch|slip|reasons?)\b/,
    tenths: -1,
  },
  {
    kind: 'default',
    says: /\b(?:jump|rise|surge|increase|spike|climb|growth|wave|uptick) in (?:\S+ ){0,3}\b(?:defaults|delinquencies|bad loans|arrears|late payments|missed payments)\b/,
    tenths: -3,
  },
  {
    kind: 'default',
    says: anyOf(
      String.raw`\b(?:drop|fall|decline|dip|decrease) in ${words(3)}\b(?:defaults|delinquencies|bad loans|arrears|late payments|missed payments)\b`,
      String.raw`\bfewer ${words(2)}\b(?:defaults|delinquencies|bad loans|missed payments)\b`,
    ),
    tenths: 3,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:hit|hurt|dented|stung|burn(?:t|ed)|knocked|rattled|exposed|owed|suffers?|writes? (?:off|down)|loses?|takes? .{0,20}(?:charge|hit|provision|loss)|books? .{0,20}(?:charge|provision|loss)|provisions?|exposure|golpea|afectad\\w+|expuest\\w+)\\b.{0,40}\\b(?:by|from|on|to|over|after|as|por|a|de)\\b.{0,40}\\b(?:${OTHER_FIRMS}\\b.{0,24}(?:${FAILURE}|failure)|(?:${FAILURE}|failure) (?:of|at|by|de) (?!§|its)|(?:${FAILURE}|failed|collapsed) ${OTHER_FIRMS})\\b`,
    ),
    tenths: -3,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b${COURT}\b.{0,14}\b(?:rejects?|rejected|dismiss\w*|throws? out|threw out|refuses?|refused|quash\w*|sets? aside|overturns?|blocks?|halts?|stays?|suspends?|lifts?|desestima\w*|rechaza\w*|frena|anula|archiva|inadmite)\b.{0,40}\b(?:petitions?|plea|bid|requests?|application|attempt|order|case|suit|lawsuit|claims?|demand|action|to (?:wind|liquidate|declare|order|admit|put|place|appoint)|solicitud|demanda|querella|concurso|causa)\b.{0,70}\b(?:wind\w*|wound|liquidat\w+|bankrupt\w*|insolven\w+|administra\w+|default|dissol\w+|concurso|receiver\w*|fraud\w*|fraude|delist\w*|accounting|against §)`,
      String.raw`\b${COURT} (?:refuses?|refused|declines?) to (?:wind up|liquidate|declare|admit|put|place|appoint)\b.{0,20}§`,
      String.raw`\b(?:winding[- ]up|insolvency|bankruptcy|liquidation) (?:petition|plea|bid|order|case|request)s? (?:against|of|for|on) § .{0,30}\b(?:dismissed|rejected|thrown out|withdrawn|dropped|fails?|set aside|stayed|quashed|settled|lifted)\b`,
      String.raw`\b${COURT}\b.{0,14}\b(?:lifts?|quash\w*|overturns?|suspends?|stays?|dismiss\w*|rejects?|throws? out) ${words(2)}(?:liquidation|winding[- ]up|bankruptcy|insolvency|receivership) (?:order|petition|plea|ruling|request|case|bid)\b`,
      String.raw`\b(?:creditors?|taxman|tax (?:office|authority|agency)|hmrc|bank|lender|supplier) (?:withdraws?|drops?|withdrew|dropped) .{0,30}\b(?:winding[- ]up|insolvency|bankruptcy|petition)`,
    ),
    unless:
      /(?:bid|plea|request|appeal|petition|application|plan) (?:by|from) §|§ (?:bid|plea|request|appeal|petition|application|plan|rescue|sale|bankruptcy|reorgani|exit|chapter)|creditor protection|court protection|bid to (?:exit|emerge|leave|dismiss)|release|against ruling|to dismiss/,
    tenths: 3,
  },
  {
    kind: 'bankruptcy',
    says: /\b(?:wins? (?:a |temporary |interim )?(?:stay|suspension|reprieve|fight)|beats? off|sees? off|defeats?|fends? off|survives?) .{0,30}\b(?:winding[- ]up|liquidation|insolvency|bankruptcy|petition|delisting|receivership)\b/,
    tenths: 3,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b${DENIES}\b.{0,60}\b(?:${BAD})\b`,
      String.raw`§ ${words(3)}\b(?:rejects?|rejected|dismisses|dismissed|slams|rechaza) .{0,50}\b(?:${BAD})\b`,
    ),
    unless:
      /\b(?:denies|denied|deny|denying|rejects?|rejected) (?:a |an |any |its |the )?(?:§ |further |more )?(?:\S+ )?(?:waiver|motion|bail|appeal|plea|protection|permission|extension|approval|relief|hearing|bankruptcy plan|exit|plan|loan|licen[cs]e|stay|rescue (?:offer|bid|plan|deal)|restructuring (?:offer|plan|proposal|deal)|bailout (?:offer|request|plan)|request)\b|§ (?:appeal|bid|request|motion|plea|rights issue)\b|\b(?:shareholders?|investors?|creditors?|lenders?|bondholders?|holders|accionistas|acreedores|minister|government|parent|owner) (?:\S+ )?(?:rejects?|rejected|rules? out|denies|rechazan?|descarta)|\bwarns?\b|\b(?:cannot|can't|can not|not) rul|\bnot rule out\b|\bno descarta\b|\bdoes not deny\b|\bformer\b.*\bpleads?\b/,
    tenths: -1,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:${BAD})\b.{0,40}\b(?:is|are|was|were|as|es|son|reports?|rumou?rs?|talk|claims?|fears|speculation|story|allegations?)? ?${UNTRUE}\b`,
      String.raw`\b(?:rumou?rs?|talk|reports?|claims?|speculation|allegations?|story|stories|fears|worries) (?:of|about|that|over|on) .{0,40}\b(?:${BAD})\b.{0,40}\b${UNTRUE}\b`,
    ),
    unless:
      /\bfalse (?:accounts|statements|invoices|books|sales|figures|documents|data)|falsely (?:booked|reported)|\bfals[oa]s? (?:facturas|cuentas)|\b(?:facturas|cuentas|balances|documentos|ventas) fals|\bbooks? wrong|\bplan (?:denied|dismissed)|\b(?:waiver|request|hearing|appeal|bail) denied\b|\bcase dismissed\b|\bproven|\bwrongly\b|\bwrong(?:doing| sales| revenue| accounts| figures)/,
    tenths: -1,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:no (?:current |immediate )?(?:plans?|intention|need|reason|truth|basis|risk|danger|question|talks?|discussions?|evidence|sign|signs|fear)|not (?:\\S+ )?(?:planning|considering|seeking|heading|headed|facing|filing|preparing|near|about|at risk|insolvent|bankrupt|in default|going (?:bust|bankrupt|into|under))|isn't|aren't|never|nowhere near|far from|in no danger|does not (?:need|plan|expect|see)|has not (?:defaulted|breached|missed)|no necesita|no esta en|no contempla|sin riesgo de)\\b.{0,40}\\b(?:${BAD})\\b`,
    ),
    unless:
      /\bno (?:going[- ]concern|longer)|\bno need to restate|\bno (?:evidence|sign)\b|\bno (?:rescue|buyer)|\b(?:no rescue|not)\b.{0,10}\bin sight\b|\bno deal\b|\bhas no plan to (?:avoid|cure|fix)|\bplan(?:s)? for (?:avoid|repay)/,
    tenths: -1,
  },
];
