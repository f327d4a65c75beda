// Rules for a company that no longer pays (issue 17, 'Severity for credit'): default, missed payment, bankruptcy, liquidation, doubt about the going
// concern, and the way out of bankruptcy. English and Spanish. The order matters: the first rule that holds decides.

import type { CreditRule } from './credit-rule.ts';
import { anyOf } from './credit-rule.ts';
import { NEW_PAPER } from './paper-wordings.ts';

const PROCEEDINGS =
  'bankruptcy|chapter 11|chapter 15|insolvency|administration|receivership|ccaa|concurso|quiebra|capitulo 11|creditor protection';

/** 'Suspende pagos', said of debts: not of dividends, cards or apps. */
const STOPS_PAYING_SPANISH =
  'suspende(?:n|ra|ran)? (?:(?:sus|los|todos los) )?pagos(?= (?:a (?:sus |los )?(?:acreedores|bonistas|tenedores|bancos|prestamistas|inversores|proveedores)|de (?:su |la )?deuda|y|e|tras|por|ante)\\b|[,;.:]|$)';

/** The way out of bankruptcy, and where it is barred: read before bankruptcy itself. */
export const EMERGENCE_RULES: readonly CreditRule[] = [
  {
    kind: 'emergence',
    says: new RegExp(
      `\\b(?:refuses?|refused|declines?|rejects?|rejected|denies|denied|blocks?|blocked|delays?|delayed|throws? out|objects? to|oppose[sd]?|fails? to|failed to|unable to|rechaza) .*\\b(?:exit|emerge|plan|leave|salida)\\b.*|\\b(?:exit plan|emergence|plan to exit)\\b.* (?:rejected|delayed|blocked|collapses|in doubt|falls apart|at risk)`,
    ),
    unless: /^(?!.*(?:bankrupt|chapter 11|insolven|administration|concurso|ccaa))/,
    tenths: -6,
  },
  {
    kind: 'emergence',
    says: new RegExp(
      `\\b(?:(?:emerg(?:e|es|ed|ing)|exit(?:s|ed|ing)?|leaves?|left|comes? out|came out|steps? out|stepped out|walks? out|steps? clear|breaks? free|completes? (?:its )?(?:exit|emergence)|free|out|sale|sali[oó]|salir|abandona|supera|released?)\\b(?: of| from| del?| el)*(?: its| court| a)?(?: \\d+)?(?: us| u.s.)? ?(?:${PROCEEDINGS})|(?:${PROCEEDINGS}) (?:exit|emergence|ends|case closed|process ends|protection ends))`,
    ),
    unless:
      /\b(?:after|since|year|years|months?|weeks?|days?|just) (?:after )?(?:emerg|exit|leav)|\bagain\b|second time|\b(?:fails?|unable|struggles?)\b|re-?enters|returns? to|slips|delay|postpon|stall|drags|\b(?:rul(?:es?|ed|ing)|throws?|threw|thrown|wipe[sd]?|call(?:s|ed)?) out\b/,
    tenths: 7,
  },
  {
    kind: 'emergence',
    says: /\b(?:court|nclt|nclat|tribunal|judge|creditors|lenders)\b (?:\S+ ){0,2}(?:approves?|clears?|nods?|backs?|okays?|ok|accepts?|sanctions|upholds)\b.{0,50}\b(?:plan|bid|offer|resolution|proposal)\b.{0,40}\b(?:for|of|over|acquire|buy|revive|rescue) (?:the )?(?:bankrupt|insolvent|debt-laden|debt-ridden|stressed) (?:\S+ ){0,3}§/,
    tenths: 6,
  },
  {
    kind: 'emergence',
    says: new RegExp(
      `\\b(?:confirms?|approves?|approved|confirmed|backs?|clears?|wins? approval|wins? court|aprueba|homologa)\\b.*\\b(?:(?:exit|emerge|leave|restructuring|reorgani[sz]ation|turnaround|resolution) plan|plan to (?:exit|emerge|leave)|plan de (?:reestructuracion|salida)|chapter 11 plan|to exit (?:bankruptcy|chapter 11)|to emerge)\\b|\\bplan de (?:reestructuracion|salida).* (?:aprobado|homologado)`,
    ),
    tenths: 6,
  },
];

