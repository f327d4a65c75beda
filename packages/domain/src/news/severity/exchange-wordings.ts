// Creditors and markets told in other words (issue 17, 'Severity for credit'): who takes the loss or the company, and what the price of protection says. Read
// before the rules of single words. English; Spanish in spanish-money-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const CREDITORS =
  '(?:creditors?|lenders?|bondholders?|noteholders?|holders|banks|debtholders|debt holders|investors|loan holders)';
const PAPER =
  '(?:bonds?|notes|debt|debts|loans?|at1s?|convertibles?|perpetuals?|paper|credit|eurobonds?|term loan|cocos?|junior debt)';
const PROTECTION =
  '(?:(?:cost|price|premium)s? (?:of|for|to) (?:\\S+ ){0,2}\\b(?:insur\\w+|protect\\w+|guard\\w*|hedg\\w+|default protection|default insurance|cover)|(?:default|credit|debt) (?:protection|insurance)|cds|default swaps?|credit[- ]default[- ]swaps?|credit swaps?)';
const SPREAD =
  '(?:(?:credit |bond |debt |yield |risk |asset[- ]swap )?spreads?|risk premi(?:um|a)|yield premium|z-spread)';
const UP =
  '(?:widen\\w*|widest|jump\\w*|surg\\w*|soar\\w*|spik\\w*|rises?|rising|rose|climb\\w*|leap\\w*|up|higher|highest|highs?|doubl\\w*|tripl\\w*|swell\\w*|gap\\w*|grow\\w*|increas\\w*|push\\w* (?:up|higher)|add\\w*)';
const FAR_UP =
  '(?:all-time|record|highest (?:ever|on record)|doubl\\w*|tripl\\w*|quadrupl\\w*|blow\\w* out|rocket\\w*|explod\\w*|balloon\\w*|distress\\w*|skyrocket\\w*|through the roof|upfront)';
const DOWN =
  '(?:fall\\w*|fell|drop\\w*|declin\\w*|eas(?:e|es|ed|ing)|tight\\w*|narrow\\w*|shrink\\w*|recede\\w*|retreat\\w*|lows?|lower|lowest|down|improv\\w*|compress\\w*|halv\\w*|tumbl\\w*|sinks?|slid\\w*|cheap\\w*)';
