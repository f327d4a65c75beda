// Results, orders and capital whose side a single word hides (issue 17, 'Severity for credit'): a loss left behind, a profit that comes of a sale, debt taken on for
// owners, a plan voted down. Read before the rules of single words. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const RESULT =
  '(?:profits?|earnings|net income|net profit|income|ebitda|results|margins?|revenues?|sales|beneficios?|ganancias|resultados)';
const HOPES =
  '\\b(?:hopes?|hoping|aims?|expects?|targets?|plans?|sees|forecasts?|eyes|promises|vows|pledges|fails?|failed|not|no|never|unlikely|delay\\w*|postpon\\w*|frustra\\w*|aleja\\w*|retrasa\\w*|aplaza\\w*|espera\\w*|preve\\w*|confia\\w*|podria|may|might|could|when|until|to return|despite)\\b';
const RAISE =
  '(?:rights issue|share (?:sale|issue|offering|placing|placement)|capital (?:increase|raise|raising|hike|injection)|equity (?:raise|issue|injection|offering)|cash call|emergency (?:funding|fundraising|share sale|rights issue)|recapitali[sz]ation|rescue (?:plan|deal|package|offer|financing)|bailout|refinancing|ampliacion de capital|rescate|refinanciacion)';

/** What one hopes for in trouble, and the end of such hopes. */
const WAY_OUT =
  '(?:(?:avoid|avert|escap|evitar)\\w* (?:\\S+ ){0,2}(?:default|bankruptcy|insolvency|collapse|liquidation|administration|receivership|chapter 11|impago|quiebra|concurso|insolvencia|liquidacion)|rescues?|bailout|lifeline|surviv(?:e|al|ing)|white knight|rescate|salvacion|sobrevivir)';
const FADES =
  '(?:fades?|faded|fading|dims?|dimmed|dwindl\\w+|recedes?|receded|receding|evaporat\\w+|dashed|vanish\\w*|desvanec\\w+|esfuman?|diluyen?|disipan?)';

function turn(kind: CreditKind, tenths: number, says: RegExp, unless?: RegExp): CreditRule {
  return { kind, tenths, says, ...(unless && { unless }) };
}

