// Rules that put two words together (issue 17, 'Severity for credit'): what happens, and what it happens to, wherever they stand. The last resort, after the
// exact wordings and the gist; each says little, but says it of headlines nobody foresaw. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';

const FAILS =
  "fail\\w*|drops? (?:plan|dollar|bond|sale|offering|deal)|no takers|no buyers?|no lenders?|refus\\w*|shun\\w*|snub\\w*|without (?:a )?deal|runs? out of time|ran out of time|pull\\w*|shelv\\w*|scrap\\w*|reject\\w*|unable|can(?:not|'t)|collaps\\w*|says? no to|balk\\w*|walks? away|abandon\\w*|postpon\\w*|stall\\w*|falters?|in limbo|fracas\\w*|cancela su|aplaz\\w*|rechaza\\w*|struggl\\w*|no logra";
const GETS =
  'gets|got|secures|secured|rais(?:es|ed|ing)|lands?|lines? up|lined up|agree\\w*|plac(?:es|ed)|wins|won|obtain\\w*|clinch\\w*|receiv\\w*|signs?|signed|arrang\\w*|clos(?:es|ed)|complet\\w*|nod|wraps?|bags?|fully subscribed|oversubscribed|coloca|capta|obtiene|logra|cierra|firma|consigue|completa';
const FUNDS =
  'paper|loans?|facilit(?:y|ies)|credit lines?|refinanc\\w*|new money|new funding|bond|bonds|notes|rights issue|share sale|share issue|fpo|qip|placement|capital raise|equity|funding|financing|backstop|overdraft|borrowing|term loan|cedulas|bonos|credito|prestamo|financiacion|refinanciacion|ampliacion|lifeline';
const REPAYS =
  'repay\\w*|prepay\\w*|redeem\\w*|retir(?:es|ed|ing)|push(?:es|ed|ing)?|extend\\w*|pay(?:s|ing)? (?:off|down|back)|paid (?:off|down|back)|replac\\w*|buys? back|wipes? out|halv\\w*|slash\\w*|cut(?:s|ting)?|reduc\\w*|trim\\w*|pare\\w*|lower\\w*|amortiz\\w*|cancelar|devuelve\\w*|extiende\\w*|settles?';
const DEBT =
  'debts?|loans?|bonds?|notes|borrowings|dues|maturit(?:y|ies)|state aid|leverage|deuda|bonos|prestamos?|vencimientos|liabilities';
const CASH = 'cash|liquidity|deposits?|liquidez|caja|depositos|funding|reserves';
const SHRINKS =
  'shrink\\w*|shrank|thin\\w*|dwindl\\w*|drain\\w*|fall\\w*|fell|drop\\w*|halv\\w*|evaporat\\w*|run\\w* (?:low|short|out)|burn\\w*|dry|dries|left|flee\\w*|outflow\\w*|squeeze\\w*|crunch|tight|strain\\w*|just (?:two|three|one|six|weeks|months|days)|only (?:two|three|one|weeks|months)|two months|weeks of|month of|cae|caen|agota\\w*|merma\\w*';

/** Both words, in any order, within one text. */
function both(one: string, other: string): Pick<CreditRule, 'says' | 'needs'> {
  return { says: new RegExp(`\\b(?:${one})\\b`), needs: new RegExp(`\\b(?:${other})\\b`) };
}

function rule(
  kind: CreditKind,
  tenths: number,
  says: RegExp | Pick<CreditRule, 'says' | 'needs'>,
  more: Pick<CreditRule, 'unless' | 'isTurnable'> = {},
): CreditRule {
  return { kind, tenths, ...(says instanceof RegExp ? { says } : says), ...more };
}

const NOT_CREDIT =
  /\b(?:ipo|mutual fund|gold loans?|home loans?|car loans?|student loans?|education loans?|lending rates?|loan rates?|interest rates?|rate cut|treasur\w*|government bonds?|g-?secs?|rbi|fed|ecb|sensex|nifty|futures|markets?|stocks|bond market|yields?|rupee|policy|nifty|fund manager|target|buy|sell call|loan growth|loan book|loan demand)\b/;

