// Two classes of words put together (issue 17, 'Severity for credit'), wider than the wordings before: what a company does, and the money, the terms or the figures it
// does it with. Asked after all whole wordings. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const CANNOT =
  "(?:unable|inability|not able|fails?|failed|failing|failure|can(?:not|'t| not)|could not|couldn't|did not|didn't|does not|doesn't|has not|hasn't|have not|will not|won't|is not|not|incapaz|no (?:puede|pudo|podra|logra|ha podido))";
const PAYS =
  '(?:pay|paid|repay|repaid|redeem|redeemed|honou?r|honou?red|settle|settled|meet|met|service|transfer|transferred|wire|wired|remit|remitted|make good|make|made|cover|refund|retire|buy back|pagar|abonar|devolver|reembolsar|atender|cubrir|amortizar|afrontar)';
const OWED =
  '(?:bills?|notes?|bonds?|coupons?|interest|principal|loans?|instal?ments?|paper|maturit\\w+|sukuk|perpetuals?|debentures?|ncds?|debts?|dues|rent|fees|royalt(?:y|ies)|invoices|repayments?|deposits?|pagares?|bonos?|cupon(?:es)?|intereses|vencimientos?|deudas?|creditos?|prestamos?|obligaciones|nomina|proveedores)';
const TERMS =
  '(?:covenants?|(?:debt|interest|debt-service|fixed-charge|asset|dividend)?[- ]?(?:service )?cover(?:age)?(?: ratio| test| threshold| requirement)?|leverage (?:ratio|test|limit|cap|ceiling|threshold|covenant)|gearing (?:ratio|limit|cap|covenant|test)|ebitda (?:test|covenant|floor|threshold)|dscr|icr|ltv|loan-to-value|loan terms|lending terms|credit agreement|loan agreement|bank(?:ing)? (?:terms|tests?|limits?|conditions)|minimum (?:cash|liquidity|net worth|equity|ebitda)|liquidity (?:floor|covenant|test|minimum)|net[- ]worth (?:test|covenant|floor|minimum)|borrowing limits?|debt ratios?)';
const OVERSTEPS =
  '(?:trips?|tripped|busts?|busted|breach\\w*|breaks?|broke|broken|violat\\w+|fails?|failed|flunk\\w*|miss(?:es|ed)?|exceed\\w*|overshoots?|overshot|overstep\\w*|surpass\\w*|falls? (?:below|short|foul)|fell (?:below|short|foul)|drops? below|dips? below|slips? below|sinks? below|below|under|above|beyond|short of|out of (?:line|compliance)|non-?complian\\w+|in breach|contraven\\w+|infring\\w+|incumpl\\w+|rebasa\\w*|rompe\\w*|vulnera\\w*|excede\\w*)';
const FUDGES =
  '(?:padded|padding|inflated?|inflating|massaged|doctored|cooked|faked|fabricated|made up|invented|rigged|exaggerated|puffed up|dressed up|hid|hidden|concealed|masked|disguised|falsified|forged|manipulated|fudged|overbooked|parked|smoothed|bogus|sham|phantom|fictitious|fake|ghost|imaginary|infl(?:o|aba|aron)|maquill\\w+|false\\w+|ocult\\w+|trampe\\w+)';
const FIGURES =
  '(?:profits?|revenues?|sales|earnings|accounts|books|results|figures|numbers|losses|debts?|liabilities|cash|orders|invoices?|receivables|inventor(?:y|ies)|assets|reserves|customers|subscribers|users|balances?|ventas|ingresos|cuentas|beneficios?|perdidas|deudas?|facturas|resultados|balance)';
const PAST =
  "(?:past|prior|previous|earlier|historical|last year'?s?|first-half|second-half|half-year|quarterly|annual|20\\d\\d|fy ?\\d\\d|three years of|two years of|years of)";
const CORRECTS =
  '(?:recasts?|to recast|redo|redoes|restates?|to restate|rework\\w*|rewrit\\w+|refil\\w+|re-file\\w*|revis\\w+|corrects?|to correct|corrected|correction to|amends?|to amend|adjusts?|retracts?|withdraws?|pulls)';

function broad(
  kind: CreditKind,
  tenths: number,
  says: RegExp,
  unless?: RegExp,
  isTurnable = tenths < -3,
): CreditRule {
  return { kind, tenths, says, ...(unless && { unless }), ...(isTurnable && { isTurnable }) };
}

