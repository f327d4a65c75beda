// Whose event it is (issue 17, 'Severity for credit'): a failure of a customer, tenant, rival or borrower, and what it does to the company; the company as the one
// who audits, rates, advises or is hired. Read before all other rules. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

/** How a failure is called, whoever failed. */
const EVENT =
  '(?:bankruptc(?:y|ies)|insolvenc(?:y|ies)|collapses?|failures?|defaults?|administration|liquidation|receivership|demise|downfall|fraud|scandal|non-?payments?|missed payments?|chapter 11|profit warnings?|downgrades?|delisting|cash crunch|going bust|quiebras?|concurso(?: de acreedores)?|impagos?|caida|insolvencia|suspension de pagos|liquidacion)';
/** What befell another. */
const FAILED =
  '(?:bankrupt|insolvent|failed|collapsed|defunct|defaulted|defaulting|bust|failing|stricken|disgraced|fraud-hit|scandal-hit|troubled|ailing|struggling|embattled|beleaguered|cash-strapped|debt-laden|quebrad[oa]s?|insolventes?)';
const FAILS =
  '(?:goes|went|going|gone|files?|filed|collapses?|collapsed|defaults?|defaulted|miss(?:es|ed|ing)?|fails?|failed|enters?|entered|folds?|folded|quiebra|entra|impaga)';
/** The other: with whom the company trades, or whom it fights. */
const PARTNER =
  '(?:customers?|clients?|suppliers?|tenants?|rivals?|competitors?|peers?|partners?|borrowers?|contractors?|subcontractors?|distributors?|dealers?|franchisees?|licensees?|counterpart(?:y|ies)|vendors?|wholesalers?|stockists?|(?:former|ex-?) ?(?:owners?|units?|parent|subsidiar(?:y|ies)|arms?)|clientes?|proveedor(?:es)?|inquilinos?|competidor(?:es)?|socios?|prestatarios?|contratistas?|exfilial|antigua filial)';
/** Who pays the company. */
const CUSTOMER =
  '(?:customers?|clients?|tenants?|advertisers?|buyers?|distributors?|licensees?|franchisees?|offtakers?|clientes?|inquilinos?|anunciantes?)';
const TRADE =
  '(?:retailers?|chains?|builders?|developers?|airlines?|carriers?|brokers?|insurers?|banks?|lenders?|grocers?|firms?|compan(?:y|ies)|groups?|makers?|promotoras?|constructoras?|aerolineas?|cadenas?|empresas?)';
/** Two of one event: 'collapse of a big customer', 'tenant defaults', 'a bankrupt airline'. */
/** Words that do not name the company. */
function others(most: number): string {
  return `(?:(?!§)[^,;: ]+ ){0,${most}}`;
}
const OF_ANOTHER = [
  String.raw`\b${EVENT} (?:\S+ )?(?:of|at|by|in|from|involving|among|with|de|del|por|en) (?:its |an? |the |one of its |some |two |un[oa]? |su |sus |uno de sus )?${words(3)}\b${PARTNER}\b(?! §)`,
  String.raw`\b${EVENT} (?:of|at|by|de|del) (?:an? |un[oa]? |su |its )${words(2)}\b${TRADE}\b(?! ${words(2)}§)`,
  String.raw`\b${PARTNER}(?:'s|s')? ${words(2)}\b${EVENT}\b`,
  String.raw`\b${FAILED} (?!§|and |or |but |to )${words(3)}\b(?:${PARTNER}|${TRADE})\b(?! §)`,
  String.raw`\b${PARTNER} ${others(2)}\b${FAILS}\b`,
  String.raw`\b(?:as|after|over|when|tras|cuando) ${others(1)}\b(?:builder|developer|retailer|airline|chain|firm|maker|broker|lender|promotora|constructora|cadena|empresa) (?!§)${others(2)}\b${FAILS}\b`,
  String.raw`\b(?:bankrupt|insolvent|collapsed|failed|defunct|defaulted|stricken|quebrad[oa]|concursad[oa]|disgraced) (?!§|and\b|or\b|but\b|as\b|after\b|in\b|on\b|with\b|by\b|to\b|for\b|at\b|over\b|when\b|if\b|again\b|if\b|last\b|this\b|de\b|en\b|y\b|tras\b|por\b|bonds?\b|debt\b|loans?\b|notes\b|attempts?\b|bid\b|deal\b|talks\b|merger\b|takeover\b|launch\b|trial\b|rescue\b|sale\b|auction\b|refinanc)[a-z]`,
];
/** The company itself fails. */
const OWN =
  '§ (?:\\S+ )?(?:files?|filed|defaults?|defaulted|collapses?|collapsed|goes (?:bust|into|under|bankrupt)|enters?|calls in|ceases?|breach\\w*|misses|skips|warns? (?:of|on|it|that)|seeks?|sinks?|fails|bankruptcy|insolvency|default|quiebra|entra|presenta|solicita|concurso|pide|debt|shares suspended|in (?:default|administration|talks))\\b|\\bto § (?:bankruptcy|default|collapse)';