/** Words that only sound like failure. */
export const HARMLESS_FAILURE_WORDS: readonly CreditRule[] = [
  {
    // The company is the agency or the broker that speaks.
    kind: 'rating action',
    says: /§ (?:downgrades|upgrades|affirms|assigns|initiates coverage|initiates \S+ (?:at|with)|reiterates) (?!to\b)(?!its?\b)(?!(?:\S+ ){0,2}(?:forecast|guidance|outlook|target|dividend|fleet|plant|network|app)s?\b)/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /\bdefault (?:settings?|options?|browser|search|app|choice|password|apps?|engine|font|language|view|mode|fund|funds|investment|plan|rate plan|payment method|wallet|assistant|provider|position|tariff|setting|judg(?:e)?ments?)\b|\bby default(?! (?:notice|on|at|of|in|claim))\b|\b(?:as|the) default (?:for|on|in)\b|\bdefault .{0,20}\b(?:browser|search engine|assistant|maps app)\b|\bpor defecto\b/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /\b(?:thriller|film|novel|book|movie|drama|podcast|bestseller|documentary|musical|webinar|seminar|conference|course|training|train|trains|white paper|museum|exhibition|lecture|professor|students?|law firm|lawyers?|partner|practice|anniversary|history of|podcast|teaches)\b.*\b(?:default|bankruptcy|insolvency|liquidation|fraud|covenants?|restatements?|restructuring)\b|\b(?:bankruptcy|insolvency|restructuring|fraud|forensic|liquidation)\b.{0,30}\b(?:lawyers?|practice|partner|team|practitioner|conference|webinar|course|seminar|thriller|film|novel|book|movie|drama|podcast|documentary|anniversary|hire|hires|expert|experts|judge retires)\b/,
    unless:
      /\b(?:files?|filed|charged|arrested|default(?:s|ed) on|collapses|book \d\w* |books? (?:covered|closed))\b/,
    tenths: 0,
  },
];

