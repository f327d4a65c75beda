// Exchanges and authorities told in other words (issue 17, 'Severity for credit'): places lost and kept, licences taken and given, probes, fines and their end.
// Read before the rules of single words. English; Spanish in spanish-business-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const AUTHORITY =
  '(?:usfda|us fda|sec|doj|fbi|fca|sfo|serious fraud office|bafin|sebi|cnmv|amf|consob|asic|police|prosecutors?|investigators?|regulators?|watchdogs?|authorit(?:y|ies)|justice department|finra|frc|pcaob|securities commission|grand jury|district attorney|attorney general|cbi|central bank|supervisors?|fed|ecb|rbi|fda|faa|ftc|cma|european commission|eu|brussels|beijing|treasury|government|ministry|ofgem|ofwat|ofcom|pra|occ|fdic|finma|mas|hkma|csrc|apra|austrac|cfpb|nydfs|competition authority|court|judge|tribunal|ncua|state bank|eba|osha|epa|nhtsa|cftc|u\\.?s\\.? (?:regulators?|authorit\\w+|government|prosecutors?|judge|court|attorney|agency|watchdog)|antitrust|data protection (?:authority|commission))';
const MARKET =
  '(?:nasdaq|nyse|new york stock exchange|stock exchange|exchange|bourse|london(?: stock exchange| market)?|lse|aim|hkex|sgx|bse|nse|asx|tsx|main (?:market|board)|stock market|market|index|list)';