const NO_IMPACT =
  "\\b(?:no|not|limited|little|minimal|small|negligible|modest|immaterial|marginal|insignificant|insulated|unaffected|unscathed|untouched|contained|manageable|collected|shrugs? off|below|less than|only|barely|hardly|isn't|won't|covered|insured|protected|distances?|unrelated|nothing to do|no links?|no ties|no afecta\\w*|sin (?:impacto|efecto|exposicion)|apenas|limitad\\w|fully (?:provisioned|provided for|reserved)|escas\\w|ajen\\w|desvincula\\w*)\\b";
const HELPS =
  '\\b(?:gains?|wins?|won|benefits?|benefited|profits? (?:from|as|after)|boost\\w*|attracts?|grabs?|picks? up|takes? share|market share|helped|cashes in|snaps? up|lifts?|lifted|rises?|jumps?|surges?|soars?|swoops?|adds?|poaches|hires .{0,20}(?:staff|engineers|crews?|pilots)|gana|aprovecha|se beneficia|crece)\\b';
const HURTS =
  '\\b(?:hit|hits|hurt|hurts|dent\\w*|stung|burn(?:t|ed)|knock\\w*|rattled|suffers?|writes? (?:off|down)|write-?(?:off|down)s?|written off|provisions?|charges?|exposed|exposure|owed|loses?|loss(?:es)?|lost|costs?|warns?|cuts?|slump\\w*|falls?|lastra\\w*|golpea\\w*|perdidas|provision\\w*|expuest\\w+|dota)\\b';
const BUYS =
  '§ (?:\\S+ ){0,3}(?:buys?|bought|acquires?|to (?:buy|acquire|take over|rescue|hire)|picks? up|snaps? up|takes? (?:over|on)|rescues?|bids?|agrees? to buy|scoops up|swoops|absorbs?|absorbe|compra|adquiere|salva|se queda|ofrece)\\b';
const FEWER =
  '\\b(?:fewer|less|lower|falling|declin\\w*|drop|fall|decrease|menos|menor)\\b.{0,30}\\b(?:miss\\w*|default\\w*|bankrupt\\w*|insolvenc\\w*|fail\\w*|impagos?)\\b';

function ofAnother(tenths: number, needs: string, unless = ''): CreditRule {
  return {
    kind: 'bankruptcy',
    says: anyOf(...OF_ANOTHER),
    needs: new RegExp(needs.startsWith('§') ? needs : `§.*(?:${needs})|(?:${needs}).*§`),
    unless: new RegExp(unless === '' ? OWN : `${OWN}|${unless}`),
    tenths,
  };
}

const FAILURE_WORDS =
  '(?:bankrupt\\w*|insolven\\w+|chapter 11|chapter 7|administration|receivership|liquidat\\w+|collaps\\w+|failed|defunct|fraud\\w*|scandal\\w*|default\\w*|distress\\w*|restructur\\w+|going[- ]concern|wind-?down|wound up|closing sales?|downgrad\\w+|accounting|quiebra|concurso|fraude|concursal)';
/** What the company is paid for. */
const SERVICE =
  '(?:advis\\w+|counsel|audit\\w*|administrators?|liquidators?|receivers?|monitor\\w*|trustee|examiner|investigat\\w+|probe|review\\w*|oversee\\w*|run|manage\\w*|handle\\w*|sell|auction\\w*|value|represent\\w*|lead|steer\\w*|guid\\w+|help\\w*|wind up|wind down|restructur\\w+|administrador\\w*|asesor\\w*|auditor\\w*|liquidador\\w*)';
/** What one is at a company that failed. */
const OFFICE =
  '(?:liquidators?|administrators?|receivers?|trustees?|conservators?|examiners?|monitors?|liquidador\\w*|administrador\\w* concursal\\w*|interventor\\w*)';
const GIVES =
  '(?:offers?|offered|extends?|provides?|provided|grants?|gives?|lends?|lent|steps? in|throws?|commits?|arranges?|comes? to|presta|concede|ofrece|inyecta|acude)';
const HELP =
  '(?:liquidity|loans?|(?:credit )?lines?|lifeline|funding|financing|rescue|bailout|backstop|facilit(?:y|ies)|cash|aid|support|liquidez|prestamo|credito|rescate|auxilio)';

function service(kind: CreditKind, tenths: number, says: RegExp, unless?: RegExp): CreditRule {
  return { kind, tenths, says, ...(unless && { unless }) };
}

