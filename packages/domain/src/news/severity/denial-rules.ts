// Bad news that is not so, or not of the company (issue 17, 'Severity for credit'): denied in so many words, rejected by a court, the affair of a rival, a customer or
// a person who is hired. Read before all rules of failure. English; Spanish in spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

/** How a failure is called, whoever failed. */
const FAILURE =
  'bankrupt|bankruptc(?:y|ies)|insolven(?:t|cy|cies)|defaults?|defaulted|collapses?|collapsed|administration|receivership|chapter 11|liquidat(?:ion|ed)|demise|quiebra|concurso|impago';
/** What a company denies. */
const BAD =
  "defaults?|defaulted|defaulting|bankrupt|bankruptcy|chapter 11|insolven\\w+|insolvencia|administration|receivership|creditor protection|liquidat\\w+|wind(?:ing)?[- ](?:up|down)|going concern|fraud\\w*|fraude|accounting|wrongdoing|irregularit\\w+|irregularidades|cook\\w* (?:the )?books|fake|covenants?|restat\\w+|downgrad\\w+|junk|investment[- ]grade|restructur\\w+|reestructura\\w+|rescue|rescate|bailout|liquidity|cash (?:crunch|crisis|squeeze|call|problems?|shortage)|funding (?:problems?|crunch|gap|squeeze|crisis)|deposit\\w*|delist\\w+|bank run|run on|miss(?:ed|ing|es)? (?:a |an |any |the |its |bond |debt |loan |interest |coupon )*(?:payments?|coupons?|interest)|impago|quiebra|concurso|suspension de pagos|quita|debt swap|debt exchange|haircuts?|distress\\w*|short[- ]seller'?s?|rights issue|raise capital|capital (?:raise|hike|increase|call|hole|gap|shortfall|need\\w*)|ampliacion de capital|probe|money[- ]laundering|bribery|licen[cs]e|problemas de liquidez";
const DENIES =
  '(?:denies|deny|denying|refutes?|rebuts?|rebutted|plays? down|shoots? down|shot down|scotches|rules? out|ruled out|brushes off|shrugs off talk|laughs off|rubbishes|pours cold water|quashes|disputes|debunks?|scoffs at|mocks|laughs at|dismissive of|hits back at|niega\\w*|desmiente\\w*|descarta\\w*)';
const UNTRUE =
  '(?:nonsense|wrong|untrue|not true|false|baseless|unfounded|groundless|rubbish|a smear|smears?|slander|lies|a lie|wide of the mark|overblown|overdone|exaggerated|inaccurate|malicious|without merit|denied|dismissed|infundad\\w+|fals[oa]s?|fake news|(?:has|have|had|with|without) (?:no|any) (?:basis|foundation|truth|merit|substance)|without (?:foundation|basis|merit)|never (?:an option|considered|on the (?:table|cards|agenda)|in (?:doubt|question|danger|play)|at risk|a possibility|happen\\w*|discussed)|out of the question|not (?:on the (?:cards|table|agenda)|under consideration|an option|in question)|a myth|fantasy|pure (?:fiction|invention)|malicious|scaremongering|mischievous|premature|unwarranted|far-fetched|misguided|misinformed|gossip|hogwash|garbage|sin fundamento|carece\\w* de|una? (?:mentira|bulo|invento))';
const COURT = '(?:courts?|judges?|tribunals?|nclt|nclat|jueza?|juzgado|justices)';
/** What is brought against a deal: a court that does not stop this does not let the deal go on. */
const AGAINST =
  '(?:lawsuits?|suits?|challenges?|probes?|investigations?|inquiry|trials?|injunctions?|veto|bans?|orders?|hearings?|complaints?|demandas?|investigacion|multas?)';
const STOP = '(?:block|stop|halt|bar|freeze|pause|delay|enjoin|unwind)';
/** A court that lets a deal go on. */
const LETS_GO_ON = String.raw`\b(?:${COURT}|appeals? court|regulators?|supremo|audiencia)\b ${words(2)}(?:(?:(?:refuses?|refused|declines?|declined|not) to|will not|won't) ${STOP}|(?:rejects?|rejected|denies|denied|throws? out|tosses) (?:(?!§)\S+ ){0,2}(?:bid|request|motion|plea|attempt|effort) to ${STOP}|(?:rechaza\w*|se niega a|deniega|descarta) (?:paralizar|bloquear|suspender|frenar|impedir|vetar)) (?!(?:\S+ ){0,3}${AGAINST}\b)${words(4)}(?:mergers?|takeover|acquisition|buyout|tie-up|offering|ipo|deal|fusion|opa|compra|adquisicion)\b`;
const OTHER_FIRMS =
  '(?:rivals?|competitors?|peers?|customers?|clients?|suppliers?|tenants?|partners?|contractors?|retailers?|chains?|builders?|airlines?|landlords?|borrowers?|cliente|proveedor|competidor)';

export const DENIAL_RULES: readonly CreditRule[] = [
  { kind: 'regulator', says: new RegExp(LETS_GO_ON), needs: /§/, unless: /\b(?:bid|offer) for §/, tenths: 3 },
  { kind: 'regulator', says: new RegExp(LETS_GO_ON), unless: /§/, tenths: 0 },
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
    says: /\b(?:missed|late|delayed|overdue|skipped|payment)\b.{0,60}\b(?:clerical|technical|administrative|banking|bank(?:'?s)?|processing|computer) (?:errors?|glitch|mistake|hitch|slip|reasons?)\b/,
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
      String.raw`\b(?:fewer|fewest|lowest|lower) ${words(2)}\b(?:defaults|delinquencies|bad loans|missed payments|insolvencies|arrears)\b`,
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