/** What turns or limits bad news: read before it. */
export const TURNING_RULES: readonly CreditRule[] = [
  rule(
    'accounting fraud',
    -1,
    /\b(?:rejects?|rebuts?|denies|refutes?|dismiss\w*|hits back|slams?|calls?)\b.*\b(?:fraud|accounting|short[- ]seller|hindenburg|muddy waters|books|claims|allegations?|attack)\b/,
    { unless: /\b(?:regulator|judge|court|sec) (?:rejects?|denies)/ },
  ),
  rule(
    'accounting fraud',
    -3,
    /\b(?:fraud|scam)\b.*\bby (?:an? )?(?:borrowers?|customers?|employees?|clients?|traders?|branch|staff)|\bvictim of\b.*\bfraud/,
  ),
  rule('restatement', 3, /\bnothing to restate\b|\bno (?:errors?|misstatements?)\b/),
  rule(
    'emergence',
    -5,
    /\b(?:more time|delay\w*|extension|longer|struggl\w*|not yet)\b.*\b(?:leave|exit|emerge)\w*\b.*\b(?:chapter 11|bankruptcy|insolvency|administration)/,
  ),
  rule(
    'emergence',
    7,
    /\b(?:ends?|ended|finished|behind it|closes|signs off)\b.*\b(?:bankruptcy|chapter 11|insolvency|court supervision|creditor protection)\b|\b(?:bankruptcy|chapter 11|insolvency)\b.*\b(?:over (?!\w+ (?:debt|claims))|over$|ends|ended|behind|closed|signs off)\b|\b(?:flies|opens|trades|sails|operates|back) again\b.*\b(?:insolvency|bankruptcy)|\bexits? court supervision/,
    { unless: /\b(?:liquidat\w*|fails?|rejected|jobs at risk)\b/ },
  ),
  rule(
    'emergence',
    6,
    /\b(?:bankruptcy|insolvency|chapter 11|reorgani[sz]ation|resolution|debt|rescue|rescate) plan\b.*\b(?:wins?|gets?|approv\w*|clear\w*|backed|accepted|passes|confirmed|nod|green light)\b|\b(?:approv\w*|clear\w*|back\w*|confirm\w*|accept\w*|nod)\b.*\b(?:bankruptcy|insolvency|chapter 11|reorgani[sz]ation|resolution|rescue) plan\b/,
    { unless: /\bno (?:\w+ )?plan\b|\borders? (?:\w+ )?liquidation\b/ },
  ),
  rule(
    'bankruptcy',
    3,
    /\b(?:steers? clear|recedes?|reduces?|lowers?|eases?|removes?|past)\b.*\b(?:bankruptcy|default|insolvency)\b|\b(?:bankruptcy|default|insolvency)\b.*\b(?:recedes?|eases?|fades?|lower|averted|off the table)\b/,
  ),
  rule(
    'capital',
    6,
    /\b(?:capital|funding|equity) (?:hole|gap|shortfall|need)\b.*\b(?:closed|plugged|filled|covered|met)\b|\b(?:plugs?|fills?|closes?|covers?)\b.*\b(?:capital|funding) (?:hole|gap|shortfall)\b/,
    { unless: /\b(?:must|needs? to|has to|seeks?|struggl\w*|to (?:plug|fill|close|cover)|fails?|tries)\b/ },
  ),
];