export const LICENCE_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\bdelist\w*\b ${words(2)}\b(?:hearing|appeal|request|extension|stay|plea) (?:is |was )?(?:denied|rejected|refused|fails|lost)`,
      String.raw`\b(?:loses?|lost) ${words(3)}\bappeal\b.{0,30}\bdelist`,
      String.raw`\b(?:denies|rejects?) ${words(5)}\bdelist\w* (?:appeal|hearing|extension)`,
      String.raw`\b(?:leaves?|leaving|quits?|exits?|to leave|departs?) (?:the )?${words(3)}\b(?:exchange|bourse|stock market)\b.{0,20}\b(?:under pressure|under \S+ pressure|after (?:crackdown|scandal|collapse|slump))`,
    ),
    tenths: -5,
  },
  {
    kind: 'delisting',
    says: /\b(?:delists?|delisted|delisting|leaves?|quits?|drops?|ends?|exits?|cancels?|scraps?|withdraws?)\b.{0,40}\b(?:keeps?|retains?|stays? (?:in|on|listed)|remains? (?:in|on|listed)|moves? to|focus on|low (?:volume|trading|turnover)|hardly|voluntar\w+|secondary|dual|cost(?:s)? of listing|few trades|little trading|after (?:takeover|buyout|acquisition|merger)|following (?:takeover|buyout|acquisition|merger)|once (?:takeover|buyout)|take-private|goes? private|adrs?)\b/,
    needs:
      /\b(?:delist\w*|listing|listings|exchange|bourse|shares?|adrs?|stockholm|oslo|milan|frankfurt|paris|london|new york|nasdaq|nyse)\b/,
    unless:
      /\b(?:forced|threat\w*|rescue|collapse|insolven\w*|non-?complian\w*|fails?|below \$1|late|deficien\w*|pressure|ceo|chief|profit|rating|warn\w*)\b/,
    tenths: 0,
  },
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\b(?:shares?|stock) ${words(2)}\b(?:start|starts|resume|resumes|begin|begins) trading again\b`,
      String.raw`\bstarts? trading again\b`,
      String.raw`\b(?:back (?:in|into) compliance|wins? (?:back|reprieve|appeal|more time|stay|extension)|keeps|retains|saves|regains|restores) .{0,30}\b(?:nasdaq|nyse|listing|place on|exchange)\b`,
      String.raw`\bback on (?:nasdaq|nyse|the (?:exchange|bourse))\b`,
      String.raw`\b(?:shares?|stock) (?:to )?(?:trade|trades|trading) again\b`,
      String.raw`\b(?:shares?|stock|trading) (?:in § )?(?:resumes?|resumed|restarts?|back|return|returns|to resume|set to resume)\b`,
      String.raw`\b(?:nasdaq|nyse|exchange|bourse) (?:\S+ )?(?:grants?|gives?|allows?) ${words(4)}\b(?:extension|more time|extra time|reprieve|stay)\b`,
      String.raw`\b(?:avoids?|averts?|escapes?|dodges?|staves? off|spared|survives?|no longer (?:faces?|at risk of)) .{0,24}\b(?:delist\w*|removal from|expulsion)\b`,
      String.raw`\bdelisting (?:\S+ )?(?:averted|avoided|stayed|reversed|overturned|called off|cancelled|halted|dropped)\b`,
      String.raw`\b(?:meets?|met|satisf\w+|complies with) .{0,20}\b(?:listing|bid[- ]price|minimum bid) (?:rules?|standards?|requirements?)\b`,
    ),
    unless:
      /\b(?:hearing|appeal) (?:denied|rejected)|\b(?:fails?|unable|must|needs? to|plans? to|seeks?|to regain|until|loses?|asks?|secondary|primary|resume (?:slide|fall|losses))\b/,
    tenths: 3,
  },
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\b(?:moves?|moving|switch\w*|shifts?|transfers?|steps? up|graduat\w+|promot\w+|joins?|upgrad\w+)\b.{0,50}\b(?:to|from) .{0,30}\b(?:main (?:market|board)|senior (?:market|board)|big board|premium (?:segment|listing))\b`,
      String.raw`\bleaves? .{0,24}\b(?:junior market|aim|growth market|second board)\b.{0,20}\bfor\b.{0,30}\b(?:main|big|new york|london|nyse|nasdaq|senior)\b`,
      String.raw`\b(?:added to|joins?|promoted to|enters?) (?:the )?(?:ftse|s&p|dow|dax|cac|ibex|stoxx|nikkei|msci|nasdaq) ?(?:\d+|index)?`,
    ),
    unless:
      /\b(?:otc|pink|fails?|forced|threat\w*|warns?|drops? from|relegat\w*|demot\w*|delist\w*|unit|rating|ceo|outlook|\\$|deal)\b/,
    tenths: 2,
  },
  {
    kind: 'delisting',
    says: anyOf(
      String.raw`\b(?:forced|compulsory|involuntary|to be|faces?|risks?|threat\w* (?:of|with)|warns? of|moves? to|begins?|starts?|proceedings to|decides? to|to) ${words(2)}\b(?:delist\w*|strik\w+ (?:off|from))\b`,
      String.raw`\b(?:removed?|removes|removing|removal|kicked|thrown|tossed|booted|expelled|expulsion|ejected|ousted|struck|strikes?|dropped|evicted|exits?|forced (?:off|out)|leave|leaves|leaving|out)\b.{0,14}\b(?:of|from|off)\b.{0,20}\b${MARKET}\b`,
      String.raw`\b(?:${MARKET})\b.{0,24}\b(?:tells?|notif\w+|warns?|moves? to|decides? to|begins?|starts?|to (?:remove|strike|expel|drop|suspend|halt)|removes?|strikes?|expels?|suspends?|halts?|kicks?|boots?|deficiency|non-?compliance|letter|notice)\b.{0,50}(?:shares?|stock|delist\w*|listing|trading|minimum|bid|filing|list|§)`,
      String.raw`\b(?:otc|pink sheets?|over[- ]the[- ]counter)\b.{0,30}\b(?:after|here|following|moves?|falls?|relegat\w+|exile)\b`,
      String.raw`\b(?:moves?|falls?|relegated|demoted|shifts?|drops?|consigned) .{0,14}\b(?:to|into) (?:the )?(?:otc|pink sheets?|over[- ]the[- ]counter)\b`,
      String.raw`\b(?:exiled?|banished|dumped|condemned) (?:\S+ )?(?:to|from) (?:the )?(?:otc|pink sheets?|over[- ]the[- ]counter|exchange|bourse)\b`,
      String.raw`\bwarned? (?:over|about|on) (?:\S+ )?listing\b`,
      String.raw`\b(?:trading|shares?|stock|listing|quotation)\b.{0,30}\b(?:suspended|halted|frozen|stopped|ceases?|barred)\b`,
      String.raw`\b(?:bid[- ]price|minimum[- ]bid|listing|market value) (?:deficiency|shortfall|rule breach|non-?compliance|standards? notice|warning)\b`,
      String.raw`\b(?:gets?|receives?|issued|second|third|fresh|another) ${words(3)}\b(?:notice|warning|letter) from (?:nasdaq|nyse|(?:the )?exchange|lse)\b`,
      String.raw`\bdelisting (?:notice|warning|threat|letter|hearing|process|proceedings|looms?|risk|fears?|date|decision|determination)\b`,
      String.raw`\b(?:loses?|lost|lose|losing|stripped of|forfeits?) ${words(3)}\b(?:listing|place on|spot on|quotation)\b`,
      String.raw`\b(?:under|below) \$1\b(?![,.]\d)`,
      String.raw`\b(?:given|has|gets?) \d+ days to (?:lift|raise|fix|restore|regain|cure)\b.{0,24}\b(?:price|shares?|compliance|listing)`,
    ),
    unless:
      /\b(?:pending (?:news|announcement|deal|merger|offer)|ahead of|briefly|limit up|circuit|resum\w+|merger talks|subsidiary|conflict of interest|takeover|open offer|buyout|regains?|market (?:share|rally|down|slump|falls?|today|wide)|money market|oil market|job market|out of (?:the )?market|index|leaves? (?:market|london) (?:cold|flat|for|office|to)|workers?|ceo|executive|chief|products?|ads|app|drugs?|exchange rate|foreign exchange|removed from (?:watch|negative|s&p|review)|hedge|listing plans?|to list|ipo|strike (?:price|action)|unchanged|glitch|outage|early trade|higher|staff|boss|steps? out)\b|\$1 (?:billion|bn|million|mln)/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: anyOf(
      String.raw`\b(?:wins?|won|gets?|got|receives?|received|secures?|secured|obtains?|granted|awarded|lands?|gains?|earns?|recovers?|regains?)\b.{0,40}\b(?:(?:banking|bank|operating|payments?|e-money|insurance|full|gaming|mining|brokerage|spectrum) licen[cs]e|(?:regulatory|antitrust|fda|eu|faa|ema|marketing|final|merger|government|competition|usfda|drug|conditional|federal|court|environmental) (?:approval|clearance|nod|go-?ahead|green light|authori[sz]ation)|approval (?:for|from|of|to)|(?:nod|go-?ahead|green light|clearance) (?:for|from|to)|licen[cs]e (?:back|renewed|renewal|from))\b`,
      String.raw`\b(?:frees?|releases?|relieves?) § from (?:\S+ )?(?:restrictions?|curbs?|monitor\w*|supervision|sanctions?|ban)\b`,
      String.raw`\b(?:court|judge|tribunal|jury) (?:rules|finds|sides|decides) (?:for|with|in favou?r of) §`,
      String.raw`\b(?:gives?|gets?|given) ${words(2)}\ball-clear\b`,
      String.raw`\b(?:wins?|won) ${words(3)}\b(?:appeal|case|suit|lawsuit|ruling|dismissal|fight|court battle)\b`,
      String.raw`\b(?:court|judge|tribunal|appeals? court|supreme court)\b.{0,30}\b(?:overturns?|quash\w*|annuls?|cancels?|scraps?|strikes? down|throws? out|dismiss\w*|tosses|sides? with §|backs §|clears? §|rejects? (?:case|suit|lawsuit|claim|challenge) against|sets? aside|halves|cuts?|reduces?)\b.{0,50}(?:fines?|penalt\w+|ban|order|case|suit|lawsuit|claims?|verdict|ruling|award|demand|§|curbs|levy)`,
      String.raw`\b(?:fine|penalty|ban|verdict) (?:against |on |of )?${words(3)}\b(?:overturned|quashed|annulled|cancelled|scrapped|struck down|thrown out|set aside|cut|reduced|halved|reversed|lifted)\b`,
      String.raw`\b${AUTHORITY}\b.{0,20}\b(?:drops?|closes?|ends?|clears?|lifts?|eases?|removes?|shelves|abandons?|approves?|waves through|renews?|restores?|reinstates?|grants?|lets? §|allows? §|permits? §|takes? no action|unconditionally)\b.{0,50}(?:case|probe|investigation|inquiry|merger|deal|acquisition|takeover|sale|purchase|drug|plant|ban|curbs?|cap|restrictions?|order|licen[cs]e|lawsuit|suit|complaint|inspection|sanctions?|action|monitoring|resume|jet|§|observations|to)`,
    ),
    unless:
      /\b(?:ipo|raise|raising|merge|fund management|subsidiaries|fails?|refus\w+|denied|not|rejects? (?:§|appeal|bid)|appeals?,? (?:court )?rejects|loses?|against § (?:revived|allowed|to proceed)|lets? (?:case|suit|lawsuit|claims?)|allows? (?:case|suit|lawsuit|claims?|class)|clears? way for (?:suit|lawsuit|trial|probe|sanctions)|seeks?|awaits?|hopes?|delay\w*|fraud|bankruptcy|chapter 11|restructuring|liquidat\w*|receiver\w*|seizure|to seize|rival|fined|sues?|fed (?:ends|eases|removes|allows|lifts)|rates?|stimulus|stake|bond|ecb (?:eases|ends)|treasury|markets|tariffs?|wins? order|government (?:approves?|clears?)|eu (?:approves|lifts) (?:russia|iran)|debt plan|to wind|cuts? (?:rates?|jobs|growth|forecast|target|gdp)|china (?:cuts?|eases|allows)|us cuts)\b/,
    tenths: 4,
  },
  {
    kind: 'regulator',
    says: anyOf(
      String.raw`\b${AUTHORITY}\b.{0,40}\b(?:revok\w+|cancel\w*|withdraw\w*|strips?|pulls?|takes? away|took away|suspends?|suspended|terminat\w+|yanks?|rescind\w*|refuses? to renew)\b.{0,40}\b(?:licen[cs]es?|permit|registration|authori[sz]ation|charter|certificate|concession)\b`,
      String.raw`\b(?:loses?|lost|stripped of|forfeits?|surrenders?|hands? (?:back|in)|without) ${words(3)}\b(?:licen[cs]es?|charter|operating certificate|concession)\b`,
      String.raw`\b(?:licen[cs]e|charter|concession|operating certificate) (?:\S+ )?(?:revoked|cancelled|withdrawn|suspended|pulled|stripped|taken away|terminated|not renewed)\b`,
      String.raw`\b${AUTHORITY}\b.{0,14}\b(?:takes? (?:over|control)|took (?:over|control)|seiz(?:es|ed|ing)|takes? charge|steps? in (?:at|to run)|shuts?|shutters?|closes? (?:down )?§|nationali[sz]es?|supersed\w+|puts? § (?:into|under|in)|places? § (?:into|under|in)|sends? in|appoints? (?:\S+ )?(?:administrator|conservator|receiver|manager) (?:at|for|to))\b`,
      String.raw`\b(?:seized|taken over|shut(?: down)?|nationali[sz]ed|closed down|put (?:into|under|in) (?:conservatorship|administration|resolution|special measures|receivership|supervision)|placed (?:into|under|in) (?:conservatorship|administration|resolution|special measures|receivership)) by\b.{0,14}\b${AUTHORITY}\b`,
      String.raw`\b(?:takes? over|took over|nationali[sz]es?|bails? out|seizes?) (?:the )?(?:failing|troubled|ailing|stricken|crisis-hit|collapsed|embattled|failed)\b`,
      String.raw`\blicen[cs]e of § (?:is |was )?(?:revoked|cancelled|withdrawn|suspended|pulled)\b`,
      String.raw`\b(?:conservatorship|bank resolution|special administration regime)\b`,
    ),
    unless:
      /\b(?:product|drug approval|plant|site|factory|fishing|driver\w*|shuts? (?:down )?for|shuts? door|weapons?|cargo|shipment|tanker|goods|export licen\w+|restored|regains?|counterfeit|drugs|cocaine|mine (?:permit|licence)|government (?:shuts?|shutdown|closes)|takes? over as|court takes|rate|oil|land|visa|withdraws? (?:troops|from|suit|lawsuit|case|charges|complaint|appeal|stimulus|notes|cash|fine))\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: anyOf(
      String.raw`\b${AUTHORITY}\b.{0,40}\b(?:fines?|fined|penali[sz]\w+|penalt\w+|sues?|sued|charges?|charged|probes?|probing|investigat\w+|opens? ${words(3)}\b(?:probe|investigation|inquiry|case|proceedings)|launch\w* ${words(3)}\b(?:probe|investigation|inquiry|case|proceedings)|scrutin\w+|raps?|rapped|reprimand\w*|censur\w*|rebuk\w*|admonish\w*|warning letter|raids?|raided|search\w*|subpoena\w*|accus\w+|slaps?|hits? §|hits? ${words(3)}with|orders|bans?|bars?|restricts?|limits?|curbs?|halts?|stops?|blocks?|freezes?|suspends?|prohibits?|forbids?|tells? § to|forces?|rejects? §|vetoes|complaint against|sanctions?|punish\w*|cracks? down on)\b.{0,50}(?:§|bank|lender|executives|headquarters|offices|unit|plant|ads|sales|practices|products?|merger|deal|takeover|clients|customers|lending|business)`,
      String.raw`§ .{0,24}\b(?:fined|sued|probed|investigated|raided|charged|reprimanded|censured|penali[sz]ed|sanctioned (?:by|for|over)|subpoenaed|indicted|banned|barred|ordered|told to (?:stop|halt|pay|fix|hold))\b`,
      String.raw`§ ${words(3)}\b(?:under|faces?|facing|hit (?:by|with)|subject (?:of|to)|target of|comes? under) ${words(4)}\b(?:scrutiny|investigation|probe|inquiry|criminal charges?|charges|antitrust case|lawsuit|class action|enforcement|regulatory action|fine|fines|penalty|sanctions?|ban|curbs|restrictions)\b`,
      String.raw`\b(?:to pay|pays?|paid|agrees? to pay|shells? out|must pay|ordered to pay|settles (?=.{0,60}[$€£])|settled (?=.{0,60}[$€£])|settlement of)\b.{0,50}\b(?:settle|settlement|fine|fines|penalty|penalties|damages|claims|charges|probe|lawsuit|suit|case|allegations|violations|breaches)\b`,
      String.raw`\b(?:prosecutors?|police|investigators?|authorities) (?:search|raid|storm|visit)\w*\b`,
      String.raw`\bpleads? guilty\b`,
      String.raw`\bdawn raids?\b`,
      String.raw`\bnamed in (?:\S+ )?(?:complaint|lawsuit|suit|indictment|probe|charges)\b`,
      String.raw`\bwells notice\b`,
      String.raw`\bcooperat\w+ with (?:\S+ )?(?:authorities|investigators?|regulators?|prosecutors?|police|probe|investigation)\b`,
    ),
    unless:
      /\b(?:not|no (?:fine|charges|action|evidence)|without|dismiss\w*|drops?|clears?|lifts?|ends?|closes?|stay|stays|overturn\w*|annul\w*|quash\w*|defreez\w*|search for|goods orders|in-charge|wins?|order(?:s)? (?:for|worth|from|book|\d)|new orders|jets|rates?|oil|stimulus|gold|sensex|nifty|imports?|exports?|russia|iran|hires?|appoint\w*|free of charge|in charge|takes? charge|impairment|restructuring charge|one-off charge|charges? (?:up|point)|battery|ev charg\w*|hits? (?:record|high|low|52|target|milestone)|visits? (?:plant|factory)|orders? jets|delivery orders|fed (?:limits|hits)|market|markets|bond yields?|inflation|§ (?:sues?|sued|fines|charges|probes|bans|bars|orders)|search (?:engine|business|giant|ads)|job|profit|loss|rival|supplier|customer|insurer|dividends?|pays? (?:off|down|back))\b/,
    tenths: -4,
    isTurnable: true,
  },
];
