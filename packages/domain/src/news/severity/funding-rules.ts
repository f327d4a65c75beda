// Rules for money that comes or does not come (issue 17, 'Severity for credit'): distressed exchanges, spreads of CDS and bonds, liquidity, refinancing,
// capital, and results a credit officer reads at once. English and Spanish. The order matters: the first rule that holds decides.

import type { CreditRule } from './credit-rule.ts';

const WIDER =
  'widen\\w*|widest|jump\\w*|surg\\w*|soar\\w*|blow\\w*|balloon\\w*|spik\\w*|record|highs?|higher|rises?|rose|climb\\w*|leap\\w*|rocket\\w*|explod\\w*|gap\\w*|shoots?|disparan?|dispara\\w*|sube\\w*|maximos?|double[sd]?|triple[sd]?|distressed|up sharply|ensancha\\w*|upfront';
const TIGHTER =
  'tight\\w*|narrow\\w*|falls?|fell|drops?|declin\\w*|eases?|shrinks?|lows?|lower|lowest|down|recede\\w*|improv\\w*|compress\\w*|bajan?|caen?|cae|estrecha\\w*|minimos?|halves?|rally|rallies';
const CDS =
  'cds|default swaps?|credit[- ]default[- ]swaps?|credit swaps?|default insurance|cost (?:of|to) insur\\w+|debt insurance|default protection';
const SPREADS = `${CDS}|(?:credit|bond|yield|debt|loan) spreads?|spreads? (?:on|of|over)|diferenciales?|prima de riesgo|at1s?`;

export const EXCHANGE_RULES: readonly CreditRule[] = [
  {
    kind: 'distressed exchange',
    says: /\bexchange offer\b.{0,40}\b(?:unregistered|registered|registration)|\b(?:a\/b|registered|registration) exchange/,
    tenths: 0,
  },
  {
    kind: 'distressed exchange',
    says: /\bdistressed (?:loans?|debt|assets?|credit)\b.{0,20}\b(?:fund|sold|sale|funds)|\b(?:sells?|sold|sheds?|offloads?)\b.{0,30}\b(?:distressed|bad|non-?performing|npl) (?:loans?|debt|assets)|\b(?:fund|funds|raises?)\b.{0,50}\b(?:distressed (?:debt|credit|assets))/,
    tenths: 3,
  },
  {
    kind: 'distressed exchange',
    says: /\b(?:distressed (?:exchange|debt exchange|swap|restructuring)|tantamount to default|selective default|limited default|uptier|uptiering|drop-?down|(?:debt|loan|bond)[- ]for[- ]equity|debt (?:swap|exchange) .{0,30}(?:below par|discount|haircut|loss)|below[- ]par|haircuts?|quita|canje\w* (?:de )?(?:deuda|bonos)|canjea|reestructura\w* (?:su |la )?deuda|restructur\w+ (?:its |of |offshore |onshore |foreign )*(?:debt|bonds?|notes|loans?|liabilities)|debt (?:restructuring|overhaul|standstill|moratorium|workout|reorganisation|reorganization)|(?:offshore|bond|loan) restructuring|consent to extend|(?:extend|push out|push back|stretch) (?:bond |debt |loan )*maturit\w+|gives? .{0,24}the keys|hands? .{0,16}the keys|exchange offers?\b.{0,40}(?:cents|discount|bondholders|creditors|distress|unsecured)|(?:swap|exchange)s?\b.{0,40}(?:at a discount|cents on the dollar|for secured|new secured|second[- ]lien|longer[- ]dated|equity|haircut)|standstill|scheme of arrangement|liability management|liability[- ]management exercise|cents on the dollar|creditor[- ]on[- ]creditor)\b/,
    unless:
      /\b(?:completes?|completed|concludes?|seals?|finali[sz]es?|approved|approves|closes?|closed|wins? backing|done|successful)\b.{0,60}\brestructuring|distressed (?:debt|credit) fund|\b(?:sells?|sold) .{0,24}npl|restructuring (?:charge|costs?|programme|of (?:business|operations|units|its business))|job|jobs|workforce/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'distressed exchange',
    says: /\b(?:completes?|completed|concludes?|seals?|finali[sz]es?|approves?|approved|closes?|cierra|culmina|completa)\b.{0,40}\b(?:debt |offshore |financial )?(?:restructuring|reestructuracion)\b/,
    unless: /business|operations|jobs|workforce|charge|board approves/,
    tenths: 5,
  },
];

