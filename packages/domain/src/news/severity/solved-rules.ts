// Bad news that is over or was none (issue 17, 'Severity for credit'): cases thrown out, doubts that are gone, panels that find nothing, loans without a breach. Read
// before the rules of failure. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const COURT =
  '(?:courts?|judges?|tribunals?|nclt|nclat|justices|jury|panel|arbitrators?|regulators?|watchdog|prosecutors?|authorit(?:y|ies)|sec|fca|sebi|bafin|amf|asic|police|justicia|juez|jueza|juzgado|audiencia|supremo|tribunal|fiscalia|cnmv)';
const ENDS =
  '(?:toss(?:es|ed)?|throws? out|threw out|thrown out|dismiss(?:es|ed|al of)?|quash(?:es|ed)?|sets? aside|overturn(?:s|ed)?|stays|stayed|halts|halted|annuls?|annulled|strikes? (?:out|down)|struck out|drops?|dropped|withdraws?|withdrew|withdrawn|abandons?|closes?|closed|ends?|ended|shelves|clears?|cleared|scraps?|rejects?|rejected|refuses?|refused|denies|rescinds?|lifts?|lifted|vacates?|vacated|reverses?|reversed|archiva\\w*|sobresee\\w*|desestima\\w*|anula\\w*|absuelve\\w*|exculpa\\w*|cierra|retira\\w*|levanta\\w*)';
/** What a court ends, and so is good. */
const PROCEEDING =
  "(?:(?:involuntary |creditors?'? |lender'?s? |bank'?s? |hedge fund'?s? )?(?:bankruptcy|insolvency|winding[- ]up|liquidation|receivership|administration) (?:petitions?|pleas?|proceedings?|process|orders?|applications?|bids?|cases?|suits?|requests?|actions?|moves?)|(?:accounting|securities|shareholder|investor|criminal|civil|bondholder|creditor|class[- ]action|fraud|accounting[- ]fraud)(?:[- ]\\S+)? (?:class actions?|lawsuits?|suits?|cases?|charges?|claims?|probes?|investigations?|inquir(?:y|ies)|allegations?)|class actions?|causa|querella|demanda|denuncia|investigacion|imputacion|acusacion|multa|sancion|expediente)";
const FALSE_BOOKS =
  '(?:fraud\\w*|accounting|accounts|books|bookkeeping|revenue|invoices?|restatement|misconduct|wrongdoing|money[- ]laundering|diver(?:ting|sion)|embezzl\\w+|fraude|contab\\w+|cuentas|estafa|falsedad|blanqueo|desvio)';
/** Ways to say that nothing is so. */
const NOTHING =
  '(?:no (?:credit event|event of default|default|breach|violation|covenant breach|evidence|irregularit\\w+|wrongdoing|misconduct|misstatements?|errors?|restatement|fraud|case to answer))';
const GONE =
  '(?:despeja\\w*|disipa\\w*|conjura\\w*|aleja\\w*|ahuyenta\\w*|espanta\\w*|sortea\\w*|esquiva\\w*|elude\\w*|evita|deja atras|supera|aparca|se libra|pone fin|borra)';
const SPANISH_FEARS = '(?:dudas?|incertidumbre|fantasma|riesgo|amenaza|temor(?:es)?|peligro|sombra)';

const DISPUTE =
  '(?:disputes?|lawsuits?|litigation|suits?|(?:legal|court|tax|patent|damages|antitrust|class[- ]action) (?:cases?|claims?|battles?|fights?|bills?|costs?)|legal|cases?|(?:insurance|injury|warranty|liability|customer) claims?|arbitrations?|settle(?:s|d|ments?)|fine[sd]?|penalt(?:y|ies)|damages|litigios?|pleitos?|disputas?|contenciosos?|demandas?|juicios?|arbitrajes?|multas?|sancion(?:es)?|indemnizacion(?:es)?|conflictos?)';