export const BROAD_RULES: readonly CreditRule[] = [
  broad(
    'missed payment',
    -9,
    anyOf(
      String.raw`\b${CANNOT} (?:to |in )?${words(1)}\b${PAYS}\b ${words(6)}\b${OWED}\b`,
      String.raw`\b${OWED} ${words(4)}\b(?:not|never|un)(?: been)? ?(?:paid|repaid|redeemed|honou?red|settled|met|serviced|transferred)\b`,
      String.raw`\b(?:skips?|skipped|misses|missed|defers?|deferred|withholds?|withheld|suspends?|suspended|halts?|halted|stops?|stopped|dodges|ducks) ${words(5)}\b(?:coupons?|interest|principal|mortgage payments?|instal?ments?|debt (?:payments?|service)|loan payments?|bond payments?|repayments?|rent payments?|amortisation|amortization)\b`,
    ),
    /\b(?:customers?'?|borrowers?'?|households?|students?|homeowners?|tenants?|consumers?|shoppers?|drivers|members|dividends?|tax|taxes|fine|fines|ransom|bonus\w*|not (?:only|just)|did not (?:disclose|say|comment)|estimates?|expectations?|forecasts?|targets?|expenses|costs|analysts?|market interest|investor interest|interest in|best interest|does not need|lets?|allows?)\b/,
  ),
  broad(
    'covenant',
    -7,
    anyOf(
      String.raw`\b${OVERSTEPS} ${words(5)}\b${TERMS}\b`,
      String.raw`\b${TERMS} ${words(3)}\b(?:breach\w*|violat\w+|missed|broken|exceeded|tripped|failed|not (?:met|satisfied|kept)|below (?:the )?(?:minimum|required|agreed|level)|above (?:the )?(?:maximum|limit|agreed|cap))\b`,
    ),
    /\b(?:cover story|covers? (?:letter|version|crop|price)|news coverage|media coverage|health coverage|coverage of|5g|network coverage|insurance cover\w*|analyst coverage|initiat\w+ coverage|vaccine coverage|snow cover|cloud cover|forest cover|without breach\w*|not (?:in )?breach\w*|no breach\w*|well (?:below|under|above|within)|comfortabl\w+|passes|waived?|waives|covenant-lite|liquidity coverage|sector coverage|under cover|under coverage)\b/,
  ),
  broad(
    'covenant',
    3,
    anyOf(
      String.raw`\bcovenants? (?:\S+ )?(?:removed|scrapped|dropped|lifted|loosened|relaxed|eased|waived|suspended|reset)\b`,
      String.raw`\b(?:covenant-lite|cov-lite) (?:\S+ )?(?:loan|deal|financing|debt)\b|\b(?:loosens?|relax\w*|eas(?:es|ed)|waives?|waived|suspends?|suspended|resets?|softens?|lifts?) ${words(4)}\b(?:covenants?|loan terms|lending terms|borrowing limits?|leverage (?:limit|test|covenant))\b`,
    ),
    /\b(?:refus\w*|reject\w*|seeks?|asks?|wants?|fails?|no|not)\b/,
  ),
  broad(
    'going concern',
    -8,
    anyOf(
      String.raw`\b(?:cash|funds|funding|liquidity|money|resources|financing|caja|liquidez|fondos)\b ${words(3)}\b(?:insufficient|inadequate|not (?:enough|sufficient|adequate)|too little|will not last|won't last|insuficiente)\b`,
      String.raw`\b(?:insufficient|inadequate|not enough|too little|lacks?|lacking|without enough|without sufficient|no) ${words(1)}\b(?:cash|funds|liquidity|money|resources|caja|fondos)\b ${words(4)}\b(?:to (?:fund|cover|meet|last|continue|operate|survive|keep|pay|see)|beyond|past|para)\b`,
      String.raw`\b(?:fund|keep|survive|operate|operating|continue|trade|trading|last|afloat|alive|solvent)\b ${words(3)}\b(?:beyond|past|only until|only to|through the end of|for (?:only|just)) ${words(2)}\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|year-?end|quarter|christmas|weeks|months|year|\d+)\b`,
      String.raw`\b(?:cash|funding|money) (?:runway )?(?:runs? out|will run out|dries up|is exhausted|lasts only|only lasts|lasts until|enough only|enough for only) ?(?:in|by|before|until|to|for)?\b`,
      String.raw`\b(?:significant|serious|grave|material|considerable|real|severe|substantial) (?:doubts?|uncertaint\w+|questions?) ${words(5)}\b(?:survival|future|continue|ability|viability|solvency)\b`,
      String.raw`\b(?:refus\w+|declin\w+|unable|cannot|will not|won't) ${words(2)}\b(?:vouch|sign off|certify|guarantee|confirm) ${words(5)}\b(?:future|survival|accounts|viability|solvency|going concern)\b`,
      String.raw`\b(?:fight(?:s|ing)?|battl\w+|struggl\w+|race|scrambl\w+) (?:for|to) (?:\S+ )?(?:survival|survive|its life|stay alive|stay afloat)\b`,
      String.raw`\b(?:dudas?|incertidumbre|cuestion\w+)\b.{0,24}\b(?:capacidad|posibilidad(?:es)?) (?:de|para) (?:\S+ )?(?:seguir|continuar|sobrevivir|mantener\w*|operar)\b`,
      String.raw`\b(?:doubts?|doubted|questions?|unsure|uncertain) (?:whether |if )?(?:it|§|they|company) (?:can|will|could) (?:last|survive|continue|keep|stay|make it|see out)\b`,
      String.raw`\b(?:futuro|supervivencia|continuidad|viabilidad)\b.{0,30}\b(?:hilo|aire|duda|peligro|riesgo|entredicho|cuerda floja|depende)\b`,
    ),
    /\b(?:more than enough|sufficient to|no longer|removes?|removed|allay\w*|dispel\w*|ends?|customers?|patients|animals|species|evidence|crop|battery|phone)\b/,
  ),
  broad(
    'accounting fraud',
    -8,
    anyOf(
      String.raw`\b${FUDGES} ${words(4)}\b${FIGURES}\b`,
      String.raw`\b${FIGURES} (?:were |was |had been |been )?(?:padded|inflated|massaged|doctored|cooked|faked|fabricated|made up|invented|rigged|exaggerated|falsified|forged|manipulated|fudged|fictitious|bogus|fake|sham)\b`,
    ),
    /\b(?:customers? of|fake (?:goods|reviews|news|accounts on|profiles)|inflat\w+ (?:prices|costs|expectations|hopes)|hidden (?:costs?|fees?|gems?|value|charges)|detect\w*|detecta\w*|spots?|fights?|prevent\w*|combat\w*|cracks? down on|price target|software|tool|blocks?|removes?|deletes?|purges?|bans?|counterfeit|denies|cleared|no evidence|acquitt\w*|rivals?'?|market manipulation|suppliers? of|ghost kitchens?)\b/,
  ),
  broad(
    'restatement',
    -7,
    anyOf(
      String.raw`\b${CORRECTS} ${words(4)}\b(?:accounts|financial statements?|financials|annual reports?|${PAST} (?:\S+ )?(?:results|profits?|earnings|figures|revenues?|numbers|accounts)|cuentas|estados financieros)\b`,
      String.raw`\b(?:hole|gap|errors?|shortfall|overstatement|blunder|mistakes?|discrepanc\w+|black hole|misstatement|irregularit\w+) (?:of \S+ )?(?:in|to|at) ${words(2)}\b(?:${PAST} )?(?:\S+ )?(?:profits?|figures|accounts|results|earnings|revenues?|books|balance sheet|numbers|financials)\b`,
    ),
    /\b(?:guidance|forecasts?|outlook|upward|upwards|higher|analysts?|no (?:errors?|restatement|hole)|pulls? (?:ahead|in|off)|revis\w+ up|user accounts|customer accounts|bank accounts|ifrs|segments?|stock split|share split|funding gap|pension|tax|withdraws? (?:cash|money)|budget|clean|stand|unchanged|data)\b/,
  ),
  broad(
    'capital',
    5,
    anyOf(
      String.raw`\b(?:rights issue|cash call|share (?:sale|issue|offer|offering|placing|placement)|capital (?:increase|raise|hike)|offer|ampliacion)\b ${words(4)}(?:[6-9]\d|100)(?:\.\d+)? ?% (?:subscribed|taken up|take-up|covered|acceptance|accepted|suscrit\w+)\b|\b(?:capta\w*|levanta\w*|obtiene|logra|recauda\w*|cierra|completa\w*)\b.{0,50}\b(?:colocacion acelerada|ampliacion de capital|colocacion de acciones|emision de acciones|nuevas acciones|ronda)\b|\b(?:places?|placed|sells?|sold|issues?|issued) ${words(2)}(?:new )?shares (?:worth|with)\b`,
    ),
    /\b(?:fails?|weak|poor|only|cae|stake in|stake|holding in|treasury|founder sells|ceo sells|director|insider|block trade|no logra|ipo)\b/,
    false,
  ),
  broad(
    'capital',
    -3,
    anyOf(
      String.raw`\b(?:adds?|takes? on|piles? on|assumes?|loads? up on|raises?|borrows?|taking on|asume|se endeuda)\b ${words(4)}(?:of |in )?(?:new |more |extra |fresh )?(?:debts?|leverage|borrowings?|deuda)\b.{0,30}\b(?:to (?:buy|acquire|fund|finance|pay for)|for (?:takeover|acquisition|purchase|deal|buyout)|para (?:comprar|financiar))\b`,
    ),
    /\b(?:refinanc\w*|repay\w*|cheaper|no|without|not)\b/,
  ),
];