export const SPREAD_RULES: readonly CreditRule[] = [
  {
    kind: 'spreads',
    says: new RegExp(
      `\\b(?:prices?|priced|sells?|sold|places?|issues?|coloca|emite)\\b.{0,60}\\b(?:tightest|lowest|record[- ]low|inside|covered|oversubscribed)\\b.{0,30}|\\b(?:tightest|record[- ]low|lowest) (?:spread|coupon|yield)`,
    ),
    unless: /covered bond(?!.{0,40}(?:tight|low|cover))/,
    tenths: 3,
  },
  {
    kind: 'spreads',
    says: new RegExp(
      `\\b(?:${SPREADS})\\b.{0,50}\\b(?:blow\\w* out|balloon\\w*|explod\\w*|rocket\\w*|record|distressed|all-time high|1,\\d\\d\\d|upfront|thousand|maximos? historicos?)\\b|\\b(?:record|blow\\w* out|balloon\\w*)\\b.{0,24}\\b(?:${SPREADS})\\b`,
    ),
    unless: /record low|tight/,
    tenths: -6,
  },
  {
    kind: 'spreads',
    says: new RegExp(
      `\\b(?:${SPREADS})\\b.{0,40}\\b(?:${TIGHTER})\\b|\\b(?:${TIGHTER})\\b.{0,12}\\b(?:${SPREADS})\\b`,
    ),
    unless: new RegExp(
      `\\b(?:${SPREADS})\\b.{0,24}\\b(?:widen\\w*|widest|jump\\w*|surg\\w*|soar\\w*|blow\\w*|spik\\w*|rises?|rose|climb\\w*|up)\\b|since|bonds? (?:fall|drop|slump|slide)`,
    ),
    tenths: 4,
  },
  {
    kind: 'spreads',
    says: new RegExp(
      `\\b(?:${SPREADS})\\b.{0,60}\\b(?:${WIDER})\\b|\\b(?:${WIDER})\\b.{0,20}\\b(?:${SPREADS})\\b`,
    ),
    unless: /\b(?:trading desk|business|index launched|platform|clearing|volumes?|market size)\b/,
    tenths: -4,
  },
  {
    kind: 'spreads',
    says: /\b(?:bonds?|notes|at1s?|convertibles?|perpetuals?|bonos|term loan)\b.{0,30}\b(?:(?:slump|plung|tumbl|crash|collaps|crater|sink|dive|nosediv|slid|drop|fall|fell|lose|trade|trading|hundir|desplom|hunde|cotiza)\w*)\b.{0,30}\b(?:\d+ points?|points?|\d+ ?(?:p|cents?|centavos|centimos)\b|\d+p|cents|half|record low|distressed|puntos|centavos|[1-5]\d%)|\b(?:bonds?|notes|bonos)\b.{0,30}\b(?:plung\w*|crash\w*|collaps\w*|crater\w*|nosediv\w*|desplom\w*|hund\w+)|\b(?:bonds?|debt|notes|loans?)\b.{0,20}\b(?:distressed (?:levels?|territory|prices?)|deep(?:er)? in distress)/,
    unless: /treasur|gilt|government bonds|cat bond|james bond|brooke bond/,
    tenths: -6,
  },
  {
    kind: 'spreads',
    says: /\b(?:bonds?|notes|at1s?|bonos)\b.{0,20}\b(?:slump\w*|tumbl\w*|slid\w*|sink\w*|sell[- ]?off|fall|falls|fell|drop|drops|dropped|slip\w*|caen)\b|\bbond yields?\b.{0,20}\b(?:soar\w*|surg\w*|spik\w*|jump\w*|leap\w*)/,
    unless:
      /treasur|gilt|government|bund|brooke bond|james bond|sensex|rbi|fed\b|g-?secs?|yields? (?:fall|drop|slip|ease|lower)|bonds? prices up/,
    tenths: -4,
  },
  {
    kind: 'spreads',
    says: /\b(?:bonds|notes|at1s?|bonos)\b.{0,20}\b(?:rally|rallies|rallied|jump\w*|surg\w*|soar\w*|rebound\w*|climb\w*|gain\w*|recover\w*|repuntan?|suben)\b/,
    unless: /treasur|gilt|government|bund|brooke bond|sensex|rbi|yields?/,
    tenths: 4,
  },
];