export const COMPOSED_RULES: readonly CreditRule[] = [
  rule('accounting fraud', -8, /\b(?:fraud|fraudulent|ponzi|embezzl\w*|fraude|estafa)\b/, {
    unless:
      /\b(?:card|payment|cyber|online|identity|tax|ad|insurance|phone|click|survey|fights?|prevention|detect\w*|tool|app|conference|course|book|film|train\w*|customers? (?:of|from)|warns)\b|years on|years ago|anniversary/,
    isTurnable: true,
  }),
  rule(
    'accounting fraud',
    -6,
    both(
      'hindenburg|muddy waters|short[- ]sellers?|whistle-?blower|whistleblowers?|gotham|viceroy|grizzly|fbi|serious fraud office|sfo|prosecutors?|fiscalia|audiencia',
      'accus\\w*|alleg\\w*|attack\\w*|target\\w*|raid\\w*|inflat\\w*|account\\w*|probe\\w*|charge\\w*|investigat\\w*|bets? against|condena\\w*|cuentas|registra',
    ),
    { unless: /\b(?:rebut|reject|den(?:y|ies)|clears?|drops?|closes?)\w*/, isTurnable: true },
  ),
  rule(
    'restatement',
    -7,
    both(
      'results|accounts|revenue|profit|statements?|books|earnings|sales|cuentas|ingresos',
      'errors?|mistakes?|contained errors|too early|wrongly|restat\\w*|incorrect\\w*|misstat\\w*|overstat\\w*|irregularit\\w*|premature\\w*|unreliable|erron\\w*|irregularidades',
    ),
    {
      unless: /\b(?:no|not|without|analyst\\w*|trader|trading error|glitch|margin of error|market)\b/,
      isTurnable: true,
    },
  ),
  rule('covenant', -6, /\b(?:forbearance|waiver|standstill)\b/, {
    unless:
      /\b(?:visa|patent|vaccine|fee|tariff|import|tax|interest|farm|loan) waiver|duty waiver|\blisting rules?\b/,
    isTurnable: true,
  }),
  rule(
    'bankruptcy',
    -8,
    /\b(?:on the (?:verge|brink) of|faces?|heading for|headed for|close to|nearing|threatened with|al borde de)\b.*\b(?:collapse|administration|bankruptcy|insolvency|default|ruin|failure|quiebra|concurso)\b/,
  ),
  rule(
    'missed payment',
    -7,
    /\b(?:fails?|failed|unable|struggl\w*|delay\w*|stops?|no (?:puede|paga)|late)\b.*\b(?:salar(?:y|ies)|wages|payroll|rent|staff dues|vendors?|suppliers|nominas|proveedores)\b/,
    { unless: /strike|union|minimum wage|wage (?:deal|talks|hike)/, isTurnable: true },
  ),
  rule(
    'distressed exchange',
    -7,
    both(
      'bondholders?|creditors?|lenders?|noteholders?|acreedores|bonistas',
      'forgiv\\w*|third of (?:the )?principal|write[- ]?off|haircut|losses|lose|cents|condon\\w*|quita|suspend payments|standstill',
    ),
    { unless: /\b(?:retail|bank) lender/, isTurnable: true },
  ),
  rule(
    'distressed exchange',
    -7,
    /\b(?:debt|bond|loan|notes) (?:swap|exchange)\b|\b(?:deems?|calls?|considers?) (?:it |this )?(?:distressed|a default)/,
    {
      unless: /interest[- ]rate swap|investment[- ]grade|registered|completes?|currency swap|for nature/,
      isTurnable: true,
    },
  ),
  rule(
    'spreads',
    -5,
    both(
      'bonds?|notes|debt|default insurance|cds|spreads?',
      'new low|record low|all-time low|lose (?:a|half|third|fifth|quarter)|loses? \\d+|highest since|hammered|battered|pummel\\w*|under pressure|junk levels|crater\\w*',
    ),
    { unless: NOT_CREDIT, isTurnable: true },
  ),
  rule(
    'delisting',
    -5,
    /\b(?:removed|removal|demoted|relegated|thrown out|suspended)\b.*\b(?:exchange|bourse|index|bolsa|listing|trading|shares)\b|\bshares (?:suspended|halted)\b/,
    { unless: /\b(?:pending|ahead of|resum\w*|keeps?)\b/, isTurnable: true },
  ),
  rule(
    'regulator',
    -5,
    /\b(?:withdrawals?|redemptions?|lending|deposits?) (?:at|of|by) §.*\b(?:capped|limited|restricted)|\bcaps? withdrawals|\btold to (?:hold|raise|set aside) more capital|\bmore capital by (?:the )?(?:watchdog|regulator)/,
    { isTurnable: true },
  ),
  rule(
    'regulator',
    -4,
    /\b(?:hit with|slapped with|gets|faces?|handed|receives?|ordered to pay|must pay|pays?)\b.*\b(?:fine|fines|penalty|penalties|damages|multa|sancion)\b|\b(?:record|hefty|huge) (?:\S+ ){0,4}(?:fine|penalty)\b/,
    { unless: /\b(?:no fine|cancels?|quash\w*|refund)\b/, isTurnable: true },
  ),
  rule(
    'regulator',
    3,
    /\b(?:faa|fda|sec|rbi|sebi|ftc|eu|regulators?|watchdog|court|ministry|fca|ecb|caa)\b (?:clears?|approves?|lets?|allows?|permits?|grants?)\b/,
    { unless: /fraud|appeal against|lawsuit to proceed|class action/ },
  ),
  rule(
    'capital',
    -6,
    new RegExp(
      `\\b(?:investors?|shareholders?|owners?|backers?|parent|bidders?|sponsors?)\\b.*\\b(?:refus\\w*|reject\\w*|says? no|no more money|walk\\w*|withhold\\w*|balk\\w*)\\b|\\bno more money\\b`,
    ),
    { unless: /pay (?:rise|deal|policy)|bonus|bid for|takeover|offer from|listing/, isTurnable: true },
  ),
  rule('refinancing', -5, both(FAILS, FUNDS), {
    unless: new RegExp(`${NOT_CREDIT.source}|\\b(?:pulls? (?:in|off|ahead)|collapse in|share sale hopes)\\b`),
    isTurnable: true,
  }),
  rule('liquidity', -5, both(CASH, SHRINKS), {
    unless: new RegExp(
      `${NOT_CREDIT.source}|\\b(?:cash (?:offer|deal|bid|pile grows)|cash[- ]rich|reserves? (?:bank|estimate)|profit|sales|costs|oil|gas)\\b`,
    ),
    isTurnable: true,
  }),
  rule(
    'liquidity',
    -7,
    /\b(?:taps?|turns? to|leans? on|begs?|calls? on)\b.*\b(?:central bank|snb|emergency|government help|state help|bailout|rescue fund)\b/,
  ),
  rule(
    'liquidity',
    -5,
    /\b(?:seeks|asks for|needs|pleads for|pide|busca)\b.*\b(?:help|bailout|rescue|aid|ayuda|rescate|emergency|more time|breathing space)\b/,
    {
      unless: /\b(?:helps?|customers|users|flood|quake|tax|growth|talent|startups)\b|police/,
      isTurnable: true,
    },
  ),
  rule(
    'liquidity',
    -7,
    /\b(?:pull|yank|withdraw)\w*\b.*(?:\bbln\b|\bbn\b|\bbillion\b|\bmoney\b|\bdeposits\b).*\b(?:from §|in (?:a|one) day|in hours)\b/,
  ),
  rule('refinancing', 5, both(REPAYS, DEBT), {
    unless: new RegExp(
      `${NOT_CREDIT.source}|\\b(?:rating|ratings|outlook|moody's|fitch|s&p|price|job|jobs|staff|dividend|cannot|unable|fails?|struggl\\w*|pay cut)\\b|\\b(?:cuts?|reduces?|lowers?) .{0,12}(?:loan|bond) (?:rates?|prices?)`,
    ),
  }),
  rule('liquidity', 4, both(GETS, `${FUNDS}|deposits|liquidity|liquidez|headroom`), {
    unless: new RegExp(
      `${NOT_CREDIT.source}|\\b(?:rating|ratings|tough|scandal|probe|default\\w*|distress\\w*|bankrupt\\w*|investigat\\w*|talks|seeks?|hopes?|may|might|could|private equity|equity (?:fund|research|head))\\b`,
    ),
  }),
  rule(
    'capital',
    5,
    /\b(?:gets|receives|raises|raised)\b.{0,8}(?:rs|\$|€|£)? ?[\d.,]+ ?(?:crore|bln|bn|billion|mln|million|m)\b.{0,20}\b(?:from|via|through|in (?:share|equity|fresh))\b/,
    { unless: /\b(?:order|contract|fine|penalty|ipo|deal to (?:build|supply)|lawsuit|revenue|sales)\b/ },
  ),
];
