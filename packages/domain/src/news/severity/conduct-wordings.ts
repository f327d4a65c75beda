// Accounts told in other words (issue 17, 'Severity for credit'): books that are doubted, figures that cannot be trusted, terms of loans that are not kept. Read
// before the rules of single words. English; Spanish in spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const BOOKS =
  '(?:accounts|accounting|accountancy|books|bookkeeping|financial statements?|financials|balance sheets?|audit|auditing|revenue recognition|financial reporting|cash balances?|bank balances?|profits?|revenues?|sales|earnings|ebitda|results|figures|numbers|statements?|reserves|inventory|receivables|invoices?|orders?)';
const ACCOUNTS =
  '(?:accounts|accounting|accountancy|books|bookkeeping|financial statements?|balance[- ]sheets?|revenue recognition|financial reporting)';
const TERMS =
  '(?:covenants?|leverage (?:tests?|limits?|ratios?|caps?|ceilings?|thresholds?)|debt (?:tests?|limits?|ratios?|ceilings?)|loan (?:terms|conditions|agreements?|tests?)|(?:credit|facility|financing|lending|debt|bank) (?:agreements?|terms|conditions|facilit(?:y|ies))|interest[- ]cover(?:age)?(?: ratio| test)?|(?:minimum|required) (?:liquidity|cash|net worth|ebitda|interest cover)|(?:liquidity|cash|net worth|ebitda) (?:minimum|floor|test|threshold)|ratio (?:agreed|required|demanded)|promise to (?:lenders|banks|creditors)|terms (?:of its|with) (?:loans?|lenders|banks|debt)|loan-to-value (?:limit|test|ratio|covenant)|ltv (?:limit|test|covenant))';