export const EXCHANGE_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'distressed exchange',
    says: anyOf(
      String.raw`\b(?:swaps?|swapped|exchang\w+)\b.{0,40}\b(?:at par|par-for-par|investment[- ]grade|registered|premium paid|at a premium|for like|fixed for floating|floating|currency|interest[- ]rate)\b`,
      String.raw`\b(?:fixed|floating|currency|interest)[- ]?(?:rate)? (?:for|swap)\b`,
      String.raw`\bexchange offers?\b.{0,30}\b(?:expires?|results|tendered|registered|unregistered|at par)\b`,
      String.raw`\bratings? (?:is |are |remains? )?unaffected\b`,
    ),
    unless:
      /\b(?:cents|discount|haircut|below par|default|distress\w*|spreads?|loss|junk)\b|\bpremium paid\b/,
    tenths: 0,
  },
  {
    kind: 'distressed exchange',
    says: anyOf(
      String.raw`\b(?:investment[- ]grade|premium paid|at a premium)\b.{0,40}\b(?:swap|exchange|bond|notes)\b`,
      String.raw`\b(?:swap|exchange)\b.{0,50}\b(?:premium paid|at a premium|lower coupon)\b`,
    ),
    unless: /\b(?:cents|discount|default|distress\w*|loses?|lost|cuts?|rating|downgrade\w*)\b/,
    tenths: 2,
  },
  {
    kind: 'distressed exchange',
    says: anyOf(
      String.raw`\b(?:creditors?|lenders?|bondholders?|noteholders?|holders|court|judge)\b ${words(2)}\b(?:back|backs|backed|approve|approves|approved|accept|accepts|accepted|support|supports|agree to|sanction|sanctions|sanctioned|vote for|sign off on|clear|clears|cleared|endorse|wave through)\b ${words(4)}\b(?:debt |financial |rescue |turnaround |offshore |creditor )?(?:restructuring|debt (?:plan|deal|overhaul|rework|workout)|scheme|turnaround plan|rescue plan|rescue deal|lock-up|deal|proposal|plan)\b`,
      String.raw`\brestructuring ${words(2)}\b(?:backed|approved|accepted|supported|sanctioned|endorsed|agreed|cleared) by\b`,
      String.raw`\b(?:completes?|completed|concludes?|concluded|finishes|wraps? up|seals?|sealed|closes?|closed|emerges from|successful\w*) ${words(4)}\b(?:debt|financial|offshore|bond|capital|balance[- ]sheet) (?:restructuring|overhaul|rework|workout|reorgani[sz]ation|recapitali[sz]ation)\b`,
      String.raw`\b(?:wins?|won|gets?|secures?|gains?|clinches) ${words(4)}\b(?:creditor|lender|bondholder|noteholder|court|creditors'?|bondholders'?|lenders'?|holders'?) (?:backing|support|approval|consent|nod|blessing|sanction|agreement)\b`,
      String.raw`\b(?:reaches|strikes|struck|clinches|agrees|agreed|seals|inks|signs) ${words(4)}\b(?:deal|agreement|accord|pact|settlement) with ${words(2)}\b(?:creditors?|lenders?|bondholders?|noteholders?|banks)\b`,
    ),
    unless:
      /\b(?:haircuts?|cents|losses|bankruptcy|chapter 11|insolvency|wiped?|forbearance|standstill|swap|equity|takeover|take over|control|liquidat\w*|refus\w*|reject\w*|seeks?|fails?|no|ban|workout of|strategy|dividend|merger|asset sale|covenants?|waiver|delays?|defer\w*|wind|administration|extend|jobs?|job|cost|costs|workforce|business)\b/,
    tenths: 5,
  },
  {
    kind: 'distressed exchange',
    says: anyOf(
      String.raw`\b(?:asks?|asked|wants?|urges?|tells?|invites?|forces?|offers?) ${words(2)}\b(?:holders|bondholders?|noteholders?|creditors?|lenders?|investors) to (?:swap|exchange|accept|take|write|forgive|convert|defer|extend|wait|cut)\b`,
      String.raw`\b(?:hands?|gives?|leaves?) (?:\S+ )?(?:lenders|creditors|bondholders|noteholders) .{0,24}(?:\b(?:shares|stake|equity|control|company|ownership|keys)\b|\d%)`,
      String.raw`\b(?:creditors?|bondholders?|noteholders?|lenders?) (?:are |were )?(?:offered|given|paid in|get|to get) (?:\S+ ){0,2}(?:shares|equity|stock|new (?:bonds|notes|paper)) (?:instead|rather|for|in place)\b`,
      String.raw`\b(?:accepts?|agrees? to|swallows?|takes?|asked to accept|forced into)\b ${words(3)}\b(?:longer maturit\w+|lower coupons?|maturity extensions?|payment deferral|later repayment|reduced coupons?)\b`,
      String.raw`\b(?:creditors?|lenders?|bondholders?|noteholders?|debtholders|holders|banks)\b.{0,40}\b(?:take over|takes over|to take over|take control|taking control|seize|seized|grab|handed|get|given|end up with|to own|assume ownership|take ownership|take the keys|become owners)\b.{0,30}(?:\b(?:control|company|keys|ownership|equity|shares|stakes?|business|firm|group|owners)\b|§)`,
      String.raw`\b(?:hands?|handed|cedes?|surrenders?|gives?|transfers?|turns?) ${words(4)}\b(?:control|keys|ownership|equity|company|itself|business)\b.{0,20}\bto (?:\S+ )?${CREDITORS}\b`,
      String.raw`\b(?:steep|heavy|deep|big|hefty|large|huge|massive|painful|\d\d%)[- ](?:loss(?:es)?|haircuts?|discounts?|writedowns?|cuts?|write-?offs?)\b.{0,40}\b${CREDITORS}`,
      String.raw`\b${CREDITORS}\b.{0,40}\b(?:steep|heavy|deep|big|hefty|huge|massive|painful|\d\d%) (?:loss(?:es)?|haircuts?|discounts?|writedowns?|cuts?|hit)\b`,
      String.raw`\b(?:swaps?|swapped|exchang\w+|offers?|offered|tenders?|buys? back|buyback|purchase)\b.{0,60}\b(?:(?:at|for) (?:a |an )?(?:\S+ )?discount|below par|below face value|less than face value|half (?:of )?(?:their |its )?(?:face )?value|fraction of|\d\d cents|\d\d%? of (?:face|par))\b`,
      String.raw`\b(?:seeks?|plans?|wants?|asks?|aims?|moves?|tries|needs?|hopes?|starts?|begins?|starts? talks|begins? talks|opens? talks|in talks|proposes?|set|to) to (?:restructure|rework|reschedule|reprofile|recast|overhaul|renegotiate|write down|write off|equiti[sz]e|haircut) ${words(4)}\b(?:debts?|bonds?|notes|loans?|liabilities|obligations|borrowings|maturities)\b`,
      String.raw`\b(?:begins?|starts?|opens?|launches|enters?|holds?|kicks off|in) ${words(3)}\b(?:debt|bond|offshore|creditor|bondholder)[- ](?:restructuring|rework|relief|reprofiling|reduction|workout|standstill)? ?(?:talks|negotiations|process|discussions)?\b(?=.*\b(?:restructur|rework|relief|reprofil|standstill|talks with creditors))`,
      String.raw`§ .{0,60}\bdebt (?:relief|write-?(?:off|down)|forgiveness)\b`,
      String.raw`\bdebt (?:reprofiling|rescheduling|rework|recast|restructuring|for[- ]equity|to[- ]equity|conversion|standstill)\b`,
      String.raw`\b(?:converts?|converted|conversion|turns?|swaps?|exchanges?)\b ${words(4)}\b(?:debt|bonds|loans|notes|claims|borrowings)\b ${words(3)}\b(?:into|to|for) ${words(2)}\b(?:equity|shares?|stock|stake|ownership)\b`,
      String.raw`\b(?:debt|bond|loan|notes|claims)[- ](?:for|to)[- ](?:equity|shares?|stock)\b`,
      String.raw`\b(?:shareholders?|owners?|equity|stockholders?|junior (?:bondholders?|creditors?|lenders?)|unsecured creditors?|at1 holders)\b.{0,20}\b(?:wiped|zero|nothing|left with|diluted to|massively diluted)`,
      String.raw`\bwip(?:es|ed|ing) out (?:\S+ )?(?:shareholders?|owners?|equity|stockholders?|bondholders?|at1)`,
      String.raw`\b(?:asks?|seeks?|wants?|pleads?|urges?|requests?|solicits?|proposes?|offers?|invites?)\b.{0,40}\b(?:extend\w*|push\w*|lengthen\w*|stretch\w*|amend\w*|defer\w*|delay\w*|roll over|reschedul\w*|longer maturit\w*|haircuts?)\b.{0,40}\b(?:maturit\w+|bonds?|notes|debt|payment|repayment|years?|loans?)\b`,
      String.raw`\b(?:uptier\w*|drop-?down|double-?dip|j\.?crew|liability management|priming|non-?pro[- ]rata|creditor violence|coercive)\b.{0,50}`,
      String.raw`\b(?:deep|steep|big|heavy) discount\b`,
      String.raw`\b(?:pik|payment[- ]in[- ]kind) (?:toggle|interest|notes|option)\b`,
      String.raw`\bdistressed (?:exchange|debt exchange|swap|offer|tender|buyback)\b`,
      String.raw`\bcents (?:on|in|per) (?:the )?(?:dollar|euro|pound)\b`,
      String.raw`\b\d\d (?:cents|pence)\b.{0,40}\b(?:bonds?|notes|holders|creditors|loan|debt)\b`,
    ),
    unless:
      /\b(?:distressed (?:debt|credit) (?:fund|investor|strategy)|approv\w+ (?:\S+ ){0,5}\b(?:recast|restructuring|rework)|restructuring (?:charge|costs?|programme|of (?:business|operations|units|its business))|job|jobs|workforce|costs?|students?|customers?|consumers?|farmers?|countries|country|sovereign|imf|nation|tender offer at par|rights issue|shares? at (?:a |deep )?discount|placement|placing|discount retailer|eps|a share|per share|dividends?|gas price|stamps?|hand(?:s|ed)? control of .{0,20}unit|proxy|activist|convertible bond (?:sale|issue)|treasur\w+|tariffs?|shut|investors take|seize (?:on|opportunity)|investors (?:get|given)|fund investors|at par|debt fund)\b/,
    tenths: -7,
    isTurnable: true,
  },
];

