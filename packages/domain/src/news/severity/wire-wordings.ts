// Credit news in the terse words of wires and exchanges' announcements (issue 17, 'Severity for credit'): 'initiates court-supervised process', 'plan becomes effective',
// 'CDS out 45 bps', 'prices notes to take out 2026s'. Read before the other wordings. English and Spanish.

import type { CreditKind, CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

const BONDS =
  '(?:bonds?|notes?|debentures|ncds?|commercial paper|cp|bills|coupons?|interest|principal|loans?|debt|sukuk|pagares|bonos?|cupon(?:es)?|intereses|obligaciones)';
export const HEDGE =
  '(?:not|no|never|denies|rules out|avoids?|averts?|if|unless|may|might|could|risk of|fears?|talk of|niega|evita|descarta)';
/** A rule of one kind; from below -0.3 on words around turn it, where nothing else is said. */
export function wire(
  kind: CreditKind,
  tenths: number,
  says: RegExp,
  unless?: RegExp,
  isTurnable = tenths < -3,
): CreditRule {
  return { kind, tenths, says, ...(unless && { unless }), ...(isTurnable && { isTurnable }) };
}

export const WIRE_WORDINGS: readonly CreditRule[] = [
  wire(
    'emergence',
    -7,
    anyOf(
      String.raw`\b(?:juez|jueza|juzgado|tribunal|corte|acreedores|bonistas|junta)\b.{0,20}\b(?:rechaza\w*|tumba\w*|bloquea\w*|paraliza\w*|suspende\w*|deniega\w*|niega\w*|no aprueba\w*|vota\w* (?:en )?contra)\b.{0,30}\b(?:plan|salida|convenio|reestructuracion|reorganizacion)\b`,
      String.raw`\b(?:exit|emergence) from ${words(2)}\b(?:bankruptcy|insolvency|administration|chapter 11|receivership)\b ${words(2)}\b(?:collapses?|fails?|falls? (?:apart|through)|blocked|unravels|derailed|scuppered|off)\b`,
      String.raw`\b(?:exit|emergence|reorgani[sz]ation|chapter 11|bankruptcy) ${words(3)}\b(?:delayed|stalls?|derailed|collapses?|in doubt|thrown into doubt|unravels)\b.{0,40}\b(?:financing|funding|loan|backer|investor|buyer|lender)s? ${words(2)}\b(?:falls? through|fell through|collapses?|walks?|pulls? out|withdraws?|fails?|lost)\b`,
    ),
  ),
  wire(
    'emergence',
    -5,
    anyOf(
      String.raw`\b(?:extension|more time|delays?|delayed|postpones?|longer) ${words(4)}\b(?:exit|reorgani[sz]ation|chapter 11|bankruptcy|restructuring) (?:exit )?plan\b`,
    ),
  ),
  wire(
    'emergence',
    7,
    anyOf(
      String.raw`\b(?:plan of reorgani[sz]ation|reorgani[sz]ation plan|chapter 11 plan|plan) (?:\S+ )?(?:becomes?|became|goes|is|now|declared) effective\b`,
      String.raw`\b(?:declares?|declared|announces?|reaches) ${words(3)}\b(?:effective date|plan effective)\b`,
      String.raw`\b(?:back|restructur\w+|approv\w+|agree\w*|vote\w*)\b.{0,40}\b(?:ending|ends|to end|closing|concluding) ${words(4)}\b(?:administration|bankruptcy|insolvency|receivership|creditor protection|chapter 11|court supervision|examinership)\b`,
      String.raw`\b(?:reopens?|reopened|resumes?|restarts?|relaunch\w*|back in (?:business|operation)|returns?|hires|expands?|orders)\b ${words(5)}\bafter (?:exiting|leaving|emerging from|emergence from|exit from) ${words(3)}\b(?:bankruptcy|insolvency|administration|chapter 11|receivership)\b`,
      String.raw`\b(?:flies|flying|sails?|rolls?|trades?|trading|opens?|up and running|in business) again (?:after|following|as it leaves|out of) ${words(3)}\b(?:bankruptcy|insolvency|administration|chapter 11)\b`,
    ),
    /\b(?:not|fails?|may|might|could|if|unless|liquidat\w*|interest rates?|pension|bonus|dividend)\b/,
  ),
  wire(
    'bankruptcy',
    -10,
    anyOf(
      String.raw`\b(?:initiates?|initiated|commences?|commenced|launches?|launched|begins?|begun|enters?|entered|starts?|started|files? for|opens?|kicks? off|undertakes?|pursues?|seeks?|inicia\w*|abre) ${words(5)}\b(?:court[- ](?:supervised|led|run|administered|monitored)|in-court|voluntary chapter|voluntary bankruptcy|pre-?(?:arranged|negotiated|packaged|pack)|formal insolvency|insolvency|creditor arrangement|companies' creditors|preventive|judicial|concursal|concordataria) ${words(2)}(?:process|proceedings?|reorgani[sz]ation|restructuring|cases?|sale|petitions?|proceso|procedimiento)`,
      String.raw`\b(?:chapter (?:11|15|7)|bankruptcy|insolvency|ccaa) cases? (?:filed|commenced|opened)\b`,
      String.raw`\b(?:orders?|ordered) (?:the )?(?:opening|start) of (?:\S+ )?(?:insolvency|bankruptcy|rehabilitation)\b`,
      String.raw`\b(?:obtains?|granted|wins?|gets?|seeks?|secures?|requests?) (?:an? )?(?:initial order|ccaa protection|debt moratorium|nachlassstundung|standstill order|bankruptcy (?:shelter|shield)|shelter from creditors)\b`,
      String.raw`\b(?:files?|filed|submits?|submitted) (?:voluntary )?(?:petitions?|a petition) ${words(2)}\b(?:in|with|to) .{0,20}\b(?:bankruptcy|delaware|texas|southern district)\b`,
      String.raw`\b(?:applies for|applied for|files? for|filed for|enters?|seeks) (?:formal |corporate |company |court-led |judicial |statutory )+(?:restructuring|reorgani[sz]ation|rehabilitation)\b`,
      String.raw`\b(?:grants?|granted|given|approves?|gets?|wins?|obtains?|requests?|seeks?|asks? for) (?:§ )?(?:an? |provisional |temporary )*(?:suspension of payments|surseance|payment moratorium|protection from (?:its )?creditors|creditor protection|bankruptcy protection|insolvency protection)\b`,
      String.raw`\b(?:bankrupt|insolvent),? (?:court|judge|tribunal) (?:rules|says|declares|finds)\b`,
    ),
    new RegExp(
      `\\b(?:exit|emerg\\w*|complet\\w*|conclud\\w*|former|years|rival|customer|supplier|tenant|${HEDGE})\\b`,
    ),
  ),
  wire(
    'liquidation',
    -10,
    anyOf(
      String.raw`\bno (?:rescue|saviour|savior|buyer|white knight|bidder)\b.{0,60}\b(?:auction\w*|sold off|wound|liquidat\w*|closes?|shut\w*|scrapped|end|jobs lost|jobs go)\b`,
      String.raw`\bassets (?:to be|will be|being|are) (?:auctioned|sold|liquidated)(?: off)?\b.{0,40}\b(?:court|creditors|no (?:buyer|rescue)|after|collapse)?`,
      String.raw`\b(?:last|final) (?:trading )?day (?:for|of|at) §|§ (?:\S+ )?(?:shuts|closes) (?:its )?doors\b`,
    ),
    /\b(?:unit|division|part of|some|non-core|to § |subsidiary|rival|stake|wanted|drug|seized|temporar\w*|for (?:renovation|the day|the night|summer|winter)|of (?:sale|sales|trial|season|event|conference))\b/,
  ),
  wire(
    'missed payment',
    -9,
    anyOf(
      String.raw`\b(?:non-?payment|nonpayment|late payment|failure to pay|inability to pay|default in payment|delay in payment|dishono\w+) (?:of|on|in|for|to|under) ${words(5)}${BONDS}\b`,
      String.raw`\b(?:cupon(?:es)?|intereses|pagares|bonos?|cuotas|vencimientos?) (?:impagad\w+|en mora|sin pagar|vencid\w+ y no)\b|\b(?:acumula|suma|arrastra) ${words(3)}\b(?:impagad\w+|atrasos|mora)\b`,
      String.raw`\bno (?:deposita|gira|transfiere|desembolsa|liquida|cubre|salda)\w*\b ${words(5)}${BONDS}\b`,
      String.raw`\b(?:yet to|still to) (?:pay|repay|honou?r|settle|redeem|remit|make) ${words(5)}${BONDS}\b`,
      String.raw`\b(?:overdue|past due|delinquent) (?:on|in) ${words(7)}${BONDS}\b`,
      String.raw`\b(?:investors?|holders?|subscribers|savers|creditors)\b ${words(6)}\b(?:not|yet to|never) (?:\S+ )?(?:receiv\w+|paid|repaid|refunded|see|seen)\b.{0,20}\b(?:principal|interest|coupon|money|payment|cash|redemption)`,
    ),
    /\b(?:customers?|tenants?|borrowers?|households?|students?|fine|fines|penalt\w+|fees?|tax|taxes|within|waives?|rules out|avoid\w*|avert\w*|cured?|cures|denies|sues|ordered)\b/,
  ),
  wire(
    'default',
    -10,
    anyOf(
      String.raw`\b(?:situa|coloca|deja|pone|rebaja|degrada|baja|hunde|lleva|asigna)\b.{0,40}\b(?:en|a|hasta|al?|nota) (?:\S+ )?(?:d|sd|rd|default|default selectivo|default restringido|impago selectivo|incumplimiento)\b(?! (?:euros|de|millones))`,
      String.raw`\b(?:committee|panel|isda) (?:\S+ )?(?:rules?|declares?|finds?|says?|determines?|votes?) ${words(3)}\b(?:failure[- ]to[- ]pay|credit event|bankruptcy event)\b`,
    ),
    /\b(?:no credit event|not a credit event|avoids?|rules out|fears?|could|niega|evita)\b/,
  ),
  wire(
    'accounting fraud',
    -8,
    anyOf(
      String.raw`\b(?:sales|revenues?|profits?|contracts?|deals?|orders?|customers?|transactions?|invoices?|cash|shipments?|deliveries|assets|clients|loans|deposits) (?:that|which|it|who) (?:never|did not|didn't|do not|don't|were never|does not) (?:\S+ )?(?:took place|take place|happen\w*|exist\w*|occurr?\w*|materiali[sz]\w*|made|delivered|signed|were made|real)\b`,
      String.raw`\b(?:cash|balances?|deposits?|funds|money|assets|accounts|inventory|stocks?|bullion|sales|loans|customers?|invoices)\b ${words(4)}\b(?:never existed|(?:did|do|does|may|might|probably (?:do|does)) not exist|non-?existent|(?:can(?:not|'t)|could not|couldn't|unable to) be (?:found|located|traced|verified|accounted for))\b`,
      String.raw`\b(?:cash|balances?|deposits?|funds|money|inventory|bullion|million|bln|billion|bn|mln|m|crore)\b ${words(4)}\b(?:(?:is|are|was|were|goes|gone|went|found|reported) missing|missing (?:from|at|in)|unaccounted for|vanish(?:es|ed)|disappear(?:s|ed))\b`,
      String.raw`\b(?:booked|recorded|reported|counted|declared|recogni[sz]ed|claimed)\b.{0,30}\b(?:never (?:took place|happened|existed|made|delivered)|imaginary|made-up|non-?existent|invented|that did not)\b`,
      String.raw`\b(?:diverted|siphoned|funnelled|funneled|routed|round-?tripped) ${words(6)}\b(?:shell (?:firms|companies|entities)|related parties|offshore|promoters?|founder|chairman|family|insiders?)\b`,
      String.raw`\b(?:destap\w+|descubr\w+|aflora\w*|halla\w*|detecta\w*)\b.{0,30}\b(?:agujero|desfase|facturas falsas|doble contabilidad|ventas ficticias|irregularidades|fraude)\b`,
      String.raw`\b(?:arrest\w*|detain\w*|raid\w*|search\w*|charg\w*|jail\w*|indict\w*|convict\w*|detien\w+|detenid\w+)\b.{0,50}\b(?:(?:false|fake|bogus|sham|phantom)[- ](?:invoic\w+|accounts?|sales|contracts?|books|accounting|revenue|billing)|invoice fraud|facturas falsas)`,
      String.raw`\b(?:de|por|para) (?:inflar|falsear|maquillar|ocultar|falsificar|manipular|simular|inventar|amanar|abultar)\b.{0,30}\b(?:ventas|ingresos|cuentas|balances?|beneficios?|deudas?|perdidas|facturas|resultados|activos|contratos|patrimonio)`,
      String.raw`\b(?:two|second|double|parallel|secret) sets? of (?:books|accounts)\b|\bdoble contabilidad\b`,
      String.raw`\bauditors? (?:\S+ )?(?:cannot|can't|could not|unable to|fails? to|failed to) (?:verify|confirm|trace|find|locate|account for) ${words(5)}\b(?:cash|balances?|funds|sales|assets|deposits|inventory|receivables|existence)\b`,
    ),
    /\b(?:cleared|no evidence|denies|years ago|acquitt\w*|customers? of|suppliers?'?|borrowers?|hack\w*|theft|heist|stolen|thieves|robbery|wallets?)\b/,
  ),
  wire(
    'covenant',
    -7,
    anyOf(
      String.raw`\b(?:fails?|failed|flunks?|flunked|misses|missed|busts?|trips?|tripped|blows?|blew|exceeds?|exceeded|overshoots?|falls? foul of|in breach of|breaks?|broke|breaches|breached|violates?|violated|contravenes?|out of|outside|beyond|short of) ${words(4)}\b(?:bank|lenders?'?|loan|lending|leverage|gearing|debt|interest[- ]cover|liquidity|solvency|ebitda|net worth|coverage|dscr|ltv|loan-to-value|financial) (?:tests?|limits?|ratios?|covenants?|ceilings?|caps?|thresholds?|terms|conditions|undertakings?|targets? set by)\b`,
      String.raw`\bno (?:alcanza|respeta|cumple|llega|supera)\w*\b.{0,40}\b(?:ratios?|covenants?|cobertura|apalancamiento|minimo|limite)\b.{0,30}\b(?:exigid\w+|pactad\w+|bancos?|banca|acreedores|financiacion|credito|fijad\w+|deuda)`,
      String.raw`\b(?:lenders?|banks?|creditors?|noteholders) (?:\S+ )?(?:refuse|refuses|refused|decline|declines|declined|deny|denies|denied|reject|rejects|rejected) (?:to (?:grant|give|waive|extend) |§ )?(?:an? |the |its )?(?:\S+ )?(?:waivers?|covenant|reset|relief|amendment|forbearance)\b`,
    ),
    /\b(?:regulators?|regulatory|capital requirement|emissions?|passes|met|stress tests?|speed|safety|denies|narrowly avoids?|will not|did not|claims? (?:wrong|false)|avoid\w*|waived|banks waive|lenders waive (?!nothing)|suspends?|suspended|holiday|without breaching)\b|\bwithin\b/,
  ),
  wire(
    'distressed exchange',
    -7,
    anyOf(
      String.raw`\b(?:uptier\w*|up-tier\w*|drop-?down (?:deal|financing|transaction|transfer)|double-dip (?:deal|financing|loan)|j\.?crew|chewy blocker|serta-style|creditor-on-creditor|lender-on-lender|non-pro-rata|priming (?:loan|debt|facility|deal)|super-?priority (?:loan|debt|exchange))\b`,
      String.raw`\b(?:lenders?|creditors?|bondholders?|noteholders?)\b.{0,40}\b(?:cry foul|sue|sues|fight|fights|object|objects|blast|slam|up in arms|left behind|primed|subordinated|stripped of)\b.{0,60}\b(?:collateral|liability[- ]management|exchange|swap|assets|unrestricted|lien)\b`,
      String.raw`\b(?:shifts?|shifted|moves?|moved|transfers?|transferred|strips?) ${words(4)}\b(?:collateral|assets|ip|brand|intellectual property)\b ${words(4)}\b(?:away from|out of reach of|beyond (?:the )?reach|from) ${words(2)}\b(?:lenders?|creditors?|bondholders?)\b`,
      String.raw`\b(?:exchange|swap|tender|buyback) (?:offer )?(?:\S+ )?(?:at|for|worth) (?:\S+ )?(?:[1-8]\d|9[0-4])(?:\.\d+)?(?:%| ?percent| ?per cent| ?cents)`,
      String.raw`\b(?:exchange|swap|offers?)\b.{0,40}\bat ${words(2)}(?:a )?(?:fraction|third|half|quarter|steep discount|deep discount|\d\d%) (?:of|to) (?:par|face|nominal|original)`,
      String.raw`\b(?:asks?|wants?|tells?|urges?|proposes?|presses) ${words(4)}\b(?:bondholders?|creditors?|lenders?|noteholders?|banks|holders)\b ${words(2)}(?:to )?(?:take|accept|swap|convert|swallow|agree|exchange|write) ${words(5)}\b(?:equity|shares|stock|haircuts?|losses|longer|cut|less|discount|debt)\b`,
      String.raw`\b(?:plantea|propone|ofrece|pide|negocia|pacta|acuerda)\b.{0,50}\b(?:canje\w*|canjear|capitalizar|convertir|quitas?|espera|reperfilar|reperfilamiento)\b.{0,40}\b(?:deuda|bonos?|acciones|bonistas|acreedores|capital)?`,
      String.raw`\b(?:bondholders?|creditors?|lenders?|noteholders?|holders)\b ${words(2)}(?:are |is |were |being )?(?:asked|told|urged|pressed|forced|invited|pushed|to) ${words(2)}(?:to )?(?:halve|forgive|forgo|write (?:off|down)|give up|surrender|waive|cut|accept|swallow|take|wait|defer|lose|convert|swap)\b`,
      String.raw`\b(?:seeks?|asks?|wants?|offers?|proposes?|plans?|invites?|urges?) ${words(4)}\b(?:to )?(?:exchange|swap|switch|convert) ${words(4)}\b(?:bonds?|notes|debt|loans)\b ${words(2)}\b(?:for|into|to) ${words(3)}\b(?:notes|bonds|paper|longer|maturing|equity|shares|stock|securities)`,
      String.raw`\b(?:convierte|convertira|capitaliza|transforma|canjea|canjeara)\b ${words(3)}\b(?:deuda|bonos|prestamos|creditos|pasivos?)\b ${words(2)}\b(?:en|por) (?:acciones|capital|participaciones)`,
      String.raw`\b(?:offers?|gives?|hands?|proposes?) ${words(2)}\b(?:creditors?|bondholders?|lenders?|noteholders?|banks|holders) ${words(2)}(?:equity|shares|stock|a stake|stakes?) ${words(2)}\b(?:for|in exchange|in place of|instead of)\b`,
      String.raw`\b(?:wants?|seeks?|vote on|votes? on|propos\w+|plan) .{0,20}\bto swap ${words(5)}\b(?:bonds?|notes|debt|loans)\b ${words(3)}(?:into|for|with) ${words(2)}\b(?:longer|equity|shares|new|pik)`,
    ),
    /\b(?:no|not|interest[- ]rate|currency|registered|unregistered|par-for-par|at par|premium|cents a share|dividend|per share|sovereign|government|voluntary retirement|amid takeover|convertible (?:holders|bondholders) convert|no contempla|descarta|acciones por acciones)\b/,
  ),
  wire(
    'liquidity',
    -7,
    anyOf(
      String.raw`\b(?:banks?|lenders?|financiers?|creditors?|factors?)\b ${words(2)}\b(?:freeze|freezes|froze|pull|pulls|pulled|cancel|cancels|cancelled|cut off|cuts off|slash|slashes|suspend|suspends|withdraw|withdraws|withdrew|block|blocks|terminate|terminates|refuse to renew|refuses to renew|turn off) ${words(3)}\b(?:credit|lines?|credit lines?|facilit(?:y|ies)|funding|overdrafts?|revolver|financing|loans?)\b`,
      String.raw`\b(?:suppliers?|vendors?|wholesalers?|publishers?|brands|credit insurers?|insurers?|trade creditors)\b.{0,40}\b(?:pull (?:cover|credit|insurance)|withdraw (?:cover|credit)|cut (?:cover|credit)|halt (?:deliveries|shipments|supplies)|stop (?:deliver\w+|shipp\w+|supply\w*))\b`,
      String.raw`\b(?:advis[eo]rs?|lawyers?|bankers?|restructuring)\b.{0,40}\b(?:as|amid|after|with) ${words(2)}\b(?:cash|liquidity|funds?)\b ${words(3)}(?:dwindl\w*|runs? (?:low|short|out)|running (?:low|short|out)|drain\w*|dries|shrink\w*|evaporat\w*|burn|crunch)`,
      String.raw`\b(?:shut|locked|frozen) out of ${words(3)}\b(?:bond|debt|credit|capital|loan|funding|commercial paper|repo) markets?\b`,
      String.raw`\b(?:draws?|drew|drawn|drawing) (?:down )?(?:on )?${words(3)}\b(?:last|remaining|rest|final) ${words(4)}\b(?:bank lines?|credit|facilit\w+|revolver|lines?)\b`,
      String.raw`\b(?:struggl\w+|unable|fails?|failed|failing|can't|cannot|scrambl\w+|races?) to (?:roll over|rollover|renew|replace|refinance) ${words(4)}\b(?:commercial paper|cp|short-term|maturing|debt|loans?|notes|bonds?|paper|borrowings|funding)\b`,
      String.raw`\b(?:caps?|limits?|freezes?|restricts?|suspends?|halts?|curbs?)\b.{0,12}\b(?:withdrawals|cash withdrawals|redemptions)\b`,
      String.raw`\b(?:lenders?|banks?|backers?|investors?) (?:\S+ )?cuts? (?:it|them|§|him) off\b`,
      String.raw`\b(?:to |will |set to |could |may |may soon )?(?:exhausts?|burn through|use up|run through|runs? out of|deplete|depletes) ${words(3)}\b(?:cash|money|funds|liquidity|reserves)\b ${words(2)}\b(?:by|in|within|before|next|this|unless)\b`,
      String.raw`\b(?:bank|banks|lender|lenders)\b ${words(2)}\b(?:withdraws?|pulls?|cancels?|calls? in|ends?) ${words(2)}\b(?:overdrafts?|credit line|facility|support)\b`,
      String.raw`\b(?:no tiene|sin|falta\w*|carece de|se queda sin|no hay|agotad[oa]) (?:\S+ )?(?:dinero|caja|fondos|liquidez|efectivo)\b ${words(4)}\b(?:para|pagar|nomina\w*|salarios|trabajadores|proveedores)\b`,
      String.raw`\b(?:just|only|barely) ${words(3)}\b(?:days|weeks|months|month|week) (?:of|worth of|left of) (?:cash|money|liquidity|funding)\b|\bhas ${words(3)}(?:days|weeks|months) (?:of )?cash (?:left|remaining)\b`,
    ),
    /\b(?:rates?|mortgages?|coal|fossil|arms|tobacco|russia\w*|rbi eases|lifts?|lifted|resumes?|ends?|no longer|denies|not|homeowners|startups?|customers' cards|strike)\b/,
  ),
  wire(
    'rating action',
    7,
    anyOf(
      String.raw`\b(?:devuelve|recupera|vuelve a|regresa al?|otorga|concede|alcanza|logra|eleva a|sube a)\b.{0,30}\bgrado de inversion\b`,
      String.raw`\b(?:returns?|restores?|gives? back|hands? back|re-?admits?|promotes?|elevates?|back (?:in|to|at)|regains?|wins? back|reclaims?|achieves?|reaches|attains?|earns?|secures) ${words(4)}\b(?:to )?investment[- ]grade\b`,
    ),
    /\b(?:hopes?|aims?|seeks?|targets?|may|might|could|on track|path|outlook|plans?|closer|nears?|not|fails?|lost|loses|pierde|retira|busca|espera|aspira|podria|years? (?:from|before))\b/,
  ),
  wire(
    'refinancing',
    5,
    anyOf(
      String.raw`\b(?:aplaza|alarga|extiende|prorroga|retrasa|lleva|estira|amplia)\b ${words(4)}\b(?:vencimientos?|plazos?)\b.{0,40}\b(?:acuerdo|con (?:la banca|sus bancos)|pacta|refinancia\w*|apoyo)\b`,
      String.raw`\b(?:prices?|priced|sells?|sold|places?|placed|issues?|issued|raises?|raised|launches|coloca\w*|emite\w*|vende) ${words(6)}\b(?:notes?|bonds?|term loan|loan|debt|paper|hybrids?|sukuk|bonos|deuda)\b.{0,60}\b(?:to (?:take out|refinance|repay|redeem|retire|pay (?:off|down)|replace|fund tender|call)|taking out|refinanc\w+|repay\w*|redeem\w*|proceeds|tender for|para (?:refinanciar|amortizar|pagar|cancelar))\b`,
      String.raw`\b(?:bonds?|notes|issue|book|deal|offering|sukuk|loan)\b ${words(5)}\b\d+(?:\.\d+)?(?:x| times) (?:covered|oversubscribed|subscribed)\b`,
    ),
    /\b(?:fails?|failed|struggl\w*|hopes?|seeks?|plans? to|may|could|pulls?|shelves?|distress\w*|dividend|buyback|acquisition|takeover|busca|no logra|pide|moody's|fitch|s&p|rates|rating)\b/,
  ),
  wire(
    'spreads',
    -6,
    anyOf(
      String.raw`\b(?:bonds?|notes|debt|paper)\b ${words(3)}\b(?:yields?|yielding) (?:over |above |more than |nearly |almost |some )?(?:1[5-9]|[2-9]\d)(?:\.\d+)? ?%`,
      String.raw`\b(?:bonds?|notes|debt|at1s?|perpetuals?)\b ${words(3)}\b(?:slump\w*|plung\w*|crash\w*|tumbl\w*|crater\w*|collaps\w*|sink\w*|nosediv\w*)\b.{0,40}\b(?:bailout|default|bankruptcy|insolvency|rescue|survival|wipe-?out|restructuring|capital|bail-in|haircut)\b`,
    ),
    /\b(?:treasur\w+|government|sovereign|fund)\b/,
  ),
  wire(
    'spreads',
    -4,
    anyOf(
      String.raw`\b(?:spreads?|cds|risk premium|yields?)\b ${words(3)}(?:at |to |hits? |reach(?:es)? )(?:the |its |their )?(?:widest|highest|record|multi-year)\b`,
      String.raw`\b(?:cds|credit default swaps?|default swaps?|spreads?)\b ${words(4)}(?:§ )?${words(2)}(?:out|wider|up|gap(?:s|ped)? (?:out|wider)|blows? out|blew out|widens?|leaps?|jumps?) (?:by |about |some )?\d+ ?(?:\S+ )?(?:bps?|basis points?)\b`,
      String.raw`\b(?:cost|price|coste|precio) (?:of|de) (?:insuring|protecting|protection|hedging|asegurar|proteger)\b.{0,50}\b(?:climbs?|jumps?|soars?|surges?|rises?|spikes?|leaps?|doubles|highest|record|high|peak|up|se dispara|sube|escala)\b`,
      String.raw`\b(?:se dispara|sube|escala|repunta|salta)\b.{0,12}\b(?:coste|precio|prima|cds)\b.{0,30}\b(?:asegurar|proteger|impago|deuda|riesgo)`,
    ),
    /\b(?:falls?|drops?|lower|mortgage|government|sovereign|treasury|bank spreads? index|blow out|blows out|record)\b/,
  ),
  wire(
    'spreads',
    3,
    anyOf(
      String.raw`\b(?:cds|credit default swaps?|default swaps?|spreads?)\b ${words(4)}(?:§ )?${words(2)}(?:in|tighter|down|tightens?|narrows?) (?:by |about |some )?\d+ ?(?:\S+ )?(?:bps?|basis points?)\b`,
      String.raw`\b(?:cost|price) of (?:insuring|protecting|protection|hedging)\b.{0,50}\b(?:falls?|drops?|slides?|eases?|tumbles?|lowest|declines?|sinks?|retreats?)\b`,
    ),
  ),
  wire(
    'delisting',
    -5,
    anyOf(
      String.raw`\b(?:terminates?|terminated|ends?|cancels?|cancelled|revokes?|revoked|withdraws?|strips?|scraps?) ${words(3)}\b(?:listing|listing status|quotation|admission|ticker)\b ${words(1)}(?:of |at |on |for )?${words(1)}(?:§|nasdaq|nyse)`,
      String.raw`\b(?:bourse|exchange|nasdaq|nyse|bse|nse|sgx|hkex|lse|asx|jse|bolsa)\b ${words(4)}\b(?:terminates?|cancels?|revokes?|strips?|kicks? out|boots?|ejects?|expels?|throws? out|removes?|drops?|strikes? off) ${words(2)}(?:§|listing|shares of)`,
      String.raw`\b(?:booted|kicked|thrown|struck|ejected|expelled|removed|turfed|chucked) (?:off|out of|from) ${words(3)}\b(?:nasdaq|nyse|exchange|bourse|board|aim|market|list|lse|bse|nse|asx|jse)\b`,
      String.raw`\b(?:listing|shares) ${words(2)}\b(?:cancelled|terminated|revoked|struck off) (?:by|from|at|on)\b`,
    ),
    /\b(?:own request|request|takeover|buyout|merger|acquisition|voluntar\w*|privat\w*|relist|moves?|transfer\w*|switch\w*|plans? ipo|index|ftse 100|s&p 500|nasdaq 100)\b/,
  ),
  wire(
    'delisting',
    0,
    anyOf(
      String.raw`\b(?:leaves?|leaving|exits?|quits?|delists?|to delist|delisted|departs?|bids? (?:farewell|adieu)|says goodbye|cease trading|ceases trading|stops trading|last day|abandona|deja|sale de|excluye)\b.{0,40}\b(?:market|exchange|bourse|nasdaq|nyse|lse|bolsa|stock market|parque|aim|list|asx|tsx)\b.{0,50}\b(?:takeover|buyout|merger|acquisition|acquired|take-private|taken private|opa|squeeze-?out|bid|compra|deal (?:closes|completes)|private equity)`,
      String.raw`\b(?:takeover|buyout|merger|acquisition|take-private|squeeze-?out|opa)\b.{0,50}\b(?:delist\w*|leaves? (?:the )?(?:stock )?(?:market|exchange|bourse)|cease trading|last day of trading|exclusion de bolsa|dejara de cotizar)\b`,
      String.raw`\b(?:moves?|switch(?:es)?|transfers?|shifts?|relocates?|traslada|muda) ${words(3)}\b(?:listing|primary listing|stock listing|cotizacion) (?:to|from|a)\b`,
    ),
    /\b(?:fails?|collapses?|deadline|minimum|non-?compliance|failure|abandoned|off)\b/,
  ),
  wire(
    'regulator',
    -4,
    anyOf(
      String.raw`\b(?:fda|ema|epa|faa|fcc|cfpb|ftc|fca|sebi|rbi|regulators?|watchdog|ministry|government|customs|eu|us) ${words(1)}(?:bars?|bans?|blocks?|halts?|suspends?|blacklists?) ${words(4)}\b(?:imports?|exports?|sales?|products?|flights|shipments|drugs?) ${words(2)}(?:from|by|of|at) §`,
    ),
    /\b(?:lifts?|lifted|eases?|ends?|court)\b/,
  ),
  wire(
    'regulator',
    -5,
    anyOf(
      String.raw`\b(?:orders?|tells?|told|bars?|bans?|stops?|ordered|told|barred|forbidden|forbids?|prohibits?|directs?)\b ${words(4)}\b(?:from |to (?:stop|cease|halt) )${words(1)}(?:taking|accepting|raising|soliciting|collecting) ${words(3)}\b(?:deposits?|savings|public money|client money|customer funds)\b`,
    ),
    /\b(?:lifts?|lifted|eases?|removes?|ends?|relaxes|levanta)\b/,
  ),
  wire(
    'regulator',
    -6,
    anyOf(
      String.raw`\b(?:ordena|obliga|prohibe|impide|exige|insta)\b.{0,40}\b(?:dejar de (?:captar|operar|vender|comercializar|ofrecer|recibir)|captar (?:ahorros?|depositos|fondos|clientes)|cesar (?:su|la|sus|toda)|suspender (?:operaciones|la captacion|su actividad))\b`,
      String.raw`\b(?:imposes?|places?|puts?|slaps?)\b.{0,30}\b(?:curbs|moratorium|all-inclusive directions|restrictions)\b.{0,30}\b(?:withdrawals?|deposits?|lending)\b`,
    ),
    /\b(?:lifts?|lifted|eases?|removes?|ends?|relaxes|levanta)\b/,
  ),
  wire(
    'regulator',
    -7,
    anyOf(
      String.raw`\b(?:regulators?|court|judge|police|authorit(?:y|ies)|central bank|watchdog|sec|cftc|fca|government|supervisor|juez|fiscalia)\b ${words(3)}\b(?:freez\w+|froze|seiz\w+|impounds?|takes? (?:over|control of)|shuts?|closes?|wind down|congela\w*|incauta\w*|embarga\w*|interviene)\b ${words(3)}\b(?:assets|accounts|bank|lender|broker|exchange|operations|funds|§|activos|cuentas)\b`,
    ),
    /\b(?:unfreez\w*|lifts?|closes? (?:probe|case|investigation|inquiry|review)|russian|oligarch|drug|cartel)\b/,
  ),
];