export const CONDUCT_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'accounting fraud',
    says: /\b(?:short[- ]seller|hindenburg|muddy waters|viceroy|gotham|grizzly|whistle-?blower|newspaper|analyst)\b.{0,40}\b(?:apologi[sz]es|apology|retracts?|retracted|withdraws?|closes (?:short )?position|drops|covers short|backs (?:off|down)|loses|admits error)\b/,
    unless: /\b(?:loses? job|rating|coverage|estimate)\b/,
    tenths: 4,
  },
  {
    // Restated is what is no account.
    kind: 'restatement',
    says: /\brestat(?:es|ed|ing)\b/,
    unless:
      /\b(?:accounts?|results?|years?|profits?|revenues?|sales|earnings|financials?|quarters?|20\d\d|fy\S*|filings?|statements?|10|books|periods?|prior|loss(?:es)?|figures|assets|cash|inventory|ebitda|income|numbers|errors?|balance|reports?|reporting|segments?|guidance|debt|restatement|second time|again|down|after)\b(?!.*\bin english\b)/,
    tenths: 1,
  },
  {
    // The deed of one who is not the company.
    kind: 'accounting fraud',
    says: /\b(?:employees?|workers?|clerk|staffer|bookkeeper|rogue trader|trader|cashier|branch (?:manager|official))\b.{0,20}\b(?:hid|hides|stole|steals|faked|embezzl\w*|siphon\w*|defrauded|diverted|concealed|pocketed|swindled)\b/,
    tenths: -5,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:fires?|fired|sacks?|sacked|dismiss\w*|suspends?|suspended|catches|sues|jails?|despide|denuncia a)\b ${words(3)}\b(?:clerks?|employees?|workers?|staffers?|staff|cashiers?|drivers?|branch manager|store manager|salesm[ae]n|trader|accountant|bookkeeper|empleados?|cajer[oa]s?|trabajador(?:es)?)\b ${words(4)}\b(?:frauds?|theft|thefts|stealing|embezzl\w+|scams?|fraude|robo|estafa)`,
      String.raw`\b(?:expenses?|expense-account|petty|invoice-redirection|payroll|loyalty-card|refund|coupon|warranty|tipping) (?:frauds?|theft|scams?)\b`,
    ),
    tenths: -3,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:cleared|acquitted|exonerated|absolved|vindicated|not guilty)\b.{0,50}\b(?:fraud\w*|accounting|wrongdoing|books|charges|misconduct|accounts|investors)\b`,
      String.raw`\b(?:drops?|dropped|ends?|ended|closes?|closed|dismiss\w*|throws? out|thrown out|tosses|toss(?:ed)?|abandons?|withdraws?|retracts?|concludes?)\b.{0,50}\b(?:fraud|accounting|accounts|books|short[- ]selling|criminal) (?:\S+ )?(?:case|probe|charges?|investigation|inquiry|lawsuit|suit|claims?|allegations?|review)\b`,
      String.raw`\b(?:drops?|dropped|withdraws?|retracts?|apologi[sz]es? for|dismiss\w*|throws? out|rejects?) .{0,40}\b(?:claims?|allegations?|accusations?|suit|lawsuit|case|charges?)\b.{0,30}\b(?:accounts|accounting|books|fraud)\b`,
      String.raw`\b(?:probe|investigation|inquiry|review|audit|report)\b.{0,20}\b(?:finds?|found|clears?|cleared|uncovers?|turns? up)\b.{0,12}\b(?:no|nothing|§)\b.{0,24}`,
      String.raw`\b(?:gives?|given|gets?) .{0,14}(?:clean bill|all-?clear)\b`,
    ),
    unless:
      /\b(?:appeal|not to|refuses? to|bid to|asks?|request|fails? to|will not|denied|loses?|ratings?|ceo (?:quits|leaves)|finds? no (?:buyers?|rescue|takers?|alternative))\b/,
    tenths: 3,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:customers?|consumers?|clients?|users?|shoppers?|savers) (?:of|about|to|over|against|from)\b.{0,24}\b(?:frauds?|scams?|fraudsters)\b`,
      String.raw`\b(?:warns?|alerts?) .{0,30}\b(?:frauds?|scams?|fraudsters|fraud (?:emails|texts|calls))\b`,
      String.raw`\b(?:helps?|helping|tools?|software|system|ai|app|platform|lets?|teaches|trains?) ${words(5)}\b(?:detect|spot|fight|prevent|stop|catch|flag|block|uncover|combat|tackle)\w*\b.{0,20}\bfraud\b`,
      String.raw`\bfraud (?:awareness|week|conference|summit|day)\b`,
      String.raw`\bfraud[- ](?:awareness|aware|proof|free|resistant)\b`,
      String.raw`\b(?:fraud|scam) (?:attempts|emails?|texts?|calls|prevention|detection|protection|tool|software|filter|shield|alert|hotline|insurance|survey)\b`,
    ),
    unless:
      /\b(?:accus\w*|charge[sd]|indict\w*|investors? of|auditor\w*|accounting|victims? of § fraud|shareholders)\b/,
    tenths: 1,
  },
  {
    kind: 'accounting fraud',
    says: /\b(?:loses?|lost|hit by|hit with|victim of|defrauded (?:of|by)|swindled (?:of|by)|tricked|conned|duped|falls? for|fell for)\b.{0,50}\b(?:frauds?|scams?|swindle|fraudsters?|phishing|fake (?:invoice|email|boss|supplier|client)|deepfake)\b/,
    unless:
      /\baccounting\b|\bfraud (?:charges?|case|trial|suit|lawsuit|probe|allegations?|claims?|conviction|scandal)\b|\binvestors\b/,
    tenths: -3,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:manipulat\w+|fudg(?:ed|ing)|falsif\w+|fabricat\w+|forg(?:ed|es|ing|ery)|fak(?:e|ed|es|ing)|doctor(?:ed|ing)|inflat(?:e|ed|es|ing)|massag(?:ed|ing)|cook(?:ed|s|ing)|rigg(?:ed|ing)|invent(?:ed|ing)|ma(?:de|kes|king) up|conceal(?:ed|ing|s)|hid(?:den|es|ing)?|booked (?:sham|fake|bogus|fictitious)|bogus|sham|fictitious|phantom|non-?existent|misreport\w*|backdat\w+|window[- ]dress\w*|round[- ]tripp\w+|channel stuffing|stuff\w* channels?)\b.{0,40}\b(?:${BOOKS}|transactions?|contracts?|customers?|deals?|losses|debts?|loans?|cash|expenses|costs|liabilities|bank statements?|documents?|assets|stock|inventory|gold|harvest|cargo)\b`,
      String.raw`\b(?:earnings|accounts|books|figures|sales|profits?|results|numbers) (?:were |was |are )?(?:a |pure |works? of )*(?:fiction|fabrication|sham|fake|lies|bogus)\b`,
      String.raw`\b(?:missing|vanished|misused|misappropriated) (?:client|customer|clients'|customers') (?:money|funds|cash|deposits|assets)\b`,
      String.raw`\bround[- ]tripping\b`,
      String.raw`\bchannel stuffing\b`,
      String.raw`\b(?:hole|gap|black hole|shortfall|discrepanc(?:y|ies)|irregularit(?:y|ies)|misconduct|scandal|malpractice|impropriet(?:y|ies)|deception|cover-up) (?:in|at|over|with|of|found in|uncovered in) .{0,24}\b(?:${ACCOUNTS}|finances)\b`,
      String.raw`\b(?:accounting|financial|balance[- ]sheet|bookkeeping|audit|cash) (?:irregularit(?:y|ies)|scandal|hole|black hole|malpractice|impropriet(?:y|ies)|trickery|tricks|shenanigans|manipulation|deception|misconduct|crime|discrepanc(?:y|ies)|gap|fraud|abuses?)\b`,
      String.raw`\b(?:cash|money|funds|billions?|millions?|bn|million|euros|dollars|assets|deposits|inventory|gold|stock) (?:balances? )?(?:is |are |was |were |goes |go |went |has )?(?:gone )?(?:missing|vanish\w*|unaccounted|disappear\w*|does not exist|cannot be (?:found|located|traced|verified))\b`,
    ),
    unless:
      /\b(?:fake (?:goods|news|reviews|drugs?|products?|accounts? on|ads?)|counterfeit|price manipulation|market manipulation|data breach|customers? (?:lost|lose)|covid|no (?:evidence|irregularit)|tablets|deepfake|scam(?:s|mers)?|gmo|crypto wallet|over (?:fake|bogus|sham)|helps? banks|price target|target price|employee hid|hides? (?:costs? from|fees)|inflat(?:ed|es|ing) (?:prices|costs)|tires?|tyres?|fake orders for)\b/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'accounting fraud',
    says: anyOf(
      String.raw`\b(?:probes?|probing|probed|investigat\w+|inquir(?:y|ies)|scrutin\w+|raids?|raided|search(?:es|ed)?|subpoenas?|subpoenaed|examin\w+|looks? into|looking into|queries|queried|questions?|doubts?|under fire|attacks?|attacked|concerns?|allegations?|alleg\w+|accus\w+|complaints?|whistle-?blowers?)\b.{0,50}\b${ACCOUNTS}\b`,
      String.raw`\b${ACCOUNTS}\b.{0,24}\b(?:probes?|investigation|inquiry|scrutiny|allegations?|questions?|questioned|concerns?|under (?:scrutiny|investigation)|queried|attacked|scandal|problems?)\b`,
      String.raw`\b(?:auditors?|kpmg|deloitte|pwc|ey|bdo|mazars|grant thornton)\b.{0,20}\b(?:resigns?|resigned|quits?|walks? (?:out|away)|steps? down|withdraws? (?:opinion|audit)|pulls? (?:opinion|audit report)|refuses? to sign|drops? §|dumps? §|severs? ties|cuts? ties)\b`,
      String.raw`\b(?:founder|chairman|ceo|cfo|chief executive|finance (?:chief|director|boss)|executives?|directors?|bosses|boss|officials|managers?|owner|president|ex-\w+|former \w+)\b.{0,40}\b(?:charged|indicted|arrested|jailed|convicted|sentenced|guilty|detained|imprisoned|held|extradited)\b.{0,50}\b(?:fraud\w*|sham|fake|bogus|accounting|books|investors|embezzl\w*|fictitious|falsif\w*|deceiv\w*|ponzi|invoices|accounts|theft|stealing|misleading|lying)\b`,
      String.raw`\b(?:charged|indicted|arrested|jailed|convicted|sentenced|sued|accused)\b.{0,30}\b(?:misleading|deceiving|lying to|duping|defrauding|cheating|swindling) (?:\S+ )?(?:investors|lenders|banks|shareholders|creditors|auditors|bondholders)\b`,
      String.raw`\b(?:embezzl\w+|siphon\w+|misappropriat\w+|loot(?:ed|ing))\b`,
      String.raw`\bfraud (?:at|inside|within|by|in) §`,
      String.raw`\b(?:securities|wire|bank|accounting|criminal|massive|corporate) fraud\b`,
      String.raw`\bponzi scheme\b`,
      String.raw`\b(?:suspends?|suspended|fires?|fired|dismiss\w*|ousts?|ousted|removes?|puts? .{0,20}on leave|sacks?|places? .{0,24}on leave)\b.{0,40}\b(?:cfo|finance (?:chief|director|boss)|chief financial officer|auditors?)\b.{0,40}\b(?:accounting|accounts|books|irregularit\w*|review|probe|investigation|audit)\b`,
      String.raw`\bhouse of cards\b`,
      String.raw`\b(?:missing|vanished) (?:millions|billions|money|cash|funds)\b`,
    ),
    unless:
      /\b(?:cleared|acquitted|no wrongdoing|new accounting (?:rules|standards?)|opens? accounts?|savings accounts?|bank accounts|fake accounts|user accounts|twitter accounts|customer accounts|current accounts?|key accounts?|accounts? for|on all accounts|auditor rotation|cyber|hack\w*|going[- ]concern|price target|target price|card|tax office|insider|sovereign|data|privacy|guest|by (?:all|some) accounts|investor accounts|demat|books? (?:order|flight|ticket|hotel|profits?|value)|order books?|comic|e-?books?|bookings?|textbooks?|victims?|fights?|prevent\w*|detect\w*|to spot|scam)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'restatement',
    says: anyOf(
      String.raw`\b(?:finds?|found|sees?) no (?:errors?|misstatements?|need to restate)\b`,
      String.raw`\b(?:will|does|need) not (?:need to |have to )?restat\w*`,
      String.raw`\bno restatements?\b`,
      String.raw`\brestatement (?:done|complete\w*|finished|behind|filed|over|(?:\S+ )?(?:smaller|less) than)\b`,
      String.raw`\b(?:files?|filed|submits?|publishes|catches? up (?:on|with)) .{0,30}\b(?:overdue|delayed|late|outstanding|restated) .{0,16}\b(?:reports?|accounts|filings?|results|10 k|10-k|10-q|10 q|financials)\b`,
    ),
    unless: /\b(?:fails?|unable|not yet|must|ordered to|cannot)\b/,
    tenths: 3,
  },
  {
    kind: 'restatement',
    says: anyOf(
      String.raw`\brestates? (?:its |his |her |the )?${words(2)}\b(?:commitment|support|opposition|case|view|target|targets|goal|goals|call|policy|pledge|pledges|ambition|position|vow|plans?|aim|aims|intention|guidance|outlook|rating|interest in|dividend)\b`,
      String.raw`\b(?:restat\w+|recast\w*) .{0,30}\bby (?:region|segment|division|country|product|business line|unit)\b`,
      String.raw`\b(?:restat\w+|recast\w*) .{0,40}\b(?:stock split|share split|new segments?|currency|ifrs|discontinued|for (?:the )?(?:split|sale|spin-off|merger)|segments? under|reporting format|no (?:effect|impact|change)|unchanged)\b`,
    ),
    tenths: 1,
  },
  {
    kind: 'restatement',
    says: anyOf(
      String.raw`\b(?:should|must|can|could|may|do|told|urged|warned|warns?|tells?|says?|asks?) ${words(3)}\b(?:not|no longer|never|to disregard|disregard|to ignore|ignore)\b.{0,20}\b(?:rely|relied|trust|trusted|reliance|depend)\b`,
      String.raw`\b(?:disregard|ignore|distrust)\b.{0,30}\b(?:results|accounts|statements|figures|earnings|numbers|financials|forecasts? of 20)\b`,
      String.raw`\b(?:results|accounts|statements|figures|earnings|financials|reports|numbers) .{0,20}\b(?:unreliable|not reliable|can't be trusted|cannot be trusted|not to be relied|wrong|incorrect|misstated|contained? errors?|were overstated|flawed|inaccurate)\b`,
      String.raw`\b(?:misstat\w+|overstat\w+|understat\w+|miscalculat\w+|misclassif\w+|overbook\w*|double[- ]count\w*|overvalued? (?:its )?(?:assets|inventory|stock|loans))\b`,
      String.raw`\b(?:redo|redoes|redoing|re-?issues?|re-?files?|rewrit\w+|revis\w+|correct\w*|amend\w*|withdraw\w*|retract\w*|pulls?|recalls?|scraps?|restat\w+|adjusts?|takes? back)\b.{0,30}\b(?:accounts|annual reports?|financial statements?|financials|prior[- ](?:period|year|quarter)\w*|past (?:results|accounts|earnings|years?)|previous (?:results|accounts|earnings|years?)|earlier (?:results|accounts|earnings)|years? of (?:accounts|results|earnings|financials)|(?:20\d\d|fy ?\d\d) (?:accounts|results|earnings|figures|financials|profit))\b`,
      String.raw`\b(?:cuts?|slash\w*|lowers?|reduc\w*|erases?|wipes?) .{0,14}\b(?:20\d\d|past|prior|previous|reported|last year's?) .{0,12}(?:profit|earnings|revenue|results)\b.{0,30}\b(?:error|mistake|accounting|correction|restat\w*|review)\b`,
      String.raw`\b(?:revenue|sales|profit|income|costs?) (?:was |were |had been |been )?(?:booked|recogni[sz]ed|recorded) (?:too (?:early|soon|late)|wrongly|incorrectly|prematurely|in the wrong)\b`,
      String.raw`\b(?:accounting|bookkeeping|spreadsheet|audit|reporting|calculation|revenue) (?:errors?|mistakes?|blunders?|glitch|lapses?|flaws?)\b`,
      String.raw`\b(?:books|accounts|figures) (?:were |are )?(?:wrong|incorrect|unreliable|a mess|in disarray)\b`,
      String.raw`\bwithdraws? reliance\b`,
      String.raw`\b(?:accounts|results|financials|statements|reports) ${words(2)}\b(?:to be|must be|being|will be) (?:redone|restated|corrected|revised|reissued|withdrawn|amended)\b`,
      String.raw`\b(?:material|significant) weakness(?:es)?\b`,
      String.raw`\b(?:internal|financial) controls? (?:weakness\w*|fail\w*|deficien\w*|ineffective)`,
      String.raw`\bineffective (?:internal )?controls?\b`,
      String.raw`\b(?:delays?|delayed|postpones?|postponed|unable to file|fails? to file|misses deadline for|misses|late with|holds? back) .{0,20}\b(?:annual report|accounts|10 k|10-k|results|quarterly report|audited accounts|financial statements|filing|annual results)\b.{0,50}\b(?:audit\w*|accounting|review|errors?|investigation|probe|weakness\w*|quer\w+|irregularit\w*|restat\w*|discrepanc\w*)\b`,
    ),
    unless:
      /\b(?:guidance|forecasts?|outlook|upward|upwards|higher|analysts?|economists?|gdp|jobs|remediat\w*|fixes|fixed|no (?:errors?|restatement)|complet\w*|overstated (?:fears|risk|threat|case)|wage|polls?|amend-and-extend|amends? (?:loan|credit|facility)|extend|emissions|mileage|fuel|data on|calories|market share|prices? (?:correct|revis))\b|\breports? of .{0,30}overstated|\bfears? (?:are )?overstated|\b(?:not|never) misstat|\bdenies\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:headroom|cushion|leeway|room)\b.{0,30}\b(?:covenants?|loan terms|tests?)\b.{0,30}\b(?:shrink\w*|thin\w*|tight\w*|vanish\w*|narrow\w*|falls?|wafer|almost|little|evaporat\w*|disappear\w*|erod\w*|slim\w*)\b`,
      String.raw`\b(?:thin|tight|wafer-thin|little|limited|shrinking|narrow|no|slim) (?:covenant )?headroom\b`,
      String.raw`\bheadroom ${words(4)}\b(?:shr[aiu]nk\w*|thin\w*|narrow\w*|vanish\w*|tighten\w*|evaporat\w*|disappear\w*|gone|fall\w*|used up)\b`,
    ),
    tenths: -6,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:leverage|debt|gearing|ratio|borrowings) ${words(3)}\b(?:below|under|inside|within) ${words(2)}\b(?:covenants?|limits?|ceiling|threshold)`,
      String.raw`\b(?:ample|comfortabl\w*|plenty|enough|plentiful|good|healthy|sufficient|wide|\d+%) (?:of )?(?:covenant )?headroom\b`,
      String.raw`\bheadroom (?:is |of |at )?(?:ample|comfortable|\d+|plentiful|sufficient)`,
      String.raw`\b(?:confident|comfortabl\w*|expects?|sees?|stays?|staying|remains?|well|kept|keeps?|keeping|inside|within|meets?|met|meeting|passes|passed|satisf\w+|complied|complies|compliant|in compliance|complying|sticks?) .{0,40}\b${TERMS}`,
    ),
    unless:
      /\b(?:trips?|breaks?|busts?|misses|not|no longer|never|fails?|failed|unable|breach\w*|out of|struggl\w*|unlikely|doubt\w*|may|might|cannot|can't|falls?|stops?|ceases?|risk\w*|warns?|seeks?|asks?|needs?|talks|hopes?|without|too (?:low|high)|falls? below|relief|waiver|faces?|tops?|exceeds?|shrinks?|tight|thin|waived?|despite missing|worr\w+|miss\w*)\b/,
    tenths: 1,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:lenders?|banks?|creditors?|bondholders?|noteholders?|holders)\b.{0,24}\b(?:waives?|waived|waiving|relax\w*|loosen\w*|eas(?:e|es|ed)|soften\w*|suspend\w*|lift\w*|reset\w*|overlook\w*|agree\w* to (?:waive|relax|loosen|ease|reset|suspend|amend)|grants? ${words(3)}\b(?:waiver|relief|holiday|reprieve|amendment)|give[s]? ${words(3)}\b(?:waiver|relief|holiday|reprieve|leeway|breathing space))\b`,
      String.raw`\b(?:wins?|won|gets?|got|secures?|secured|obtains?|obtained|receives?|received|granted|given|agrees?|agreed|clinches|negotiates?|negotiated|lands?)\b.{0,40}\b(?:waivers?|covenant (?:relief|holiday|reset|amendment|easing|changes|reprieve|waiver)|relief (?:on|from) (?:\S+ )?(?:covenants?|tests?)|looser (?:covenants?|terms)|leeway|reprieve from (?:lenders|banks|creditors)|breathing space from (?:lenders|banks|creditors))\b`,
      String.raw`\b(?:covenants?|leverage tests?) ${words(2)}\b(?:waived|relaxed|loosened|eased|reset|suspended|amended|softened|lifted)\b`,
    ),
    unless:
      /\b(?:denied|rejects?|rejected|refus\w+|fails? to|failed to|seeks?|needs?|asks?|without|no|begs?|requests?|in talks|until|unless|visa|patent|vaccine|tariff|fee|tax|duty|import|steel)\b/,
    tenths: 3,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\b(?:breach\w*|break(?:s|ing)?|broke|broken|trip(?:s|ped|ping)?|violat\w*|fail(?:s|ed|ing)?|busts?|busted|bursts?|flunk\w*|miss(?:es|ed)?|exceed\w*|tops?|topped|overshoot\w*|overshot|surpass\w*|falls? (?:short|foul|below|under)|fell (?:short|foul|below|under)|falling (?:short|foul|below|under)|drops? below|dips? below|slips? below|below|above|over|no longer (?:meets?|in compliance|complies|within)|not (?:in compliance|meet|comply|compliant)|unable to (?:meet|comply|satisfy)|out of (?:compliance|line)|in (?:breach|violation)|non-?complian\w+|renegotiat\w*|hits?|close to|near(?:s|ing)?|likely to (?:breach|miss)|at risk|runs? (?:up )?against|vs\.?|versus|against|squeez\w*|strain\w*|pressure on|threat\w*|looming|doubts? over|foul of)\b.{0,40}\b${TERMS}`,
      String.raw`\b${TERMS}\b.{0,30}\b(?:breach\w*|broken|tripped|violat\w*|failed|busted|missed|exceeded|at risk|in danger|under (?:strain|pressure|threat)|too (?:high|low)|not met|loom\w*|triggered|worries|fears|squeeze|trouble|problems?)\b`,
      String.raw`\b(?:forbearance|standstill) (?:agreement|deal|pact|period|with|from)\b`,
      String.raw`\b(?:signs?|enters?|agrees?|seeks?|gets?|extends?|in) .{0,20}\bforbearance\b`,
      String.raw`\bcash dominion\b`,
      String.raw`\b(?:talks?|negotiat\w+|asks?|seeks?|requests?|turns? to|pleads?|begs?|wants?|needs?) .{0,40}\b(?:waivers?|covenants?|covenant (?:relief|holiday|reset)|leeway on|looser (?:terms|covenants?))\b`,
      String.raw`\blenders? (?:refuse|deny|reject|withhold)\w* ${words(3)}\b(?:waiver|relief|leeway)\b`,
      String.raw`\bequity cure\b`,
      String.raw`\breserv\w+[- ](?:of[- ])?(?:their |its |all )?rights\b`,
    ),
    unless:
      /\b(?:data breach|breach of (?:contract|privacy|sanctions)|visa|patent|vaccine|tariff|fee waiver|tax|duty|import|steel|streaming|box office|film|movie|series|waive[sd]?|agree to (?:waive|relax)|not breach\w*|no (?:covenant|breach)|without breach\w*|denies|student|land|trade agreement|capacity to|new (?:credit|loan|financing|bank) (?:agreement|facilit\w+)|signs? .{0,30}(?:credit|facility|loan|financing) agreement|agrees? .{0,24}(?:credit|facility|loan)|lifts? limit|hits? (?:by|with)|covenant-lite|raises? limit|rejects? (?:covenant )?claims?)\b/,
    tenths: -7,
    isTurnable: true,
  },
];