export const FAILURE_RULES: readonly CreditRule[] = [
  {
    kind: 'going concern',
    says: /\b(?:(?:sold|sale|bought|transferred|rescued|acquired|sells?|buys?|acquires?) .{0,30}as a going concern|vendid\w+ como (?:empresa|negocio) en (?:marcha|funcionamiento))/,
    tenths: 3,
  },
  {
    kind: 'going concern',
    says: /\bno reasons? to doubt\b|\bpreparad\w+ .*empresa en funcionamiento|\b(?:on|remains?|as|is) a going concern basis\b|\bgoing concern\b.{0,20}\b(?:basis|confirmed|assumption)\b/,
    unless: /material uncertainty|substantial doubt|warn|doubt (?:over|about)|qualif/,
    tenths: 1,
  },
  {
    kind: 'going concern',
    says: /\b(?:no (?:more |longer )?(?:any )?|remov\w+|lift\w*|drop\w*|withdraw\w*|clears?|resolv\w+|end\w*|without|eliminat\w+|dispel\w*|elimina|retira)\b.{0,30}(?:going[- ]concern|substantial doubt|material uncertainty|duda|empresa en funcionamiento)|\b(?:going[- ]concern|substantial doubt)\b.{0,40}\b(?:lifted|removed|alleviated|resolved|withdrawn|dropped|no longer|gone|eliminated|dispelled|cleared)/,
    tenths: 5,
  },
  {
    kind: 'going concern',
    says: /\bsubstantial doubts?\b|\bmaterial uncertainty\b|\bgoing[- ]concern\b.{0,40}\b(?:doubts?|warnings?|risks?|uncertaint\w+|paragraph|qualification|note|opinion|alert|threat|status|question)\b|\b(?:doubts?|warns?|warnings?|risks?|uncertaint\w+|questions?|flags?|raises?|threat\w*|adds?)\b.{0,40}\bgoing[- ]concern|\bability to (?:continue|stay|survive|keep (?:going|trading)|remain)\b|\b(?:may|might|could) (?:not survive|cease trading|run out of cash|have to cease|not be able to (?:continue|survive|trade))|\b(?:survival|future) in (?:serious )?doubt|\bdudas?\b.{0,40}\b(?:continuidad|viabilidad|funcionamiento)|\bempresa en funcionamiento\b|\bincertidumbre material\b/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: /\b(?:goes|go|went|gone|put|placed|pushed|forced|enters?|entered|falls?|ordered|sent|heads?|into|faces?|files? for|in|begins?|starts?|start of|wants?) (?:into )?(?:compulsory |provisional |creditors'? |voluntary |full |court[- ]ordered |orderly |judicial )*liquidation|\bliquidators?\b.{0,20}\b(?:appointed|called|named|take|move|sell|seek|brought)|\b(?:appoints?|appointed|calls? in|names?)\b.{0,12}\bliquidators?\b|\b(?:winding[- ]up|wind[- ]up|wound up|winds? (?:up|down)|winding down)\b|\bchapter 7\b|\b(?:going[- ]out[- ]of[- ]business|ceases? (?:trading|operations|all operations)|ceased (?:trading|operations)|shuts? down for good|stops? trading for good|closes? its doors|to be dissolved|is dissolved|liquidates?|liquidated|liquidation order|orders? .{0,20}liquidation)\b|\b(?:ira|va|entra|aboca\w*|fase|abre|solicita|pide|declara|en|a) (?:a |en |de |la )*liquidacion|\bliquidacion (?:judicial|ordenada|de la (?:empresa|compania|sociedad))|\bcesa (?:su )?actividad|\bcierre definitivo/,
    unless:
      /\bstock[- ]?liquidation|liquidation (?:sale of|preference|value)|\b(?:fund|funds|etfs?|trust|spac|subsidiar(?:y|ies)|joint venture|unit|programme|program|scheme|buyback|position|stake|account|accounts)\b.{0,30}(?:liquidat|wind|wound)|(?:liquidat\w*|winds? (?:up|down)|wound up|winding down)\b.{0,30}\b(?:fund|funds|etfs?|spac|subsidiar(?:y|ies)|joint venture|unit|programme|program|scheme|stake|business line|portfolio|positions?|venture)\b|la matriz|\b(?:winds?|winding) down (?!(?:its |all |the )*(?:operations?|business(?:es)?|affairs|activities|company|bank|airline|group)\b|(?:after|as|amid|following|with|in|on|over|due|because|and|by|to|under|for|when|owing|voluntarily|itself|within|this|next|without|at|from)\b)[\w$§]/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: /\b(?:liquidat\w*|winds? (?:up|down)|wound up|winding down)\b.{0,30}\b(?:fund|funds|etfs?|spac|subsidiar(?:y|ies)|joint venture|unit|programme|program|scheme|business line|portfolio|venture)\b|\b(?:fund|funds|etfs?|spac|joint venture)\b.{0,30}\b(?:liquidat|wind|wound)/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:files?|filed|filing|seeks?|sought|enters?|entered|declares?|declared|goes|went|gone|put|placed|pushed|forced|falls?|collapses?|collapsed|tips?|tipped|slides?|sinks?|heads?|plunges?|admits?|admitted|admit|orders?|starts?|opens?|begins?|lands?|lodges?|petitions?|applies|applied|into|presenta|solicita|pide|declara|entra|cae|va|abre)\\b.{0,30}\\b(?:${PROCEEDINGS}|insolvent|bankrupt|suspension de pagos|chapter 22)\\b|\\b(?:${PROCEEDINGS}) (?:filing|petition|plea|proceedings|process|protection|court|case|application)\\b|\\b(?:goes|went|go|gone|is|declared|now|going) (?:bust|bankrupt|insolvent)\\b|\\b(?:goes|went|gone) under\\b|\\b(?:calls? in|appoints?|appointed|brings? in|named as|named|hands? to|called in) (?:the )?administrators?\\b|\\badministrators? (?:appointed|called|take|brought|move)|\\bconcurso de acreedores\\b|\\bsuspension de pagos\\b|\\bpreconcurso\\b|\\bcirp\\b|\\bchapter 22\\b|\\bprepack(?:aged)?\\b`,
    ),
    unless:
      /\b(?:supplier|customer|rival|tenant|client|peer|competitor|parent|partner|borrower|retail tenant)s?\b(?! §).{0,40}(?:bankrupt|chapter 11|insolven|administration)|\b(?:assets|stores|brand|brands|unit|business|sites|planes|leases|factory|plant)\b (?:of|from|out of)\b.{0,30}(?:bankrupt|insolven|collapsed|administration)|\b(?:corporate|personal|business|consumer) (?:bankruptc|insolvenc)|trump administration|biden administration|food and drug administration|aviation administration|administration (?:official|says|plan|rule|rules)|obama administration/,
    tenths: -10,
    isTurnable: true,
  },
  {
    kind: 'missed payment',
    says: /\b(?:repays?|repaid|pays?|paid|settles?|settled|honou?rs?|honou?red|redeems?|redeemed|meets?|met|makes?|made|clears?|cleared|paga|pago|reembolsa|salda)\b.{0,50}\b(?:in full|on time|ahead of (?:time|schedule)|early|before (?:the )?deadline|overdue|missed (?:coupon|payment|interest)|within grace|grace period|a tiempo|anticipadamente|integramente|al dia)\b/,
    unless:
      /\b(?:not|fails?|failed|unable|cannot|can't|no|won't|unlikely|miss(?:es)?|misses|early (?:trade|deal|lead))\b/,
    tenths: 4,
  },
  {
    kind: 'missed payment',
    says: anyOf(
      String.raw`\b(?:miss(?:es|ed|ing)?|skip(?:s|ped)?|fail(?:s|ed|ing|ure)? to (?:pay|make|meet|repay|honou?r|redeem|service|settle|remit)|unable to (?:pay|make|meet|repay|honou?r|redeem|service|settle)|cannot (?:pay|repay|meet|honou?r)|can't (?:pay|repay|meet)|did not (?:pay|make|repay|honou?r)|does not (?:pay|repay)|not paid|won't (?:pay|make|repay)|will not (?:pay|make|repay)|withholds?|late on|behind on|overdue on|in arrears|(?:delays?|defers?|suspends?|halts?|stops?|stopped|suspended|delayed)(?! ${NEW_PAPER}))\b.{0,45}\b(?:interest|coupons?|bond payments?|debt payments?|loan payments?|loan instal?ments?|instal?ments?|payments? (?:on|due|to (?:bond|note|lender|creditor|bank)\w*)|repayments?|principal|maturity|maturities|debt service|dues|redemptions? of|bondholders|noteholders|notes|bonds?|loans?|debts?|commercial paper|ncds?|debentures|lenders|creditors|rent)\b`,
      String.raw`\b(?:interest|coupon|bond|loan|debt) payments? (?:missed|skipped|not made|overdue|unpaid)|\b(?:payments?|coupons?|instal?ments?|bonds?|notes|loans?|debts?) (?:\S+ ){0,3}(?:mature[sd]?|due) (?:\S+ ){0,3}(?:and|but) (?:is |are |was |were |goes |went |stays? |remains? )?(?:missed|skipped|unpaid|not (?:re)?paid|not met|not honou?red)\b|\b(?:missed|skipped|unpaid|overdue) (?:interest|coupon|bond|loan|debt|payments?|principal)\b`,
      String.raw`\bno paga\b|\b${STOPS_PAYING_SPANISH}|\b(?:deja de|incapaz de|no puede|no logra) pagar\b|\bimpaga\b|\bimpago\b|\bincumple (?:el|un|su|con el) (?:pago|vencimiento|cupon)|\baplaza el pago\b|\bmoratoria\b|\bgrace period (?:expires|lapses|ends|runs)|\b(?:enters?|invokes?|uses?|starts?|begins?) .{0,12}grace period`,
    ),
    unless:
      /\b(?:customers?'?|borrowers?|clients?|students?|users?|homeowners?|consumers?|tenants?|households?|shoppers?|buyers?)\b.{0,30}(?:miss|skip|late|overdue|unpaid|payment)|\b(?:lets?|allows?|helps?|option|holiday)\b.{0,40}(?:skip|miss|defer)|missed (?:covid )?payouts|stock sale|tax holiday|payment app|payments? (?:app|outage|system)|loan book|loan growth/,
    tenths: -9,
    isTurnable: true,
  },
  {
    kind: 'default',
    says: /\b(?:fewer|less|lower|falling|declining)\b.{0,30}\bdefaults?\b|\b(?:card|loan|mortgage|credit card|corporate|consumer|retail|household|auto|student|borrower|sme|home loan|customers?'?|farm|microfinance|subprime|junk|leveraged[- ]loan|speculative[- ]grade|us|global|bond|morosidad)\b.{0,12}(?:defaults|default rates?|delinquencies|impagos|missed payments|bankruptcies|insolvencies)\b.{0,30}\b(?:lowest|fall|falls|fell|drop|drops|decline|declines|down|ease|eases|low|lower|improve|improves|better|shrink|halve|bajan|caen)\b/,
    tenths: 3,
  },
  {
    kind: 'default',
    says: /\b(?:card|loan|mortgage|credit card|corporate|consumer|retail|household|auto|student|borrower|sme|home loan|customers?'?|farm|microfinance|subprime|junk|leveraged[- ]loan|speculative[- ]grade|us|global|bond|business|morosidad)\b.{0,12}(?:defaults|default rates?|delinquencies|impagos|missed payments|bankruptcies|insolvencies)\b.{0,40}\b(?:ris\w+|rose|jump\w*|climb\w*|surg\w*|soar\w*|up|higher|highest|highs?|record|grow\w*|worsen\w*|mount\w*|suben|crecen|aumentan)\b/,
    unless: /\bdefaults on\b/,
    tenths: -3,
  },
  {
    kind: 'default',
    says: /\b(?:card|mortgage|credit card|consumer|household|student|borrowers?'?|customers?'?|clients?'?|tenants?'?)\b.{0,12}(?:defaults|default rates?|missed payments|delinquencies|bankruptcies|insolvencies)\b/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /\b(?:exposure|exposed|(?:lender|creditor|supplier|guarantor)(?! §)|provision\w*|provides?|write[s-]?\s?(?:off|down)|writedown|charge|hit|loss(?:es)?|claims?|owed)\b.{0,40}\b(?:default|bankruptcy|insolvency|collapse|chapter 11|administration|quiebra|impago|concurso)\b/,
    unless: /§ .{0,12}(?:default|bankrupt|insolven|collapse)|default swaps?|default insurance/,
    tenths: -3,
  },
  {
    kind: 'default',
    says: /\b(?:averts?|averted|avoids?|avoided|escapes?|escaped|dodges?|staves? off|evita\w*|esquiva) .{0,12}(?:default|impago)\b|\b(?:defaults?|defaulted|defaulting) (?:on|again|for|after|as|in)\b|\b(?:in|into|of|declared?|declares|deemed|technical|payment|cross|selective|restricted|limited|event of|notice of|events of|sovereign|bond|loan|debt|a|issues? .{0,8}) default\b|\b(?:loan|debt|bond|note|bonds|loans|notes) defaults?\b|\bdefaults$|\b§ defaults?\b|\bdefault (?:notice|event|by|of)\b|\b(?:entra|cae|declara\w*) (?:en )?(?:default|impago|cesacion de pagos)|\bcesacion de pagos\b|\bincumplimiento (?:selectivo|de pago)|\bincumple (?:su|sus|el) (?:deuda|bono|bonos|pagares)|\baccelerat\w+ .{0,30}(?:loan|debt|notes|bonds|repayment)|\b(?:calls?|demands?|recalls?) (?:in )?(?:the |its |immediate |early )*(?:loan|repayment|debt|loans)\b|\bwilful defaulter/,
    unless: /default swaps?|default insurance|default probabilit|default rate|covenant/,
    tenths: -10,
    isTurnable: true,
  },
];