export const TURNAROUND_RULES: readonly CreditRule[] = [
  {
    kind: 'going concern',
    says: anyOf(
      String.raw`\b(?:hopes?|chances|esperanzas?) ${words(3)}${WAY_OUT}\b.{0,40}\b${FADES}\b`,
      String.raw`\b(?:hopes?|chances|esperanzas?) ${FADES} .{0,40}\b${WAY_OUT}\b`,
      String.raw`\b${FADES} .{0,12}\b(?:hopes?|chances|esperanzas?) ${words(4)}${WAY_OUT}\b`,
    ),
    needs: /§/,
    unless: /§ (?:'s? )?(?:rivals?|competitors?|customers?|clients?|suppliers?|peers?|tenants?)\b/,
    tenths: -7,
    isTurnable: false,
  },
  turn(
    'results',
    -3,
    anyOf(
      String.raw`\b(?:frustra\w*|trunca\w*|retrasa\w*|aleja\w*|impide\w*|arruina\w*|malogra\w*|pone en (?:peligro|riesgo)|aplaza\w*|compromete\w*|lastra\w*)\b.{0,30}\b(?:vuelta a (?:los )?beneficios|recuperacion|beneficios?|resultados|objetivos|crecimiento|rentabilidad|ganancias)\b`,
      String.raw`\b(?:dashes?|derails?|delays?|postpones?|wrecks?|scuppers?|pushes back|dents?|kills?|sinks?|thwarts?|imperils?)\b.{0,40}\b(?:return to profit|hopes|recovery|turnaround|comeback|breakeven|break-even|profit (?:goal|target)|profitability)\b`,
      String.raw`\b(?:return to profit|breakeven|break-even|turnaround|recovery|profitability) ${words(2)}\b(?:delayed|postponed|pushed back|slips|further off|stalls?|in doubt|derailed)\b`,
      String.raw`\b(?:margins?|profitability) ${words(2)}\b(?:squeezed|under pressure|shrink\w*|erod\w*|hit|pinched|crushed|narrow\w*|compress\w*)\b|\b(?:margin|profit) (?:squeeze|pressure|pain|erosion|slump)\b|\bsqueez(?:es|ed|ing) (?:\S+ )?(?:margins?|profits?)\b`,
      String.raw`\b(?:sales|revenue|orders?|growth|profit)\b ${words(3)}\b(?:fails?|not enough|insufficient|unable) to (?:stop|stem|offset|halt|prevent|cover|mask|make up)\b.{0,30}\b(?:loss\w*|costs?|decline|slide|fall|burn)`,
      String.raw`\b(?:pierde|perdera|perdio|se queda sin) (?:el|un|una|su|la|al|a su|sus) ${words(2)}\b(?:contrato|cliente|concesion|licitacion|adjudicacion|pedido|licencia|socio|mayor cliente|principal cliente)\b`,
    ),
    /\b(?:rebounds?|recovers?|eases?|easing|relief|ends?|widen\w*|improv\w*|rivals?)\b/,
  ),
  turn(
    'results',
    -3,
    /\b(?:but|pero)\b (?:\S+ ){0,2}(?:profits?|earnings|net income|net|ebitda|beneficios?)\b (?:\S+ )?(?:halv\w+|falls?|fell|drops?|dropped|slid\w*|plung\w*|slump\w*|sinks?|tumbl\w*|shrinks?|cae|caen|se desploma)\b/,
    /\b(?:less than|expected|feared)\b/,
  ),
  turn(
    'results',
    -4,
    anyOf(
      String.raw`\b${RESULT}\b ${words(5)}\b(?:below|short of|behind|under|miss) ${words(2)}\b(?:(?:market|consensus|analyst\w*|previous|prior|earlier|current|board'?s?|management'?s?|company'?s?) (?:\S+ )?(?:expectations?|forecasts?|guidance|estimates?)|expectations)\b`,
      String.raw`\b(?:${RESULT}|guidance|outlook|forecasts?)\b.{0,40}\b(?:at|to|towards?|near) (?:the )?(?:low|lower|bottom) end of\b`,
    ),
    /\b(?:not|no|up|beats?|rises?|rose|jumps?|shares?|above|costs?|despite|economy|index|sector|loss(?:es)?)\b/,
  ),
  turn(
    'results',
    -2,
    /\b(?:but|however|yet|pero|aunque)\b.{0,20}\b(?:orders?|order book|bookings|cash flow|margins?|outlook|demand|pedidos|margenes)\b (?:\S+ )?(?:dry|dries|dried|slump\w*|plung\w*|collaps\w*|sink\w*|evaporat\w*|shrink\w*|tumbl\w*|darken\w*|negative|se hunden|caen|se desploman)\b/,
  ),
  turn(
    'refinancing',
    -4,
    /\b(?:refinancing|loan|debt|bank|creditor|lender|rollover|extension|waiver) (?:\S+ )?(?:talks|negotiations|discussions)\b (?:\S+ ){0,2}(?:drag|drags|stall|stalls|stalled|deadlock\w*|stuck|go (?:to the wire|nowhere)|falter|falters|sour|bog\w*|hit (?:snag|impasse)|without (?:result|deal|agreement))\b/,
    /\b(?:wage|pay|trade|peace|merger)\b/,
  ),
  turn(
    'results',
    1,
    anyOf(
      String.raw`\b${RESULT}\b ${words(3)}\b(?:jumps?|rises?|rose|doubles|surges?|soars?|climbs?|grows?|swells?|beats?|up)\b.{0,30}\b(?:only|solely|purely|entirely|mainly|mostly|thanks to|due to|flattered by|inflated by|boosted by|lifted by|helped by|on)\b.{0,20}\b(?:one-?offs?|one-time|(?:property|asset|land|building|unit|stake|headquarters) (?:sale|disposal)s?|disposal gains?|tax (?:credit|refund|gain)|accounting gain|revaluation|writebacks?|insurance payout)\b`,
    ),
    /\bbut (?:core|underlying)\b/,
  ),
  turn(
    'results',
    4,
    anyOf(
      String.raw`\b(?:back|returns?|returned|swings?|swung|moves?|turns?|turned|bounces?|climbs?|jumps?|in|out) (?:back )?(?:in|to|into|around to) (?:a |the )?(?:\S+ )?(?:profit|profits|profitability|black|surplus)\b(?! (?:warning|outlook|guidance|friday|sea|market|forecast|target|from taking))`,
      String.raw`\b(?:turns?|becomes?|turned|goes|now) (?:\S+ )?profitable\b|\b(?:first|maiden)(?:-ever)? (?:\S+ )?(?:profit|annual profit|quarterly profit|full-year profit)\b`,
      String.raw`\b(?:ends?|ended|snaps?|breaks?|halts?) ${words(3)}\b(?:run|streak|string|years?|quarters) of (?:\S+ )?loss(?:es)?\b|\b(?:no longer|ceases to be|stops) (?:loss-making|losing money|in the red)\b|\bout of the red\b`,
      String.raw`\b(?:vuelve|vuelven|regresa|retorna|torna|retoma|recupera|entra en|logra|alcanza)\b.{0,16}\b(?:beneficios?|ganancias|numeros negros|rentabilidad|a ganar)\b|\b(?:deja atras|abandona|sale de|dice adios a|pone fin a|supera|cierra la etapa de) (?:\S+ ){0,2}(?:perdidas|numeros rojos)\b`,
    ),
    new RegExp(
      `${HOPES}|\\b(?:loss|losses|falls?|fell|drops?|recorta\\w*|warning)\\b(?!.{0,40}\\b(?:back|return\\w*|year-?ago|from|last year))(?<!\\bof loss(?:es)?)`,
    ),
  ),
  turn(
    'results',
    3,
    anyOf(
      String.raw`\b(?:smaller|narrower|lower|shallower|lesser|less severe) ${words(2)}(?:net |annual |quarterly |operating |pretax )?loss(?:es)?\b`,
      String.raw`\bloss(?:es)? ${words(4)}\b(?:narrow\w*|shrinks?|shrank|shrinking|halv\w*|eases?|smaller|less|falls?|fell|drops?|declines?|contracts?|cut|reduced|trimmed)\b`,
      String.raw`\b(?:narrow\w*|trims?|trimmed|cuts?|reduc\w*|halv\w*|shrinks?|slash\w*|stems?|stemmed|pares?) ${words(4)}loss(?:es)?\b`,
      String.raw`\b(?:reduce|recorta|rebaja|modera|aminora|contiene|disminuye)\b.{0,24}\b(?:perdidas|numeros rojos)\b`,
    ),
    /\b(?:fails?|failed|warns?|job losses|jobs|stop-?loss|after loss of|weight|hair|hearing|tax loss|hopes?|unlikely|stocks|shares|futures|loan loss\w*|credit losses|pares? losses|wider)\b/,
  ),
  turn(
    'results',
    -4,
    /\b(?:multiplica|dispara|duplica|triplica|cuadruplica|dobla|eleva|aumenta|amplia)\w*\b (?:\S+ ){0,4}(?:perdidas|numeros rojos)\b|\b(?:can't|cannot|can not|fails? to|unable to) (?:hide|mask|disguise|offset|make up for)\b.{0,40}\b(?:orders|losses|sales|margins?|debts?|decline|weakness|slump|cash)\b/,
    /\b(?:reformula\w*|reexpresa\w*|corrige|cuentas)\b/,
  ),
  turn(
    'results',
    3,
    /\bgana (?:un )?\d[\d.,]* ?% mas\b|\b(?:surprise|surprises with|unexpected|shock) (?:\S+ ){0,2}profit\b/,
    /\b(?:warning|fall|drop|perdidas)\b/,
  ),
  turn(
    'capital',
    -4,
    /\b(?:leverage|net debt|gearing|borrowings|indebtedness)\b (?:\S+ ){0,2}(?:climbs|jumps|rises|rose|soars|surges|swells|balloons|mounts|doubles|triples)\b/,
    /\b(?:less than|slower|household|national|public|government|market|margin debt)\b/,
  ),
  // Debt for the owners.
  turn(
    'capital',
    -4,
    anyOf(
      String.raw`\b(?:borrows?|to borrow|borrowing|takes? (?:on|out)|loads? up|raises?|adds?|issues?|sells?|piles? on|lines up|taps .{0,20}market|taking on|leverages? up)\b.{0,60}\b(?:to|for) (?:pay|fund|finance|bankroll|hand|help fund|a)? ?${words(3)}\b(?:special dividends?|dividends?|buybacks?|share buybacks?|repurchases?|payouts? to|shareholder payout|stock repurchase|owners?)\b`,
      String.raw`\b(?:dividend|leveraged) recap\w*\b|\bdebt-(?:funded|fuelled|fueled|financed|backed) (?:\S+ )?(?:dividend|buyback|payout|takeover|acquisition|buyout|purchase|shopping spree)\b`,
      String.raw`\b(?:se endeuda|emite deuda|pide prestado|toma deuda)\b.{0,40}\b(?:dividendos?|recompra|comprar|opa)\b`,
    ),
    /\b(?:cash pile|no|not|rules out|cancels?|scraps?|without|instead of|ipo|sells? (?:unit|stake|business|division|assets?|shop|plant|stores?)|after selling|sale of)\b/,
  ),
  turn(
    'capital',
    -2,
    anyOf(
      String.raw`\b(?:debt (?:reduction|repayment|paydown|target)|deleveraging|(?:paying|cutting|reducing|lowering) (?:down |off |its )*(?:debts?|leverage)|reducir (?:la |su )?deuda|desapalancamiento)\b ${words(2)}(?:no longer|not a|not the|takes? a back seat|on hold|can wait|less urgent|abandoned|dropped|ya no|deja de)\b`,
      String.raw`\b(?:dividends?|buybacks?|acquisitions?|payouts?|growth|dividendos?|recompras?|adquisiciones)\b ${words(2)}(?:ahead of|before|over|rather than|instead of|antes que|en lugar de|por delante de) ${words(2)}(?:debts?|deleveraging|deuda|desapalancamiento)\b`,
    ),
  ),
  turn(
    'refinancing',
    6,
    /\b(?:clear(?:s|ed|ing)|remov(?:es|ed|ing)|address(?:es|ed|ing)|eliminat(?:es|ed|ing)|tackl(?:es|ed|ing)|tak(?:es|ing) (?:out|care of)|push(?:es|ed|ing) (?:out|back)|kick(?:s|ed|ing)) (?:\S+ ){0,4}\b(?:maturity wall|wall of (?:debt|maturities)|maturities|debt wall)\b/,
    /\b(?:fails?|failed|unable|hopes?|seeks?|must|may|could|yet to|struggl\w*|needs?)\b/,
  ),
  turn(
    'capital',
    5,
    /\b(?:raises?|raised|capta|recauda)\b (?:\S+ ){0,5}\b(?:in|via|through|from|with|en|mediante|con) (?:\S+ ){0,3}(?:rights issue|share (?:sale|issue|placement|placing|offering)|placing|placement|equity (?:raise|sale|offering)|stock (?:sale|offering)|ampliacion de capital|colocacion)\b/,
    /\b(?:fails?|failed|unable|hopes?|seeks?|must|may|could|yet to|struggl\w*|ipo|only|discount|emergency)\b/,
  ),
  // Voted down, or left with those who stood behind it.
  turn(
    'capital',
    -6,
    anyOf(
      String.raw`\b(?:shareholders?|investors?|owners?|creditors?|parent|holders|accionistas|socios|inversores)\b ${words(3)}\b(?:votes? (?:down|against)|voted (?:down|against)|rejects?|rejected|blocks?|blocked|sinks?|torpedo\w*|veto\w*|throws? out|turns? down|tumba\w*|rechaza\w*|bloquea\w*|frena\w*) ${words(4)}(?:§ )?${words(2)}\b${RAISE}\b`,
      String.raw`\b${RAISE} ${words(2)}\b(?:voted down|flops?|flopped|collapses?|collapsed|fails|failed|founders|undersubscribed|left with underwriters|falls? flat|falls? short|fracasa\w*|rechazad[ao])\b`,
      String.raw`\b(?:finds?|found|attracts?|with|draws?) no (?:takers?|buyers?|investors?|demand|subscribers) ${words(2)}\b(?:for|of|in) ${words(3)}\b(?:shares|stock|rights issue|offering|share sale|capital)\b`,
      String.raw`\bunderwriters? ${words(2)}(?:left|stuck|saddled) with\b`,
      String.raw`\b(?:fails?|failed|unable) to (?:agree|reach|strike|secure|clinch|find|get|win|complete|close|seal) ${words(3)}\b(?:refinancing|rescue|bailout|funding|financing|loan extension|debt deal|deal with (?:lenders|creditors|banks|bondholders))\b`,
      String.raw`\b(?:talks|negotiations|negociaciones) ${words(6)}(?:§ )?${words(4)}\b(?:collapse|collapses|collapsed|break down|breaks down|fail|fails|failed|end without|fracasan|se rompen)\b.{0,20}`,
    ),
    /\b(?:wage|pay|union|merger|takeover|tie-up|joint venture|sale of unit|trade|peace|contract|supply|hostile|bid for|offer for|no|ipo)\b/,
  ),
  // A lifeline tells of drowning.
  turn(
    'liquidity',
    -3,
    anyOf(
      String.raw`\b(?:gets?|got|secures?|secured|wins?|won|receives?|lands?|obtains?|agrees?|granted|given|thrown|handed|recibe|logra|obtiene|consigue)\b.{0,60}\b(?:to (?:stay afloat|survive|keep (?:going|afloat|trading|operating|running|the lights on)|avoid (?:collapse|bankruptcy|insolvency|going under|closure)|stave off|avert (?:collapse|bankruptcy|insolvency)|pay (?:wages|staff|salaries|suppliers))|para (?:sobrevivir|seguir operando|evitar (?:la quiebra|el concurso|el cierre)|pagar (?:nominas|salarios)))\b`,
      String.raw`\b(?:last-minute|last-gasp|eleventh-hour|emergency|stopgap|short-term) (?:\S+ )?(?:state |government |bridge |rescue )?(?:loan|aid|cash|funding|bailout|rescue|reprieve)\b`,
    ),
    /\b(?:repays?|repaid|returns?|no need|fails?|refus\w*|denied|default|dodges|averts default|avoids default|customers|borrowers|noteholders|bondholders|creditors)\b/,
  ),
  turn(
    'capital',
    0,
    /\b(?:needs?|requires?|wants?|seeks?|has) no (?:more |new |fresh |extra |additional |further )*(?:capital|equity|funding|cash|money|bailout|rescue|state aid|help)\b|\b(?:no|not) (?:need|plans?|intention|reason)(?: \S+){0,3} (?:capital|equity|funding|rights issue|bailout|rescue|state aid)\b|\bno necesita (?:\S+ )?(?:capital|rescate|ayudas|ampliar)\b/,
  ),
];