export const WHOSE_RULES: readonly CreditRule[] = [
  // Blamed for what it did with the affair of another.
  service(
    'regulator',
    -3,
    anyOf(
      String.raw`§ (?:\S+ ){0,2}(?:fined|reprimanded|censured|sanctioned|penali[sz]ed|rebuked|sued|barred|hit with|ordered to pay|pays?|settles?|multad[oa]|sancionad[oa])\b.{0,50}\b(?:over|for|in|after|on|por)\b.{0,30}\b(?:audits?|auditing|overlook\w*|missing|failing to|failures? (?:in|over|to)|role|lapses|advice|rating|oversight|signing off|handling|auditar|auditoria)\b`,
      String.raw`\b(?:fines?|multa|multan|sanciona|sancionan|censures?|sues?|reprimands?|penali[sz]es)\b ${words(4)}§ .{0,50}\b(?:audit\w*|overlook\w*|missing|failing to|rating|ratings|oversight|rebajar|nota|calificacion|asesor\w*|conflicts?)\b`,
    ),
    /\bfraud (?:charges|scheme)\b|§ (?:\S+ )?(?:executives?|ceo|cfo)\b/,
  ),
  // Hired, named or paid for the affair of another.
  service(
    'bankruptcy',
    1,
    anyOf(
      String.raw`§ (?:\S+ ){0,2}(?:hired|named|appointed|picked|chosen|selected|retained|mandated|engaged|called in|brought in|tapped|nombrad[oa]|contratad[oa]|designad[oa]) (?:as |to |by |for |como |para )?${words(3)}\b${SERVICE}\b.{0,60}\b${FAILURE_WORDS}`,
      String.raw`\b(?:hires?|names?|appoints?|picks?|chooses|selects?|retains?|engages?|calls? in|brings? in|taps?|nombra\w*|contrata\w*|designa\w*|elige\w*)\b ${words(2)}§ (?:as|to|for|como|para)\b.{0,80}\b(?:${FAILURE_WORDS}|licen[cs]e|lenders|creditors|debt|accounts|books)`,
      String.raw`\b(?:hires?|names?|appoints?|retains?|engages?|taps?|contrata|nombra|ficha)\b ${words(2)}§ (?:and \S+ )?(?:${words(3)})?(?:as |como )${words(2)}\b(?:advis\w+|counsel|administrators?|liquidators?|monitor|auditor|asesor\w*|administrador\w*)`,
      String.raw`§ (?:\S+ ){0,2}(?:advis(?:es|ed|ing)|to (?:advise|represent|counsel)|represents?|represented|counsels?|acts? for|acted for|audits?|asesora|representa) ${words(4)}\b(?:creditors?|lenders?|bondholders?|buyers?|company|retailer|airline|bidders?|administrators?|on|in|through|acreedores|bonistas)\b.{0,60}\b${FAILURE_WORDS}`,
      String.raw`§ (?:\S+ ){0,2}(?:lawyers?|partners?|analysts?|economists?|strategists?|survey|report|study|index|research|data|figures|estudio|informe|analistas?)\b.{0,16}\b(?:says?|said|sees?|warns?|finds?|shows?|expects?|predicts?|forecasts?|counts?|on|dice|preve|advierte|alerta)\b.{0,60}\b${FAILURE_WORDS}`,
    ),
    /(?<![^ ])§ (?:\S+ )?(?:administrators?|receivers?|liquidators?) (?:say|warn)|\breport (?:a )?(?:loss|default)\b|§ data breach/,
  ),
  // Who pays the company, and does not.
  service(
    'results',
    -3,
    anyOf(
      String.raw`\b${CUSTOMER} (?:of § )?${others(2)}\b(?:(?:stops?|stopped|halts?|delays?|ceases?|withholds?|late|slow|refuses?|deja de) (?:on |to |in |with )?(?:pay\w*|pagar)|owes)\b`,
    ),
    new RegExp(`${NO_IMPACT}|\\b(?:strike|boycott|data breach)\\b|\\b(?:to|from) §`),
  ),
  service(
    'missed payment',
    1,
    anyOf(
      String.raw`§ ${words(1)}\b(?:lets?|allows?|offers?|helps?|gives?|permite|deja) ${others(4)}(?:to )?(?:skip|miss|defer|delay|pause|postpone|aplazar|diferir)\b`,
    ),
    /\b(?:creditors?|lenders?|bondholders?|noteholders?)\b/,
  ),
  // In office at what failed, and who lends to it.
  service(
    'liquidation',
    1,
    anyOf(
      String.raw`§ ${words(2)}\b(?:named|appointed|chosen|picked|confirmed|installed|becomes|serv\w+|acts?|acting|takes? over|nombrad[oa]|designad[oa]) ${words(3)}\b${OFFICE} (?:of|to|for|at|over|in|de|del|al?) (?!§|itself\b|its own\b)`,
      String.raw`\b(?:names?|appoints?|picks?|chooses?|nombra|designa) § ${words(3)}\b${OFFICE} (?:of|to|for|at|over|in|de|del|al?) (?!its own\b)`,
    ),
  ),
  service(
    'liquidity',
    0,
    anyOf(
      String.raw`§ ${words(1)}\b${GIVES} ${words(6)}\b${HELP} ${words(1)}(?:to|for|at|of|a|al|para) ${others(3)}(?:${FAILED}|${PARTNER}|${TRADE}|fintech|start-?up|promotora|insurer|utility)\b(?! (?:§|suppl|customers))`,
      String.raw`§ ${words(1)}\b(?:rescues?|bails? out|props? up|rescata|socorre) ${others(2)}(?:${FAILED}|${PARTNER}|${TRADE})\b`,
    ),
    /\b(?:own|its (?:parent|lenders|creditors|bondholders)|shareholders)\b/,
  ),
  service(
    'bankruptcy',
    2,
    anyOf(
      String.raw`§ .{0,30}\b(?:wins?|won|lands?|bags?|receives?|gets?|named|takes? home|scoops)\b ${words(4)}\b(?:award|prize|mandate|contract|deal|appointment|work|role)\b ${words(7)}(?:${FAILURE_WORDS}|fined)`,
    ),
    /\bto (?:avoid|avert|exit|emerge)|\bbankruptcy court (?:approv|nod)/,
  ),
  // What it says of others at large.
  service(
    'default',
    0,
    anyOf(
      String.raw`§ ${words(2)}\b(?:says?|sees?|warns?|expects?|forecasts?|predicts?|reports?|finds?|counts?|cautions?|fears?|projects?|preve|advierte|alerta|espera|pronostica)\b ${words(3)}\b(?:corporate|global|euro(?:pean)?(?: zone)?|us|u\.s\.|uk|chinese|german|asian|sector|industry|industry-wide|market-wide|business|company|small[- ]business|sme|retail|personal|household|consumer|sovereign|speculative-grade|junk|leveraged|empresariales|del sector)\b ${words(2)}\b(?:defaults?|default rates?|bankruptc\w+|insolvenc\w+|failures|restructurings|downgrades|fraud|distress|quiebras|concursos|impagos|liquidity|spreads)\b`,
      String.raw`§ ${words(2)}\b(?:says?|sees?|warns?|expects?|forecasts?|predicts?|cautions?|fears?|preve|advierte|alerta)\b.{0,60}\b(?:bankruptc\w+|insolvenc\w+|defaults|downgrades|liquidity|fraud|distress|collapses|spreads|restructurings|quiebras|concursos|impagos)\b ${words(3)}\b(?:across|among|in|at|throughout|entre|en) (?:the |el |la |los |las )?${words(2)}\b(?:sectors?|industry|markets?|economy|region|europe|asia|china|latin america|africa|us|retailers|builders|banks|companies|firms|issuers|smes|developers|empresas|pymes|constructoras)\b`,
    ),
    /\b(?:own|its (?:debt|bonds|default|bankruptcy|loans|restructuring|liquidity)|§ (?:\S+ )?(?:default|bankrupt))/,
  ),
  service(
    'rating action',
    0,
    anyOf(
      String.raw`§ ${words(1)}\b(?:lowers?|cuts?|raises?|lifts?|revises?|downgrades?|upgrades?|trims?|turns?|changes?|affirms?|rebaja|recorta|eleva|mejora)\b ${words(4)}\b(?:for|on|of|to|para|de|del) (?:the |el |la |los )?${words(3)}(?:sectors?|industr(?:y|ies)|economy|markets?|banks|lenders|insurers|issuers|companies|retailers|developers|builders|airlines|sovereigns?|growth|gdp|sector|economia|bancos)\b`,
      String.raw`§ (?:downgrades|upgrades|affirms) (?:\d+|two|three|four|five|six|ten|several|dozens|hundreds)\b`,
    ),
    /\b(?:its own|guidance|stake|exposure|rates?|prices?|loans?|jobs|costs?)\b/,
  ),
  // Its money, spent on what failed.
  ofAnother(-3, '\\b(?:fined|censured|reprimanded|sued|multad[oa])\\b', '\\brival'),
  ofAnother(3, FEWER),
  // 'Lifts provisions' averts nothing.
  {
    ...ofAnother(-3, '\\b(?:provisions?|impairments?|write-?(?:off|down)s?|loan loss\\w*)\\b', FEWER),
    isTurnable: false,
  },
  ofAnother(2, BUYS),
  ofAnother(0, NO_IMPACT, HELPS),
  ofAnother(3, HELPS, `${HURTS}|\\b(?:to|by|from) §`),
  ofAnother(-3, HURTS, HELPS),
];