const SET_ASIDE =
  '(?:provisions?|provisioned|provided(?: for)?|reserves?|reserved|set aside|put aside|accruals?|accrued|provision(?:es)?|provisionad[oa]s?|dotad[oa]s?|reservad[oa]s?)';
/** More than was set aside, or a provision that is too small. */
const ABOVE =
  /\b(?:not|no|only partly|above|over|more than (?:the |it )|exceeds? (?:the |its )?provisions?|por encima|raises?|inadequate|insufficient|too (?:low|small)|fails?|may|might|could|hopes?|seeks?|if|bad loans?|loan[- ]loss\w*|npas?|npls?|insolven\w+|bankrupt\w*|default\w*|podria|si|espera)\b/;

const MATURING =
  '(?:bonds?|notes|debts?|loans?|maturit(?:y|ies)|repayments?|borrowings|commercial paper|dues)';
const MONEY = '(?:cash|liquidity|funds|credit lines?|facilit(?:y|ies))';

function solved(kind: CreditKind, tenths: number, says: RegExp, unless?: RegExp): CreditRule {
  return { kind, tenths, says, ...(unless && { unless }) };
}

/** The company wanted it, or lost. */
const ITS_OWN =
  /\b(?:bid|plea|request|appeal|petition|application|plan|motion|effort|attempt) (?:by|from|of) §|§ (?:bid|plea|request|appeal|petition|application|plan|rescue|sale|motion|attempt|effort|challenge|suit|lawsuit|claim|recurso|peticion|solicitud|chapter 11|bankruptcy (?:plan|exit|case|filing|petition))|\bto (?:dismiss|toss|quash|exit|emerge|throw out)\b|\b(?:refuses?|declines?|denies|rejects?|fails?) to (?:toss|dismiss|throw|drop|end|close|stay|halt|quash)|\b(?:recurso|apelacion) de|\bagainst (?:a |the )?(?:ruling|dismissal)|\brejects? .{0,20}(?:bid|motion|request|plea) to\b/;
const STILL =
  /\b(?:fails?|failed|unable|struggl\w*|tries|trying|seeks?|hopes?|bid|needs?|attempts?|last-ditch|urges?|may|might|could|para|intenta|trata de|lucha|busca|quiere|no)\b/;