const MONEY_IN =
  'refinanc\\w*|term loans?|credit (?:facility|line|lines|facilities)|revolv\\w+|bond (?:sale|issue|offering)|notes offering|notes|bonds?|loan package|syndicated loan|debt offering|senior notes|refinancing|loan|facility|financing|refinanciacion|prestamo|credito|bonos|emision|schuldschein|lifeline|bailout|rescue package|bridge loan|funding';

export const FUNDING_RULES: readonly CreditRule[] = [
  {
    kind: 'refinancing',
    says: /\b(?:home|mortgage|student|auto|homeowners?|household) (?:loan )?refinanc\w*|\brefinanc\w+ (?:boom|wave|applications|platform|index|activity)/,
    tenths: 2,
  },
  {
    kind: 'refinancing',
    says: new RegExp(
      `\\b(?:pulls?|pulled|shelv\\w+|scraps?|abandons?|postpon\\w*|delays?|cancels?|cancelled|fails?|failed|unable|struggl\\w*|can(?:not|'t)|withdraw\\w*|halts?|balk\\w*|flops?|aplaza|cancela|retira|suspende|no logra|fracasa)\\b.{0,50}\\b(?:${MONEY_IN}|rights issue|share sale|capital raise|placement|ipo|fundraising|ampliacion de capital)\\b|\\b(?:${MONEY_IN}|rights issue|capital raise|placement|fundraising|share sale|ampliacion)\\b.{0,50}\\b(?:pulled|shelved|scrapped|abandoned|postponed|falls? (?:through|apart)|collapses?|collapsed|fails?|failed|flops?|undersubscribed|balk\\w*|walks? away|walk away|dries up|stalls?|stalled|rejected|refused|denied|fracasa|for lack of|in doubt)\\b`,
    ),
    unless:
      /\b(?:pulls? in|pulls? ahead|withdraws? .{0,12}lawsuit|bailout fears|cancels? (?:bonds|notes) (?:bought|repurchased)|never fails|denies|ipo)\b|rate (?:cut|hike)|loan growth/,
    tenths: -5,
  },
  {
    kind: 'capital',
    says: /\b(?:buys? back|repurchas\w+|tender\w*)\b.{0,24}\b(?:debt|bonds?|notes)\b.{0,24}\b(?:[1-7]\d|single digit) (?:cents|centavos)|\bat \d\d cents\b.{0,40}/,
    tenths: -7,
  },
  {
    kind: 'refinancing',
    says: /\b(?:has|have|had) yet to (?:refinance|find|secure|agree|repay)|\b(?:still|yet) (?:to|needs? to|seeking|searching|looking)\b.{0,24}\b(?:refinanc\w*|lenders|backers)\b|\b(?:refinancing|maturity) (?:risk|wall|cliff|crunch|worries|fears|hurdle|pressure)\b|\b(?:needs?|must|races?|rushes|scrambl\w*|struggl\w*|talks?)\b.{0,24}\brefinanc\w*|\bfaces? .{0,20}(?:maturity|debt) wall/,
    unless:
      /\b(?:ends?|ending|eases?|easing|clears?|removes?|allays?|calms?)\b.{0,24}(?:fears|worries|risk|wall)/,
    tenths: -2,
  },
  {
    kind: 'liquidity',
    says: /\bno (?:deposit |bank )?run\b|\b(?:run|withdrawal|liquidity|cash|deposit)\b.{0,24}\brumou?rs?\b.{0,30}\b(?:false|denied|denies|baseless|untrue|unfounded)|\b(?:denies|dismisses|rejects|rebuts|niega|desmiente)\b.{0,40}\b(?:liquidity|cash|funding|deposit|run|liquidez)\b/,
    tenths: -1,
  },
  {
    kind: 'liquidity',
    says: /\b(?:bank run|run on (?:the |its )?(?:bank|deposits|lender)|deposit (?:run|flight|exodus)|fuga de depositos|(?:freez\w+|frozen|halts?|halted|suspends?|suspended|blocks?|gates?|gated|limits?|congela|suspende)\b.{0,24}\b(?:withdrawals?|redemptions?|reembolsos|retiradas)|withdrawals? (?:frozen|halted|suspended)|redemptions? (?:frozen|halted|suspended)|funding .{0,24}(?:frozen|freezes?|vanish\w*|evaporat\w*)|(?:emergency|last[- ]resort) (?:liquidity|ela|lending)|linea de emergencia|runs? out of (?:cash|money)|ran out of (?:cash|money)|out of cash|cash (?:will|to) run out|sin liquidez|sin caja|unable to (?:fund|meet|make) payroll|misses payroll|missed payroll|cannot pay (?:staff|wages|suppliers)|days of cash)\b/,
    unless: /atm|not (?:running )?out of cash|repays? .{0,20}ela|exits? ela/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'liquidity',
    says: /\b(?:strapped for cash|cash[- ]strapped|cash[- ]starved|cash crunch|liquidity (?:crunch|squeeze|crisis|strain|stress|shortage|gap|worries|fears|concerns?|pressure|problems?|woes)|funding (?:crunch|squeeze|gap|stress|crisis|pressure|woes)|credit crunch at|low on cash|short of cash|cash (?:burn|squeeze|drain|shortage|runway)|burning (?:through )?cash|deposit outflows?|deposits? (?:outflow|leave|shrink|slump)|(?:lenders?|banks?|suppliers?|insurers?|trade credit insurers?|funds?)\b.{0,30}\b(?:pull|cut|withdraw|refuse|tighten|demand|stop|freeze|call)\w*\b.{0,30}\b(?:credit|lines?|cover|roll over|funding|loans?|terms|upfront|advance|paper|collateral)|refuse\w* to roll over|scrambl\w+ (?:to|for) .{0,10}(?:raise|funds?|cash|money|funding|financing)|scramble to raise|races? to raise|draws? (?:down )?.{0,20}(?:full|entire|all|whole|rest|last).{0,20}(?:revolver|credit|facility|line)|draws? down|taps? (?:emergency|last)|drains? .{0,12}(?:cash|credit|liquidity)|margin calls?|collateral calls?|delays? (?:salar\w+|wages|supplier payments?|vendor payments?)|stretches supplier|tension\w* de liquidez|falta de liquidez|problemas de liquidez|crisis de liquidez|agota (?:su |la )?(?:caja|linea|liquidez))\b/,
    unless:
      /\b(?:no|ends?|eases?|eased|easing|without|overcomes?|averts?|avoids?|dismiss\w*|allays?|calms?|repays?|rbi|fed|ecb|pboc|market|markets|system|banking system|money market)\b.{0,30}(?:liquidity|cash crunch|cash squeeze|funding)/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'refinancing',
    says: /\b(?:completes?|completed|closes?|closed|wraps? up|seals?|sealed|concludes?|finali[sz]es?|wins?|secures?|secured|agrees?|signs?|lands?|clinches|cierra|completa|culmina|logra|firma|acuerda)\b.{0,50}\b(?:refinanc\w*|refinanciacion)\b|\brefinanc(?:ing|iacion)\b.{0,40}\b(?:completed?|complete|closed|done|agreed|sealed|secured|signed|success\w*|wrapped|cerrada|completada)\b|\b(?:ends?|ending|clears?|clearing|removes?|removing|eases?|easing|allays?|allaying|lifting)\b.{0,24}\b(?:fears|worries|wall|doubts?|concerns?|overhang|cliff)\b.{0,30}(?:notes|bonds?|debt|maturit\w*|refinanc\w*|loans?)\b|\braises?\b.{0,50}\b(?:to (?:repay|retire|refinance|pay off|redeem))\b/,
    unless:
      /\b(?:rate|inflation|recession|trade|supply|demand|growth|tariff|pandemic|talks? to|hopes to|in talks|plans to|seeks)\b/,
    tenths: 6,
  },
  {
    kind: 'refinancing',
    says: /\brefinanc(?:es|ed|ia)\b|\b(?:closes?|closed|prices?|completes?|completed|places?|upsizes?|coloca|cierra|raises?|sells?|gets?|launches)\b.{0,50}\b(?:notes offering|bond (?:offering|sale|issue)|senior (?:secured )?notes|term loan\w*|syndicated loan|to (?:redeem|repay|refinance)|emision de bonos|schuldschein)|\b(?:term loan|bond|notes|loan)\b.{0,40}\b(?:oversubscribed|upsized|covered|away)\b|\b(?:extends?|extended|extiende|amplia) .{0,30}\b(?:maturity|maturities|facility|vencimientos?|revolver|credit line)|\bmaturit(?:y|ies) (?:extended|pushed)/,
    unless: /\b(?:seeks?|asks?|wants?|hopes?|consent|distress\w*|desperate|talks?|tries|trying)\b/,
    tenths: 5,
  },
  {
    kind: 'capital',
    says: /\b(?:net cash (?:for|position|first)|in net cash|turns? net cash|debt[- ]free|zero debt|pays? off (?:all|its|last|remaining|the)|repays? (?:all|last|remaining|final|entire|its last)|fully repays?|clears? (?:all )?(?:its )?debts?|net debt[- ]free|sin deuda|completes? .{0,30}(?:capital (?:raise|raising|increase)|rights issue|recapitali[sz]ation|share sale|equity raise)|(?:capital raise|rights issue|capital increase|share sale|equity raise)\b.{0,30}\b(?:completed?|fully (?:subscribed|taken|covered)|oversubscribed|success\w*|cubierta|closes)|completa .{0,20}ampliacion de capital|ampliacion de capital .{0,20}(?:cubierta|completada|sobresuscrita))\b/,
    unless:
      /\b(?:aims?|plans?|hopes?|wants?|targets?|by 20\d\d|could|may|to be|to become|seeks?|investors sue)\b/,
    tenths: 6,
  },
  {
    kind: 'capital',
    says: /\b(?:promoters?|owners?|parent|shareholders?|sponsors?|government|state|backers?|investors?|matriz|accionistas)\b.{0,30}\b(?:put|puts|inject\w*|infus\w*|pumps?|invest\w*|plough\w*|inyecta\w*|aporta\w*)\b.{0,30}\b(?:equity|capital|crore|bn|billion|mln|million|m|fresh|\$|€|£|millones)|\b(?:fresh|new) (?:equity|capital)\b|\bcapital (?:injection|infusion)|\binyeccion de capital|\b(?:cuts?|reduc\w*|slash\w*|trims?|lowers?|pays? down|repays?|prepays?|retires?|halves?|shrinks?|recorta|reduce|rebaja|amortiza)\b.{0,24}\b(?:net )?(?:debts?|borrowings?|leverage|indebtedness|bonds?|notes|loans?|deuda|apalancamiento)\b|\b(?:debt|leverage|borrowings|gross debt|net debt|deuda)\b.{0,16}\b(?:falls?|fell|down|drops?|halv\w+|cut|lowest|reduced|shrinks?|cae|baja)\b|\bdeleverag\w*|\b(?:cet1|tier 1|capital ratio|solvency ratio|solvency ii ratio|capital adequacy|car)\b.{0,20}\b(?:up|rises?|rose|improves?|climbs?|strengthens?|jumps?|higher|sube|mejora)|\bgets? .{0,20}(?:equity|capital) (?:injection|infusion|boost)/,
    unless:
      /\b(?:fails?|cents|can(?:not|'t)|unable|no fresh|needs?|seeks?|calls? for|asks?|demands?|rating|ratings|downgrade\w*|bond yields?|loan rates?|lending rates?|national|government debt|public debt|us debt|after missing)\b|target (?:cut|price)/,
    tenths: 5,
  },
  {
    kind: 'liquidity',
    says: new RegExp(
      `\\b(?:secur\\w*|gets?|obtain\\w*|ties up|tied up|signs?|signed|arrang\\w*|wins?|lands?|clinch\\w*|lines up|receiv\\w*|nets?|agrees?|bags?|raises?|raised|closes|taps|sells?|places?|logra|obtiene|firma|consigue|capta)\\b.{0,40}\\b(?:credit (?:line|lines|facility|facilities)|revolv\\w*|term loan|working capital|loan facility|liquidity|bridge loan|backstop|lifeline|loan (?:package|deal|from)|financing|funding line|linea de credito|financiacion|prestamo)\\b`,
    ),
    unless: /\b(?:fails?|struggl\w*|seeks?|unable|talks|scrambl\w*|mortgage)\b/,
    tenths: 4,
  },
  {
    kind: 'liquidity',
    says: /\b(?:ample|strong|record|healthy|solid|sufficient|robust|comfortable|enough|boosts?|improves?|strengthens?|ends? .{0,14} with|has|holds?|with)\b.{0,24}\b(?:liquidity|cash pile|liquidez)\b|\b(?:of|in) (?:available )?(?:liquidity|liquidez)\b|\bliquidity (?:improves?|rises?|strengthens?|coverage|buffer|position (?:strong|improves))|\b(?:deposits?|depositos) (?:return|rise|grow|jump|inflows?|stabili[sz]e)\b/,
    unless:
      /\b(?:rbi|fed|ecb|pboc|market|system|injects?|surplus|drains?|squeeze|crisis|crunch|only|just|thin)\b/,
    tenths: 3,
  },
];

export const RESULT_RULES: readonly CreditRule[] = [
  {
    kind: 'results',
    says: /\bno profit warning\b|\b(?:loss(?:es)?|perdidas)\b.{0,14}\b(?:narrow\w*|shrink\w*|shrank|halv\w*|reduced|smaller|reducen?|se reduce)\b|\b(?:narrow\w*|trim\w*|cuts?|reduc\w*|halv\w*|shrinks?|recorta|reduce)\b.{0,14}\b(?:(?:net|pretax|annual|quarterly|its|q\d|first-half|operating|the|sus|las) )*(?:loss(?:es)?|perdidas)\b|\breturns? to (?:profit|the black)|\bswings? to (?:a )?(?:profit|black)|\bvuelve a (?:beneficios|ganar)/,
    unless: /\bwarns?\b|tax loss|fails? to|stock|job losses/,
    tenths: 3,
  },
  {
    kind: 'results',
    says: /\b(?:largest|biggest|worst|record|huge|massive|historic|deepest|mayores?)\b.{0,24}\b(?:(?:annual|quarterly|net|ever|first-half|pretax) )*(?:loss|losses|perdidas?)\b|\b(?:loss|perdidas)\b.{0,16}\b(?:largest|biggest|record|worst|historicas?)|\b(?:profit|earnings) warning\b|\bwarns? (?:on|of|over) (?:lower |weak |falling )?(?:profits?|earnings|results|loss|losses|a loss|wider)|\b(?:cuts?|slash\w*|lowers?|lowered|withdraws?|pulls?|abandons?|scraps?|suspends?|retira|recorta|rebaja)\b.{0,24}\b(?:forecasts?|guidance|outlook|targets|previsiones|objetivos)\b|\bpierde \d|\bswings? to (?:a )?(?:\w+ )?loss|\b(?:lanza|emite) (?:un )?(?:aviso|profit warning)|\bentra en perdidas/,
    unless:
      /\b(?:rating|moody's|s&p|fitch|imf|world bank|fed|ecb|boe|rbi|gdp|economic|growth forecast|inflation|price target|scam|analyst\w*|brokers?|brent|oil|crude|gold|copper|price forecasts?|tobacco|beats|narrow\w*|smaller|recession|loss[- ]making)\b/,
    tenths: -5,
  },
];