export const SPREAD_WORDINGS: readonly CreditRule[] = [
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:fire|wildfire|disease|virus|infection|outbreak|blaze|rumou?rs?|news|word|contagion|panic|strike|protests?|unrest|fungus|flu|boycott|malware|ransomware) spreads?\b`,
      String.raw`\bspreads? (?:to|across|through|at|near|into|among|from)\b.{0,30}\b(?:warehouse|plant|factory|depot|store|farms?|workers?|mine|sites?|flocks?|herds?|refinery|stations?)\b`,
    ),
    needs:
      /\b(?:fire|flu|fever|wildfire|blaze|strike|protests?|unrest|boycott|malware|ransomware|infection|outbreak|virus|disease|fungus)\b/,
    tenths: -3,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:launch\w*|opens?|starts?|offers?|unveils?) .{0,40}\b(?:cds|default swaps?|credit derivatives?)\b`,
      String.raw`\b(?:cds|default swap|credit derivatives?) (?:markets?|volumes?|trading|clearing|desk|business|index|platform)\b`,
      String.raw`\b(?:cheese|sandwich|chocolate|butter|vegan|nut|peanut|almond|savoury|sweet|fruit|margarine|new|low-fat|hazelnut|plant-based|yeast) spreads?\b(?!.{0,20}\b(?:bp|bps|points|record)\b)`,
      String.raw`\bspreads? (?:range|brand|business|unit|maker|betting|sheet)\b`,
      String.raw`\bspreads? (?:its )?(?:wings|cheer|joy|word|love|message|\S+ cheer)\b`,
      String.raw`\bspreads? (?:payments?|cost) over\b`,
    ),
    tenths: 1,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:${PROTECTION}|${SPREAD})\b.{0,50}\b${DOWN}\b`,
      String.raw`\b(?:cds|default swaps?) (?:plung|slump|div|crash|collaps|plummet|sink|slid)\w*`,
      String.raw`\b(?:tightest|lowest|narrowest|cheapest)\b.{0,24}\b(?:${PROTECTION}|${SPREAD})\b`,
      String.raw`\b(?:${DOWN})\b ${words(3)}(?:${PROTECTION}|${SPREAD})\b`,
      String.raw`\b(?:cheaper|less) ${words(2)}to (?:insur\w+|protect)`,
      String.raw`\b(?:cheaper|less)\b.{0,20}\bprotection\b`,
      String.raw`\b${PAPER}\b ${words(3)}\b(?:rally|rallies|rallied|jump|jumps|jumped|surge|surges|surged|soar|soars|rebound|rebounds|rebounded|recover|recovers|recovered|climb|climbs|gain|gains|bounce|bounces|rise|rises|rose)\b`,
      String.raw`\byields? (?:on|of) § ${words(3)}\b(?:falls?|fell|drops?|tumbl\w*|slid\w*|declin\w*|lowest)`,
    ),
    unless: new RegExp(
      `\\b(?:${SPREAD}|${PROTECTION})\\b.{0,30}\\b(?:widen\\w*|widest|jump\\w*|surg\\w*|soar\\w*|spik\\w*|rises?|rose|climb\\w*|up|blow\\w*|doubl\\w*)|since the|(?:margins?|interest|costs?) (?:on|of|for) (?:its |the )?(?:§ )?(?:new |renewed |term )?(?:loans?|credit|facilit|revolver)|(?:loan|credit line|facility|revolver) (?:margins?|interest|costs?)|bonds? (?:fall|drop|slump|slide)|spread over|year bonds?|bond yield|treasur|gilt|government|bund|brooke bond|sensex|\\brbi\\b|\\bfed\\b|yields? (?:rise|jump|surge|climb|soar)|\\bmarket\\b|\\bborrowings?\\b|\\bdebts? (?:rise|rises|rose|climb|climbs|jump|jumps|soar|soars|surge|surges)|loans? (?:rise|rises|rose|grow|climb|climbs|jump|jumps|surge|surges|gain|gains|up)|credit (?:rise|rises|growth|grows|jumps)|bad loans?|downturn|slowdown|bankruptc|chapter 11|james bond|default protection hits`,
    ),
    tenths: 4,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:${PROTECTION}|${SPREAD})\b.{0,50}\b${FAR_UP}\b`,
      String.raw`\b${FAR_UP}\b.{0,20}\b(?:${PROTECTION}|${SPREAD})\b`,
      String.raw`\b${PAPER}\b.{0,30}\b(?:crash\w*|collaps\w*|crater\w*|nosediv\w*|plung\w*|plummet\w*|tank|tanks|tanked|implod\w*|slump\w*|tumbl\w*|sink\w*|sank|dive\w*|fall\w*|fell|drop\w*|trade|trades|trading|quoted|lose|lost|slid\w*)\b.{0,24}\b(?:distress\w*|\d\d cents|\d\d pence|\d\d ?p\b|half|(?:a )?(?:third|quarter|fifth)|record low|all-time low|[1-9]\d%|\d+ points|\d+ cents|deep|fire[- ]sale)`,
      String.raw`\b(?:bonds?|notes|debt|loans?) ${words(2)}\b(?:indicated|quoted|marked|bid|priced) (?:down )?(?:at|around|near) (?:[1-6]\d|\d)\b(?! ?%)`,
      String.raw`\byields?\b.{0,30}\b(?:above|over|past|top|tops|topped|exceed\w*|to|at|soar\w*|near)\b.{0,8}(?<![\d.])(?:[2-9]\d|1[5-9]|1\d\d)(?:\.\d+)?%`,
      String.raw`\b${PAPER} (?:\S+ )?(?:halve|halves|halved|crash|crashes|crashed|collapse|collapses|collapsed|crater|craters|cratered|plummet|plummets|plummeted|plunge|plunges|plunged|nosedive|nosedives)\b`,
      String.raw`\b(?:distressed|junk|fire[- ]sale) (?:levels?|prices?|territory)\b`,
    ),
    unless:
      /record low (?:spread|coupon|yield)|tight|treasur|gilt|government|cat bond|james bond|brooke bond|\bup \d|rating|downgrad|debt collapses? into|spread to|\bmoody's\b|\bs&p\b|\bfitch\b|buys? back|tender|offers?|swap (?:offer|deal)|\bfund\b|buys?\b/,
    tenths: -6,
    isTurnable: true,
  },
  {
    kind: 'spreads',
    says: anyOf(
      String.raw`\b(?:${PROTECTION})\b.{0,60}\b${UP}\b`,
      String.raw`§ spreads? \d+ ?(?:bps?|basis points) (?:wider|higher)`,
      String.raw`\b(?:credit|bond|debt|yield|risk|asset[- ]swap) ${SPREAD}.{0,40}\b${UP}\b`,
      String.raw`§ ${SPREAD} .{0,30}\b${UP}\b`,
      String.raw`\bspreads? (?:over|to) (?:bunds?|treasur\w+|gilts|swaps|benchmark)\b.{0,30}\b${UP}\b`,
      String.raw`\b${UP} ${words(2)}(?:${PROTECTION})\b`,
      String.raw`\b(?:investors?|markets?|bondholders?|lenders?|buyers)\b.{0,14}\b(?:demand|want|charge|ask for|require|insist on)\w*\b.{0,30}\b(?:premium|yield|spread|higher|more|extra|interest)\b`,
      String.raw`\b(?:costlier|dearer|more expensive|pays? more) to (?:insur\w+|protect|borrow)`,
      String.raw`\byields? (?:on|of) § .{0,30}\b(?:climb\w*|rises?|rose|jump\w*|surg\w*|soar\w*|spik\w*|leap\w*|up|high\w*|hits?)\b`,
      String.raw`§ ${words(3)}\b(?:bond |debt |note )?yields? ${words(2)}\b(?:climb\w*|rises?|rose|jump\w*|surg\w*|soar\w*|spik\w*|leap\w*)`,
      String.raw`\b(?:bonds?|notes|at1s?|eurobonds?|convertibles?|perpetuals?|hybrids?)\b ${words(3)}\b(?:slides?|slid|slip|slips|slipped|slump|slumps|drop|drops|dropped|fall|falls|fell|sink|sinks|tumble|tumbles|weaken|weakens|under pressure|under fire|sells? off|sold off|sell-?off|hammered|battered|suffer|wobble|wobbles|decline|declines|retreat|knocked|in freefall|lose|loses)\b`,
      String.raw`\b(?:investors|bondholders|funds|traders|holders) (?:\S+ )?(?:sell|dump|shed|flee|ditch|offload|exit) (?:§ )?(?:\S+ )?(?:§ )?(?:bonds?|debt|notes)\b`,
      String.raw`\b(?:dumps?|dumped|shuns?|flee|sells? off|shed|ditch\w*) § (?:\S+ )?(?:bonds?|debt|notes)\b`,
    ),
    unless:
      /\b(?:trading desk|business|index launched|platform|clearing|volumes?|market size|price target|treasur\w*|gilts?|government|sensex|rbi|fed|dividend yield|year bonds?|bond yield|rally|rallies|debts? (?:falls?|fell|drops?|dropped|down|declines?|slips?|slumps?|slides?)|(?:net|bad|gross|total|group) (?:debt|loans?) (?:falls?|fell|drops?|declines?)|loans? (?:falls?|fell|drops?|declines?|decline|fall|drop|hit|slip)|crop yields?|upgrade\w*|rating|cut to|notch\w*|outlook|moody's|fitch|desk|product|hit by|paper (?:maker|mill|price|prices)|hits? (?:target|record)|downgrad\w*|sells? off (?:unit|stake|assets))\b/,
    tenths: -4,
    isTurnable: true,
  },
];
