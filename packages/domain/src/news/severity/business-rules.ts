// Ordinary news of business that a credit officer reads at once (issue 17, 'Severity for credit'): orders, approvals, results against what was expected. The last
// of all rules but grave words, so that whatever tells of credit itself decides first. English; Spanish in spanish-business-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const RESULTS =
  '(?:profits?|earnings|net income|net profit|income|pat|ebitda?|revenues?|sales|turnover|results|margins?|eps|orders|order intake|order book|bookings|same-store sales|comparable sales|deliveries|shipments|cash flow|net)';
const CONTRACT =
  '(?:contracts?|orders?|tenders?|deals?|supply (?:deal|agreement|contract)|framework|concession|mandates?|project|work|licen[cs]e|auction|award|approval|nod|clearance|approvals)';
const WINS =
  '(?:wins?|won|bags?|bagged|lands?|landed|secures?|secured|clinch\\w*|gets?|receives?|received|awarded|signs?|signed|inks?|books|takes|nets|picks up|scoops|snags|seals?|strikes?)';
const NOT_SO =
  '\\b(?:not|no|fails?|failed|loses?|lost|cancel\\w*|delay\\w*|despite|but|however|denied|rejects?|rejected|misses|missed|without|lacks?|hopes?|seeks?|may|might|could|doubt\\w*|if|rival|probe|lawsuit|fraud|court order|restraining)\\b';

const REPORTS =
  '(?:reports?|reported|posts?|posted|books?|records?|logs?|makes?|made|announces?|shows?|has|had)';
const PERIOD =
  '(?:quarterly|annual|yearly|half-year(?:ly)?|first-half|second-half|full-year|(?:first|second|third|fourth)-quarter|q[1-4]|h[12]|\\d{4}|net|pretax|pre-tax|operating|consolidated|standalone|attributable|group|gross)';
/** Another rule tells how it compares, or it is of something else. */
const PLAIN_UNLESS =
  /\b(?:not|no|narrow\w*|smaller|lower|less|widen\w*|wider|bigger|higher|record|compared|against|versus|vs|from|beats?|miss(?:es|ed)?|up|down|rises?|rose|falls?|fell|after|despite|but|estimates?|expectations?|expected|weight|hearing|blood|hair|memory|volume)\b/;