export const SOLVED_RULES: readonly CreditRule[] = [
  solved(
    'bankruptcy',
    3,
    anyOf(
      String.raw`\b${COURT}\b ${words(2)}\b${ENDS}\b ${words(5)}\b${PROCEEDING}\b`,
      String.raw`\b${PROCEEDING} ${words(1)}(?:against|involving|over|into|contra|de|on) ${words(1)}§ ${words(3)}\b(?:is |was |are |were )?(?:tossed|thrown out|dismissed|quashed|set aside|overturned|stayed|halted|annulled|struck out|dropped|withdrawn|abandoned|closed|ended|rejected|lifted|fails?|collapses?|archivad[oa]|desestimad[oa]|anulad[oa]|retirad[oa])\b`,
      String.raw`§ ${words(2)}\b(?:wins?|won|secures?|gets?|obtains?|gana|consigue|logra)\b ${words(2)}\b(?:dismissal|stay|reversal|annulment|acquittal|suspension|end|archivo|sobreseimiento|absolucion|anulacion)\b (?:of|to|in|on|from|del?|en) .{0,60}\b(?:${PROCEEDING}|${FALSE_BOOKS}|bankruptcy|insolvency|liquidation)`,
      String.raw`§ ${words(2)}\b(?:defeats?|defeated|beats?|sees? off|saw off|fends? off|fights? off|prevails? (?:in|over)|shakes? off|wins?) ${words(4)}\b${PROCEEDING}\b`,
      String.raw`\b(?:settles?|settled|settlement|pays?|paid|repays?) .{0,50}\b(?:ends?|ending|ended|lifts?|averts?|closes?|to end|withdraws?|stays?) ${words(3)}\b(?:bankruptcy|insolvency|winding[- ]up|liquidation|petition)\b`,
      String.raw`\b(?:bankruptcy|insolvency|winding[- ]up|liquidation) .{0,40}\b(?:after|following) ${words(2)}\b(?:settlement|settling|repay\w*|payment)\b`,
    ),
    ITS_OWN,
  ),
  solved(
    'accounting fraud',
    3,
    anyOf(
      String.raw`\b${COURT}\b ${words(2)}\b${ENDS}\b.{0,60}\b${FALSE_BOOKS}\b`,
      String.raw`\b(?:archiva\w*|sobresee\w*|absuelve\w*|exculpa\w*|absuelt\w+)\b.{0,60}\b(?:${FALSE_BOOKS}|causa|§)`,
      String.raw`\b(?:cleared|acquitted|exonerated|absolved|vindicated) (?:of|in|over|by|on|as)\b`,
      String.raw`\b(?:finds?|found|sees?|saw|uncovers?|shows?|halla|encuentra|detecta) (?:no|nothing|ningun\w*) ${words(3)}\b(?:${FALSE_BOOKS}|irregularit\w+|irregularidades|errors?|breach\w*|case|to answer|wrong|amiss|improper)`,
      String.raw`\b(?:wins?|won|awarded|gets?|receives?) ${words(3)}\b(?:libel|defamation|slander|apology|damages from|retraction)\b`,
      String.raw`\b(?:finds?|found|rules?|ruled|declares?|says?) (?:\S+ ){0,2}§ (?:\S+ ){0,2}solvent\b`,
      String.raw`\bno (?:case to answer|further action|charges)\b`,
    ),
    new RegExp(
      `${ITS_OWN.source}|\\b(?:lack of|insufficient|no) (?:controls?|oversight)|\\bformer (?:ceo|cfo|boss)|\\bclears? (?:way|path)|\\bfound no (?:buyers?|rescue)`,
    ),
  ),
  solved(
    'default',
    3,
    anyOf(
      String.raw`\b(?:rules?|ruled|finds?|found|says?|said|decides?|decided|determin\w+|concludes?|declares?|agrees?|sees?)\b ${words(4)}\b${NOTHING} (?:has |had |have |at|on|by|under|occurred|took|happened|needed|found|for|in)\b`,
      String.raw`\b(?:agrees?|agreed|votes?|voted|consents?|opts?|decid\w+|promis\w+|acept\w+|acuerd\w+|pact\w+|vota\w*) (?:not to|a no|no) (?:call|declare|accelerate|enforce|exercise|demand|declarar|ejecutar|acelerar|exigir|reclamar)\b`,
      String.raw`\b(?:not|never|n't) (?:\S+ )?(?:constitute|amount to|trigger|count as|represent|cause|be) (?:a |an |any )?(?:credit event|event of default|default|breach)\b`,
    ),
    /\b(?:§ (?:says|said|insists|boss|ceo)|no evidence of (?:plan|payment|recovery))\b/,
  ),
  solved(
    'default',
    3,
    anyOf(
      String.raw`\b(?:agrees?|agreed|votes?|voted|consents?|opts?) to (?:waive|forgive|forbear|rescind|suspend|relax|loosen)\b.{0,40}\b(?:defaults?|breach\w*|covenants?|tests?|terms|acceleration)\b`,
      String.raw`\b(?:waives?|waived|rescinds?|rescinded|forgives?|annuls?) ${words(3)}\b(?:defaults?|breach\w*|acceleration|covenants?)\b`,
    ),
    /\b(?:may|might|could|unless|refus\w*|reject\w*|not|seeks?|asks?|wants?|no)\b/,
  ),
  solved(
    'going concern',
    5,
    anyOf(
      String.raw`\b${GONE}\b.{0,30}\b${SPANISH_FEARS}\b.{0,40}\b(?:continuidad|viabilidad|futuro|supervivencia|solvencia|quiebra|concurso|liquidacion|impago|liquidez|caja)`,
      String.raw`\b(?:puts?|lays?|set|sets) (?:\S+ ){0,4}(?:bankruptcy|insolvency|default|survival|solvency|going[- ]concern|liquidity) (?:\S+ )?(?:fears?|doubts?|worries|concerns?|talk|rumou?rs) (?:to rest|behind|to bed)\b`,
      String.raw`\b(?:silenc\w+|quell\w*|quash\w*|kill(?:s|ing)|scotch\w*|defus\w+|dous\w+|tamp\w*|squelch\w*|lay\w* to rest|ends?|ending|calm\w*|bur(?:y|ies|ying)|stills?) ${words(3)}\b(?:default|bankruptcy|insolvency|liquidity|solvency|delisting|rescue|going[- ]concern) (?:talk|fears?|rumou?rs?|speculation|worries|doubts?|concerns?|chatter)\b`,
      String.raw`\b(?:survival|solvency|future|viability)\b ${words(2)}(?:no longer|not) (?:\S+ )?(?:in (?:question|doubt|danger)|at (?:risk|stake)|threatened)\b`,
      String.raw`\b(?:dispels?|banish\w*|removes?|erases?|allays?|ends?|resolves?|clears?|overcomes?|shakes? off|sheds?|exits?|buries) ${words(4)}\b(?:going[- ]concern|survival|insolvency|bankruptcy|solvency|viability) ?(?:\S+ )?(?:doubts?|fears?|warnings?|concerns?|caveats?|qualifications?|worries|flags?|notes?|language|uncertainty)\b`,
      String.raw`\bno longer (?:doubts?|in doubt|questions?|fears? for|at risk)\b.{0,30}\b(?:survival|future|going[- ]concern|viability|solvency|ability)\b`,
      String.raw`\b(?:accounts?|audit|results|auditors?|opinion)\b.{0,30}\b(?:without|with no|free of|drops?|no) ${words(2)}\b(?:going[- ]concern|survival) (?:caveat|warning|doubt|qualification|note|emphasis|language)`,
      String.raw`\b(?:clean|unqualified|unmodified) (?:audit )?(?:opinion|report|bill of health)\b.{0,50}\b(?:going[- ]concern|doubt|qualif\w+|caveat|last year|again|after)\b`,
      String.raw`\bgoing[- ]concern (?:\S+ )?(?:doubt|warning|caveat|note|language|flag|qualification|paragraph)s? (?:\S+ )?(?:gone|goes|removed|lifted|dropped|disappears|falls away|no longer|cleared|resolved|off)\b`,
    ),
    STILL,
  ),
  // Paid after all.
  solved(
    'missed payment',
    3,
    anyOf(
      String.raw`\b(?:delayed|overdue|late|missed|skipped|deferred|outstanding|unpaid|withheld) ${words(1)}\b(?:coupons?|interest|payments?|principal|instal?ments?|rent)\b ${words(3)}\b(?:arriv\w+|received|paid|settled|credited|cleared|made|transferred|lands|landed|reached)\b`,
      String.raw`\b(?:wires?|wired|transfers?|transferred|sends?|sent|remits?|remitted|deposits?|deposited) ${words(2)}(?:delayed|overdue|late|missed|skipped|deferred) ${words(1)}(?:coupons?|interest|payments?|principal|instal?ments?)\b`,
      String.raw`\b(?:pays?|paid|repays?|repaid|redeems?|redeemed|settles?|honou?rs?) ${words(6)}\b(?:on (?:the )?due date|as (?:scheduled|promised|planned))\b`,
    ),
    /\b(?:not|yet to|never|has not|fails?|failed|unable|cannot|until|unless|may|might|could|dividend|tax|fine|promises|customers|denies|dismisses|rejects|will be|insists)\b/,
  ),
  // Those who prey on the customers.
  solved(
    'accounting fraud',
    1,
    anyOf(
      String.raw`\b(?:frauds?|scams?|fraudsters?|swindlers?|scammers|phishing)\b ${words(3)}\b(?:targeting|targets?|against|preying on|aimed at|hitting|posing as|impersonat\w+|using) ${words(2)}§`,
      String.raw`§ .{0,40}\bto (?:beat|foil|thwart|outwit|outsmart|fight|stop|catch|curb) ${words(1)}(?:frauds?|scams?|fraudsters?|scammers)\b`,
      String.raw`§ (?:customers?|clients?|users?|cardholders|savers) ${words(4)}\b(?:frauds?|scams?|fraudsters?|swindle\w*|phishing)\b`,
    ),
    /\b(?:investors|accounting|executives?|charged)\b/,
  ),
  // Help that new debt repays.
  solved(
    'refinancing',
    6,
    anyOf(
      String.raw`\b(?:repays?|repaid|returns?|redeems?|replaces?|retires?|devuelve|reembolsa) .{0,30}\b(?:emergency|bailout|rescue|central bank|state|government|covid|emergencia|rescate)\b.{0,40}\b(?:with|through|via|from|using|after|con|mediante) ${words(4)}(?:bonds?|notes|term loan|refinancing|facility|bonos|refinanciacion)\b`,
    ),
    STILL,
  ),
  // Money that is there.
  solved(
    'liquidity',
    2,
    anyOf(
      String.raw`\b(?:cash|liquidity|runway|funds|funding|money)\b ${words(6)}(?:into|through|until|beyond|past) (?:the )?(?:end of |late |early |mid ?-?|end ?-?)*20(?:2[89]|[3-9]\d)\b`,
      String.raw`\bdeposits? (?:\S+ )?(?:steady|stable|stabili[sz]\w+|holding up|hold up|held up|flowing back|back|return\w*|growing|grew|rise|rose|up)\b`,
      String.raw`\b(?:no|without) (?:recourse|need|use|request|call) (?:to|for|of) ${words(3)}\b(?:central bank|fed|ecb|discount window|emergency|window|state aid|bailout|rescue|capital|funds?)\b`,
      String.raw`\b(?:has|have|with|holds?|boasts?|sits on|sees) (?:ample|sufficient|enough|plenty of|adequate|strong|solid|comfortable|robust) ${words(2)}\b(?:cash|liquidity|funds|funding|headroom|resources)\b`,
      String.raw`\b(?:cash|liquidity|funding|headroom) ${words(2)}(?:is |remains? |are )(?:ample|sufficient|adequate|strong|solid|comfortable|robust|plentiful)\b`,
      String.raw`\b(?:tiene|cuenta con|dispone de) (?:\S+ ){0,2}(?:caja|liquidez) (?:\S+ ){0,2}(?:suficiente|holgada|de sobra|para)\b`,
      String.raw`\b(?:repays?|repaid|returns?|returned|pays? back|exits?|devuelve|reembolsa) .{0,40}\b(?:emergency|bailout|rescue|central bank|state|tarp|covid|government|emergencia|rescate|ayudas?)\b.{0,16}\b(?:loans?|aid|funds?|funding|money|support|credit|facility|line|publicas|bce|prestamo)\b`,
    ),
    /\b(?:not|no longer|unless|only|until|fails?|doubts?|denies|questions?|cannot|unable|outflows?|cost of deposits|warns?|covenants?|market|economy|banking system|sector|reserve bank)\b/,
  ),
  // A dispute that costs no more than what was set aside for it.
  solved(
    'results',
    2,
    anyOf(
      String.raw`\b${DISPUTE}\b.{0,60}\b(?:below|under(?! (?:the )?provisions? (?:of|in)\b)|(?:less|lower|smaller|cheaper) than|inside) ${words(5)}${SET_ASIDE}\b`,
      String.raw`\b${DISPUTE}\b.{0,60}\b(?:por debajo de|por menos de|menos de|inferior(?:es)? a|menor(?:es)? (?:que|de|a)) ?${words(3)}${SET_ASIDE}\b`,
      String.raw`\b${SET_ASIDE} ${words(2)}(?:exceeds?|exceeded|more than covers?|supera|cubre de sobra) ${words(4)}${DISPUTE}\b`,
    ),
    ABOVE,
  ),
  solved(
    'results',
    1,
    anyOf(
      String.raw`\b${DISPUTE}\b.{0,60}\b(?:within|covered by|met from|in line with|equal to|dentro de|cubiert[oa]s? (?:por|con)|en linea con) ${words(4)}${SET_ASIDE}\b`,
    ),
    ABOVE,
  ),
  // What matures, and the money for it is there.
  solved(
    'liquidity',
    4,
    anyOf(
      String.raw`\b${MATURING}\b ${words(6)}(?:covered|secured|pre-?funded|matched) ${words(1)}(?:by|with|from) ${words(4)}\b${MONEY}\b`,
      String.raw`§ (?:has|had|holds|held|keeps|secures|secured|arranges|arranged) ${words(4)}${MONEY} ${words(2)}(?:to cover|covering) ${words(5)}\b${MATURING}\b`,
      String.raw`\b(?:vencimientos?|bonos?|deuda|prestamos?)\b ${words(6)}\bcubiert[oa]s? ${words(1)}(?:con|por) ${words(4)}\b(?:caja|liquidez|efectivo|tesoreria|lineas?)\b`,
    ),
    /\b(?:not|no|only|partly|hardly|barely|half|less|without|lacks?|short|too little|solo|sin|parte|mitad|enough cash|fails?|doubts?|needs?|seeks?|must|until|unless|hedged?|calls?|clients?|customers?|pensions?|bad|soured)\b/,
  ),
  solved(
    'missed payment',
    3,
    anyOf(
      String.raw`\b(?:pays?|paid|meets?|met|settles?|services?|honou?rs?) ${words(3)}\b(?:coupons?|interest|instal?ments?|debts?|bonds?|notes|loans?|obligations|dues|bills) ${words(1)}(?:as|when|once) (?:it|they|each) (?:mature[sd]?|comes? due|is due|are due)\b`,
    ),
    /\b(?:not|no|never|until|unless|fails?|failed|failure|unable|inability|cannot|can't|ability|doubts?|struggl\w*|may|might|could|if|whether)\b/,
  ),
  // The date of a maturity, and nothing else.
  solved(
    'refinancing',
    0,
    anyOf(
      String.raw`§ (?:first |next |last |senior |hybrid |convertible |perpetual |term |commercial )*(?:bonds?|notes|loans?|debts?|coupons?|perpetuals?|hybrids?|convertibles?|debentures?|facility|credit line|paper) (?:mature[sd]?|will mature|to mature)(?: (?:in|on|by|at|next|this) ${words(2)}[^ ,;:]+)?(?!.)`,
    ),
  ),
  // A covenant that is kept.
  solved(
    'covenant',
    1,
    anyOf(
      String.raw`\b(?:honou?rs?|keeps?|kept|upholds?|respects?|sticks? to|meets?|met|satisf(?:ies|ied)|complies with) ${words(3)}\bcovenants?\b`,
      String.raw`\b(?:plenty of|ample|enough|comfortable|lots of) (?:room|headroom|space|slack|leeway|cushion) (?:under|in|within|on|before) ${words(3)}\bcovenants?\b`,
      String.raw`\b(?:covenants?|covenant headroom|headroom)\b.{0,30}\b(?:ample|comfortable|comfortably|met|intact|in compliance|unaffected|no risk|not at risk|not in danger|well within|remains? (?:ample|strong|solid))\b`,
      String.raw`\b(?:comfortably|well|remains?|fully|still|currently|is|are) (?:\S+ )?(?:within|inside|in compliance with|compliant with|clear of) ${words(3)}\b(?:covenants?|loan terms|lending limits|bank limits|leverage limits?|debt limits?)\b`,
    ),
    /\b(?:not|no longer|unless|until|fails?|doubts?|out of|may|might|expects? to breach|back in)\b/,
  ),
];