export const BUSINESS_RULES: readonly CreditRule[] = [
  {
    kind: 'results',
    says: anyOf(
      String.raw`\bprofit warning (?:fears?|worries) (?:\S+ )?(?:overdone|eased|fade|unfounded)`,
      String.raw`\b(?:smaller|narrower|lower) ${words(2)}loss(?:es)?\b`,
      String.raw`\bloss(?:es)?\b.{0,24}\b(?:smaller|narrower|less|shrink\w*|narrow\w*|halv\w*) (?:\S+ )?(?:than|to)?`,
      String.raw`\b(?:back|returns?|swings?|swung|moves?|turns?) (?:in|to|into|around to) ${words(2)}\b(?:profit\w*|the black|black)\b`,
    ),
    unless: /\b(?:fails?|warns?|doubt\w*|hopes?|unlikely|not|delay\w*|job losses)\b/,
    tenths: 3,
  },
  {
    // It grows.
    kind: 'results',
    says: anyOf(
      String.raw`§ ${words(2)}\b(?:orders|to order|buys|adds|takes delivery of) ${words(3)}\b(?:jets|planes|aircraft|ships|vessels|trains|buses|trucks|routes|turbines|satellites)\b`,
      String.raw`§ ${words(2)}\b(?:hires|to hire|recruits|to recruit|creates|to create|adds|to add) ${words(3)}\b(?:\d[\d.,]*|hundreds|thousands)\b ${words(3)}(?:jobs|workers|staff|people|engineers|pilots|employees|posts)?`,
      String.raw`§ ${words(2)}\b(?:opens|inaugurates|breaks ground on|unveils|starts up|commissions|expands) ${words(4)}\b(?:factory|plant|hub|mine|production line|headquarters|terminal|warehouse|capacity)\b`,
      String.raw`§ ${words(1)}\b(?:completes?|completed|begins?|starts?|finishe[sd]|kicks off|rolls out|carries out|invests|to invest|plans?|inicia|completa|acomete)\b ${words(4)}\b(?:upgrades?|moderni[sz]ation|refurbishment|revamp|expansion|modernizacion|ampliacion) (?:of|to|at|on|de|del) (?!sell|hold|buy|neutral|capital|its? ratings?|maturit|debt)[a-z\d]`,
      String.raw`§ ${words(2)}\b(?:spreads its bets|diversifies|expands|builds|to build|adds|to add|plans) ${words(4)}\b(?:plants?|factor(?:y|ies)|mills?|stores|routes|warehouses?|data cent(?:er|re)s?|lines?)\b`,
      String.raw`§ ${words(2)}\b(?:se adjudica|gana|logra|obtiene|consigue|firma|inaugura|abre|contrata|crea|compra|construira|suministrara)\b ${words(4)}\b(?:obras?|contratos?|concurso para|licitacion|concesion|pedidos?|encargo|adjudicacion|fabrica|planta|tiendas?|empleos|trabajadores|proyecto|metro|autopista|parque|trenes|hospital)\b`,
    ),
    unless: new RegExp(
      `${NOT_SO}|\\b(?:strike|court|recall|layoffs?|cuts?|opens (?:probe|talks|lower|higher|flat|down|up)|probe|pierde|quiebra|no)\\b`,
    ),
    tenths: 3,
  },
  {
    // Praise first, the bad news behind it.
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:but|however|only|yet|although|though|despite|even as|without|as)\b.{0,40}\b(?:profits?|sales|earnings|margins?|revenues?|orders|cash|shares?)\b.{0,16}\b(?:fell|fall\w*|down|drop\w*|slump\w*|plung\w*|slid\w*|declin\w*|shrink\w*|shrank|sink\w*|tumbl\w*|miss\w*)\b`,
      String.raw`\b(?:strong|record|best) (?:\S+ )?(?:quarter|year|half|sales|revenue)\b.{0,40}\b(?:one-?off|one patent|all (?:down to|due to|one)|thanks to|masks?|hides?|but)\b`,
    ),
    unless:
      /\b(?:rise|rises|rose|gains?|beats?|jumps?|up \d|less than|narrow\w*)\b.{0,40}\b(?:despite|even as|although|though|as)\b/,
    tenths: -3,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:loses?|lost|loss of|cancels?|cancelled|cancel|scraps?|terminates?|terminated|pulls?|suspends?)\b ${words(4)}\b(?:contracts?|orders?|tender|(?:key|biggest|largest|main|top|major) (?:customer|client|contract|supplier)|major client|licence to)\b`,
      String.raw`\b(?:contracts?|orders?|deal) ${words(2)}\b(?:cancelled|canceled|terminated|scrapped|lost|pulled|withdrawn|suspended)\b`,
      String.raw`\b(?:strike|strikes|walkout|lockout)\b.{0,30}\b(?:enters?|drags|second|third|week|month|halts?|hits?|shuts?|grounds?|disrupts?|costs?|looms|begins?|at)\b`,
      String.raw`\b(?:delayed|held up|postponed|stalled|disrupted|halted) by\b.{0,30}\b(?:union|strike|dispute|row|protest|court|lawsuit|shortage|recall|fault|defect)`,
    ),
    unless:
      /\b(?:ends?|ended|averted?|called off|strikes? (?:deal|gold|oil|partnership|agreement|accord|price|balance)|lucky strike|air ?strikes?|lost and found|rival|court order|buy order|tax order|lightning)\b/,
    tenths: -3,
    isTurnable: true,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:issues?|second|third|fourth|another|latest|shock|fresh|new)\b.{0,16}\b(?:profit|earnings|revenue|sales) warning\b`,
      String.raw`\b(?:warns?|cautions?|says|sees|expects?|forecasts?|flags?|predicts?)\b.{0,30}\b(?:${RESULTS}|loss)\b.{0,50}\b(?:below|miss\w*|lower|fall\w*|drop\w*|hit|weak\w*|short of|halv\w*|worse|declin\w*|shrink\w*|down|under|plung\w*|slump\w*|wider|deeper)\b`,
      String.raw`\b(?:sees?|expects?|forecasts?|flags?|warns? of|predicts?|signals?|braces? for|guides? to) ${words(2)}\b(?:weaker|lower|softer|slower|tough(?:er)?|difficult|worse|challenging|steep(?:er)? (?:drop|fall|decline))\b`,
      String.raw`\bguides? (?:lower|down|below)\b`,
      String.raw`\bwarns? (?:on|over|about|of) ${words(3)}(?:${RESULTS}|guidance|outlook|loss\w*|year)\b`,
      String.raw`\b(?:to miss|will miss|misses|missed|miss|falls? short of|fell short of|undershoot\w*|trails?|below|lags?|disappoint\w*|undershot|short of|behind)\b ${words(3)}\b(?:\S+ )?(?:estimates?|expectations?|forecasts?|targets?|consensus|guidance|street|views?|hopes|analysts'?)\b`,
      String.raw`\b(?:takes?|books?|records?|posts?|announces?|faces?|sees?|swallows?)\b ${words(5)}\b(?:writedowns?|write-?downs?|write-?offs?|impairments?|charges?)\b`,
      String.raw`\b(?:swings?|swung|slumps?|slumped|plunges?|plunged|falls?|fell|slips?|sinks?|tumbles?|dives?|slides?|crashes|back|deeper) (?:in)?to ${words(4)}\b(?:loss|losses|the red|red)\b`,
      String.raw`\b(?:unexpected|surprise|shock|wider|bigger|deeper|larger|heavy|huge|massive|worse-than-expected|widening|mounting|record|steep)\b ${words(2)}loss(?:es)?\b`,
      String.raw`\bloss(?:es)?\b ${words(4)}\b(?:widen\w*|balloon\w*|deepen\w*|swell\w*|mount\w*|doubl\w*|tripl\w*|quadrupl\w*|grow\w*|grew|increas\w*|pile up|jump\w*|soar\w*|surg\w*|worsen\w*)\b`,
      String.raw`\b(?:cuts?|slash\w*|lowers?|lowered|withdraws?|pulls?|abandons?|scraps?|suspends?|trims?|ditch\w*|drops?|reduces?|downgrades?) ${words(4)}\b(?:forecasts?|guidance|outlook|targets?|dividends?|payout|estimates?)\b`,
    ),
    unless:
      /\b(?:rating|moody's|s&p|fitch|imf|world bank|fed|ecb|boe|rbi|gdp|economic|economy|growth forecast|inflation|price target|target price|scam|analysts?|brokers?|brent|oil|crude|gold|copper|bitcoin|tobacco|beats?|narrow\w*|smaller|recession|weight|job losses|hair|less than|no|not|denies|jefferies|goldman|citi|citigroup|nifty|sensex|holds?|barclays|jpmorgan|morgan stanley|ubs|credit suisse|deutsche|nomura|hsbc|bofa|clsa|macquarie|stop loss|(?:up|rises?|rose|jumps?|surges?|soars?|gains?) \d|takes charge|data|preview|free of charge|in charge|at § target|emissions?|tax|trade|debt)\b/,
    tenths: -4,
    isTurnable: true,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:${RESULTS})\b ${words(5)}\b(?:dry up|dries up|dried up|plung\w*|slump\w*|plummet\w*|collaps\w*|tumbl\w*|sink\w*|sank|crash\w*|nosediv\w*|halv\w*|crater\w*|slid\w*|evaporat\w*|wiped out|disappoint\w*|deepens)\b`,
      String.raw`\b(?:${RESULTS}) ${words(3)}\b(?:falls?|fell|drops?|dropped|down|declin\w*|shrinks?|shrank|dips?|dipped|slips?|slipped|decreas\w*|weaken\w*|miss(?:es)?)\b ${words(2)}\b(?:\d|by|for|as|on|more|below|short|sharply|again|in|amid|after)`,
    ),
    unless:
      /\b(?:less than|but|rise|rises|rose|beats?|up \d|loss|interest (?:falls|down)|bad|price|prices|costs? (?:fall|down)|market|futures|yields?|currency|home sales|retail sales|new orders|industr\w+|inflation|gdp|exports?|jobless|car sales (?:in|data)|auto sales|vehicle sales|economy|existing|pending|rate|unemployment|debt|fears?)\b/,
    tenths: -4,
    isTurnable: true,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`\b(?:beats?|tops?|topped|exceeds?|exceeded|surpass\w*|smash\w*|(?:blows?|flies|sails|storms) past|trounces|outpac\w*|better than|above|ahead of)\b ${words(4)}\b(?:estimates?|expectations?|forecasts?|consensus|street|views?|hopes|analysts'?|guidance|expected|revenue|profit)\b`,
      // What it crushes is good news only where that was expected: 'tariffs crushed profit'.
      String.raw`\b(?:crush(?:es|ed)|shatters?|shattered|demolish(?:es|ed)|pulveri[sz]es|outstrips?)\b (?!by\b)${words(4)}\b(?:estimates?|expectations?|forecasts?|consensus|guidance|views)\b(?! (?:of|that)\b)`,
      String.raw`\b(?:better|stronger|higher)-than-expected\b`,
      String.raw`\b(?:raises?|raised|lifts?|lifted|hikes?|boosts?|boosted|ups|increases?|upgrades?) ${words(4)}\b(?:forecasts?|guidance|outlook|dividends?|payout|full-year|profit (?:target|view)|buybacks?)\b`,
      String.raw`\b(?:record|best|highest)\b ${words(3)}(?:${RESULTS}|quarter|order book|backlog)\b`,
      String.raw`\b(?:${RESULTS}|backlog)\b ${words(5)}\b(?:jump\w*|surg\w*|soar\w*|leap\w*|doubl\w*|tripl\w*|rises?|rose|climb\w*|grow\w*|grew|up|gain\w*|swell\w*|record|beats?|increas\w*|rocket\w*|improv\w*)\b`,
    ),
    unless: new RegExp(
      `${NOT_SO}|\\b(?:price target|target price|inflation|offset|subdued|low|disappoint\\w*|halves|what|can tell|hits (?!record|high)|rates?|yields?|costs? (?:rise|up)|oil|gold|crude|index|analysts? (?:see|expect)|gdp|retail sales|home sales|economy|fed|ecb|rbi|downgrad\\w*|shares? (?:fall|slide|drop|plunge|sink)|falls?|fell|down|drops?|slump\\w*|plung\\w*|loss|losses|debts?|npas?|bad loans?|delinquen\\w*|warns?|weak\\w*|dry up|dries up|moderat\\w*|slow\\w*|flat|jefferies|goldman|citi|barclays|stocks?|market|futures|buy|sell|preview|expected to|likely|set to|seen|estimates? (?:rise|cut)|\\?)\\b`,
    ),
    tenths: 4,
  },
  {
    kind: 'results',
    says: anyOf(
      String.raw`§ ${words(3)}\b${WINS}\b ${words(7)}\b${CONTRACT}\b`,
      String.raw`\b(?:awards?|awarded|picks?|chooses?|selects?|grants?|hands?)\b ${words(3)}§ .{0,40}\b${CONTRACT}\b`,
      String.raw`\b(?:fda|ema|usfda|regulators?|eu|faa) (?:\S+ )?(?:approves?|clears?|nod)\b.{0,30}§`,
    ),
    unless: new RegExp(
      `${NOT_SO}|\\b(?:restructur\\w*|forbearance|waiver|bailout|rescue|creditors?|lenders?|bankruptcy|chapter 11|takeover|merger|notice|subpoena|tax (?:order|demand)|court|show[- ]cause|cease|buy order|stop order|order (?:to|from (?:court|tribunal|regulator|sebi|rbi))|plea deal|settle\\w*|work (?:stoppage|from)|wage|pay deal|project delay|warning|downgrade|nod off|probe|receives? (?:bid|offer))\\b`,
    ),
    tenths: 4,
  },
  {
    // How a period ended, with nothing to compare it with.
    kind: 'results',
    says: anyOf(
      String.raw`§ ${words(1)}\b${REPORTS} (?:an? |its )?(?:${PERIOD} )*loss(?:es)?\b(?! (?:of )?(?:life|lives|contract|customer))`,
      String.raw`§ ${words(1)}\b(?:registra|reporta|anuncia|pierde|presenta) (?:unas? |sus )?(?:perdidas?|\d[\d.,]* (?:millones|mil))`,
    ),
    unless: PLAIN_UNLESS,
    tenths: -3,
  },
];
