// Rules that read the gist where no exact wording was known (issue 17, 'Severity for credit'): a word of credit, and whether what stands with it makes things
// worse or better. They come after the exact ones. English and Spanish.

import type { CreditRule } from './credit-rule.ts';

const BETTER =
  'averts?|averted|avoids?|avoided|cures?|cured|clears?|cleared|escapes?|escaped|wards? off|staves? off|fends? off|dodges?|lifts?|lifted|drops?|dropped|ends?|ended|resolv\\w+|dismiss\\w*|throws? out|thrown out|rejects? (?:winding|petition|bid to)|wins? (?:case|against|dismissal)|withdraw\\w* (?:petition|claim|bankruptcy)|overturn\\w*|evita|esquiva|supera|levanta|no longer|out of|past the|behind it';
const NONSENSE =
  'nonsense|false|untrue|baseless|unfounded|fake news|rumou?rs?|speculation|denies|denied|deny|niega|desmiente|not heading|no risk|no danger|far from|unlikely|no plans?';
const WORSE_OTHERS =
  'rival|rivals|customer|customers|client|clients|supplier|suppliers|tenant|tenants|partner|competitor|peer|borrower|borrowers|shoppers|trader client|contractor|cliente|clientes';
const FAILURE =
  'defaults?|defaulted|cross-default|bankrupt|bankruptcy|bankruptcies|insolvent|insolvency|chapter 11|chapter 7|receivership|official receiver|court protection|creditor protection|protection from (?:its )?creditors|liquidat\\w+|liquidators?|winding[- ]up|wound up|wind up|administrators?|judicial administrator|voluntary administration|quiebra|concurso|liquidacion|cese de pagos|cesacion de pagos|bancarrota|se liquida|suspension de pagos|turns? npa|turned npa|npa tag|rescue of creditors|debt moratorium';

export const GENERAL_FAILURE_RULES: readonly CreditRule[] = [
  {
    kind: 'default',
    says: new RegExp(
      `\\b(?:lawyers?|partner in|practice|advisers?|adviser|expert|judge|course|reform|law|laws|code|rules|bill|statistics|filings? (?:rise|fall)|rates?)\\b.{0,20}\\b(?:bankruptcy|insolvency|restructuring)\\b|\\b(?:bankruptcy|insolvency|restructuring)\\b.{0,16}\\b(?:lawyers?|partners?|practice|adviser|advisers|expert|reform|law|laws|code|bill|boutique|desk|team)\\b`,
    ),
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:hit|hurt|loses?|loss|writes? off|writedown|exposed|exposure|blow|dented|charge|provision\\w*)\\b.{0,50}\\b(?:${FAILURE})\\b|\\b(?:${FAILURE})\\b.{0,20}\\bof (?:its |a |the )?(?:biggest |main |key |largest |major )?(?:${WORSE_OTHERS})\\b`,
    ),
    unless: /§ .{0,3}(?:defaults|bankrupt|insolvent)/,
    tenths: -3,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:buys?|bought|picks? up|snaps? up|acquires?|takes? over|wins?|gains?|benefits?|profits?)\\b.{0,50}\\b(?:${FAILURE})\\b.{0,24}\\b(?:${WORSE_OTHERS}|assets|stores|chain|brand|airline|maker|unit|firm)?`,
    ),
    unless: /\b(?:wins?|gains?) (?:time|approval|reprieve|protection|court protection)/,
    tenths: 2,
  },
  {
    kind: 'default',
    says: /\bdefaults?\b.{0,16}\b(?:climb|rise|jump|surge|mount|up|higher|grow|pile up|worsen)\w*\b|\b(?:rising|more|mounting|higher|growing|soaring) .{0,20}(?:defaults|delinquencies)/,
    tenths: -3,
  },
  {
    kind: 'emergence',
    says: /\b(?:completes?|completed|concludes?|comes? through|came through|finishes|wraps up|closes|sails through)\b.{0,24}\b(?:chapter 11|bankruptcy|insolvency|reorgani[sz]ation|concurso|restructuring process)\b|\b(?:vot\w+|accept|back|agree)\w*\b.{0,30}\bplan\b.{0,30}\b(?:bankruptcy|chapter 11|insolvency)\b/,
    tenths: 7,
  },
  {
    kind: 'bankruptcy',
    says: /\bfiles? (?:for chapter 11 |for bankruptcy )?again\b|\b(?:bankruptcy|chapter 11) for (?:a |the )?(?:second|third) time|\bback in (?:bankruptcy|chapter 11)|\bfiles? (?:papers|petition) (?:in|with) (?:bankruptcy )?court/,
    tenths: -10,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:${FAILURE})\\b.{0,60}\\b(?:${NONSENSE})\\b|\\b(?:${NONSENSE})\\b.{0,50}\\b(?:${FAILURE})\\b|\\b(?:not|never|won't|isn't|no)\\b.{0,24}\\b(?:${FAILURE})\\b`,
    ),
    unless: /\bno (?:buyer|rescue|white knight|bids?|offers?)\b/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:${BETTER})\\b.{0,50}\\b(?:${FAILURE})\\b|\\b(?:${FAILURE})\\b.{0,30}\\b(?:averted|avoided|cured|lifted|thrown out|dismissed|ended|over|withdrawn)\\b`,
    ),
    unless: /\bdrops? (?:\d|sharply)|shares (?:drop|fall)/,
    tenths: 3,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `\\b(?:slips?|delay\\w*|postpone\\w*|stall\\w*|drags? on|refus\\w* to confirm|declin\\w* to (?:confirm|approve)|object\\w*)\\b.{0,40}\\b(?:plan|exit|bankruptcy|reorgani[sz]ation)\\b|\\b(?:exit|reorgani[sz]ation plan|emergence)\\b.{0,16}\\b(?:slips?|delayed|postponed|stalls?|drags)\\b`,
    ),
    tenths: -5,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(`\\b(?:${FAILURE})\\b`),
    unless: new RegExp(
      `\\bdefault (?:rate|risk|settings?|swaps?|search|browser|option)|\\bdefault insurance|stock liquidat|liquidat\\w+ (?:coverage|positions?|longs|shorts)|\\badministrators?\\b(?=.{0,30}\\b(?:fund|school|hospital|epa|nasa|pension|benefits)\\b)|etfs?|thinly|fund\\b|${WORSE_OTHERS}|card|mortgage`,
    ),
    tenths: -9,
    isTurnable: true,
  },
  {
    kind: 'liquidation',
    says: /\b(?:shuts?|closes?|closing|shutting|to close|to shut)\b.{0,12}\b(?:all|every|its last|last|for good|down for good|permanently)\b.{0,24}\b(?:stores?|shops?|plants?|operations|outlets|restaurants|branches|staff)?|\b(?:dismiss\w*|sacks?|lays? off|fires?) (?:all|entire|its entire|every)\b|\bcierra definitivamente|\bcollapses?\b(?!.{0,20}(?:price|shares|profit|talks|deal|raise))/,
    unless:
      /\b(?:talks?|deal|merger|rescue|raise|bid|shares?|stock|price|profit|roof|bridge|mine|dam|building|sales)\b.{0,20}collaps|collaps\w* .{0,10}(?:deal|talks|merger)|temporar|holiday|strike|storm|covid|for the day|early trade/,
    tenths: -9,
    isTurnable: true,
  },
  {
    kind: 'going concern',
    says: /\b(?:significant|serious|grave|substantial|real)\b.{0,6}\bdoubts?\b|\b(?:not have|lacks?|without) enough (?:cash|money|funds)|\b(?:run|runs|running) (?:out of|short of) (?:cash|money|funds)|\bin question\b.{0,20}\b(?:filing|audit\w*|survival|future)|\b(?:ability|future|survival)\b.{0,24}\b(?:in question|in doubt|uncertain|at stake)|\brefuses? clean opinion|\bqualified (?:audit )?opinion|\badverse opinion|\bdisclaimer of opinion|\bduda\w* de su (?:continuidad|viabilidad)/,
    unless: /\b(?:drops?|lifts?|removes?|no|clears?) .{0,12}doubt/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'going concern',
    says: /\b(?:bought|sold|buys?|sells?|rescued)\b.{0,20}\bgoing concern\b/,
    tenths: 3,
  },
  {
    kind: 'missed payment',
    says: /\b(?:adds?|launches?|lets?|allows?|helps?|reminds?|offers?|app|tool|reminder)\b.{0,50}\b(?:miss|skip|late|defer)\w*\b.{0,16}\bpayments?\b|\b(?:collects?|recovers?|wins?|receives?|chases)\b.{0,24}\b(?:overdue|unpaid|arrears|dues|missed)\b/,
    tenths: 1,
  },
  {
    kind: 'missed payment',
    says: /\b(?:clears?|cleared|pays? off|settles?|wipes? out)\b.{0,12}\b(?:arrears|overdue|backlog of payments|dues)\b|\bcurrent on (?:all )?(?:its )?(?:debts?|payments|loans)|\bal corriente de (?:sus )?pagos/,
    tenths: 4,
  },
  {
    kind: 'missed payment',
    says: /\b(?:behind|late|overdue|in arrears|arrears)\b.{0,12}\b(?:on|with|for)?\b.{0,12}\b(?:payments?|rent|interest|loans?|bonds?|debts?|dues|taxes|wages|suppliers|lenders|creditors|banks)\b|\b(?:skipp(?:ed|ing)|miss(?:ed|ing|es)?|not paid|hasn't paid|stiffs?|stiffed|unable to (?:meet|pay|honou?r)|can(?:not|'t) (?:meet|pay|honou?r))\b.{0,30}\b(?:coupons?|interest|payments?|lenders|creditors|bondholders|obligations|debts?|bills|dues|wages|redemptions?)\b|\bdeja(?:n)? de pagar|\bno (?:ha pagado|pagara|puede pagar)/,
    unless:
      /\b(?:not late|bank holiday|technical (?:glitch|error)|customers|shoppers|borrowers|users|insurer|payouts|expectations|estimates)\b/,
    tenths: -9,
    isTurnable: true,
  },
];

export const GENERAL_CONDUCT_RULES: readonly CreditRule[] = [
  {
    kind: 'covenant',
    says: /\b(?:approve\w*|agree\w*|grant\w*|give\w*|win\w*|get\w*|secure\w*|obtain\w*|stays?|remains?|below|within|inside|under|above|headroom|comfortabl\w*|ample|consiente\w*|concede\w*)\b.{0,50}\bcovenants?\b|\bcovenants?\b.{0,30}\b(?:headroom|holiday|relief|waived|changes|loosened|met|ceiling|satisfied|comfortabl\w*|eased)\b/,
    unless:
      /\b(?:seeks?|asks?|breach\w*|too low|miss\w*|fail\w*|unable|not|foul|looming|talks|needs?|risk\w*|may|might|refus\w*|reject\w*)\b/,
    tenths: 2,
  },
  {
    kind: 'covenant',
    says: /\b(?:covenants?|loan tests?|debt tests?|leverage tests?|loan conditions|lending terms|condiciones de (?:su|sus|la) (?:credito|deuda|prestamo|financiacion))\b/,
    unless:
      /covenant (?:university|school|health|house|logistics)|restrictive covenant|covenant not to|covenant[- ]lite|\b(?:well|comfortably|complies|remains within|met all)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'restatement',
    says: /\brestat\w*\b.{0,60}\b(?:spin-?off|sale of|disposal|discontinued|reclassif\w*|currency|units?|after (?:split|merger))\b|\b(?:no|without) restatement\b|\brestatement (?:not )?(?:required|needed|necessary)\b/,
    unless: /error|fraud|probe finds|overstat/,
    tenths: 1,
  },
  {
    kind: 'restatement',
    says: /\b(?:revis\w+|correct\w*|withdraw\w*|pulls?|amend\w*|redo(?:es)?|refil\w+|corrige\w*|rehace)\b.{0,24}\b(?:past|prior|previous|earlier|20\d\d|accounts|books|financial statements?|financials|results|earnings|cuentas|estados financieros)\b.{0,30}|\bmaterial weakness\w*\b|\baccounting (?:errors?|mistakes?|problems?|issues|blunder)|\berrors? (?:in|force)\b.{0,30}\b(?:accounts|results|books|statements|revise|restate)|\baflora\w* .{0,24}perdidas/,
    unless:
      /\b(?:guidance|forecast|outlook|target|upward|higher|upwards|estimates?|gdp|data|analysts?|remediat\w*|fixes|ahead of|prices? correct|market correct|correction)\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'accounting fraud',
    says: /\b(?:hid|hides|hidden|conceal\w*|cover(?:ed|s)? up|made up|makes? up|fabricat\w*|invent\w*|doctored|rigged)\b.{0,24}\b(?:loss\w*|debts?|sales|revenue\w*|costs|expenses|customers|profits?|accounts|liabilities|figures|numbers|orders)\b|\baudit\w*\b.{0,24}\b(?:resigns?|resigned|quits?|walks? out|cannot trust|can't trust|steps down|withdraws)\b|\b(?:resigns?|quits?) as auditor\b|\b(?:defraud\w*|swindl\w*)\b|\b(?:misled|misleading|deceived|duped) (?:investors|lenders|banks|the market|shareholders|auditors)|\b(?:cuentas|facturas|balances) (?:falsas|falseadas|maquilladas)|\bfalse\w* (?:las |sus )?cuentas|\bdesvi\w+ de fondos/,
    unless:
      /\b(?:auditor (?:rotation|change)|after \d+ years|term ends|insurer|victim|scammers?|customers? (?:misled|duped))\b/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: /\b(?:bribery|corruption|money[- ]laundering|laundering|sanctions breach\w*|price[- ]fixing|cartel|insider trading|mis-?selling|soborno|blanqueo|corrupcion)\b|\bpleads? guilty\b|\b(?:multa|sancion) .{0,14}(?:a|de|millon)/,
    unless:
      /\b(?:cleared|acquitted|no charges|dropped|ends|closes|tool|train\w*|anti-|fight\w*|combat|software|archiva)\b/,
    tenths: -4,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: /\b(?:rbi|sebi|fed|fca|sec|regulators?|fda|central bank|cnmv|bafin|ecb|pra|court|watchdog|ftc|doj|eu|beijing|authorit(?:y|ies)|antitrust)\b.{0,10}\b(?:lets?|allows?|permits?|approves?|clears?|nods?|greenlights?|backs?|ends?|closes?|drops?|autoriza|aprueba|archiva)\b.{0,50}\b(?:again|inquiry|probe|investigation|case|resume|restart|without action|curbs?|ban|expediente)\b/,
    tenths: 4,
  },
  {
    kind: 'regulator',
    says: /\b(?:barred|banned|blocked|prohibited|forbidden|stopped) from\b.{0,40}|\b(?:rbi|sebi|fed|fca|sec|regulators?|fda|central bank|cnmv|bafin|ecb|pra|watchdog|ftc|beijing|authorit(?:y|ies)|banco de espana|supervisor)\b.{0,8}\b(?:tells?|orders?|forces?|halts?|stops?|blocks?|puts?|places?|slaps?|hits?|cracks? down|clamps?|punish\w*|rebukes?|censures?|seizes?|obliga|ordena|prohibe|paraliza|sanciona|multa)\b|\b(?:must|forced to|ordered to|told to) (?:leave|exit|stop|halt|close|divest|sell|suspend|pay back|refund)\b|\blicen[cs]e (?:refus\w+|denied|loss|rejected)|\b(?:curbs|sanctions|penalty|punishment|business ban|growth cap) (?:on|against|for) §/,
    unless:
      /\b(?:rates?|rally|buy|buys|stimulus|rupee|stocks rise|markets?|puts? option|orders? (?:worth|from)|hits? (?:record|high|52)|stops? short|appeal won)\b/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'delisting',
    says: /\b(?:back above \$1|closes? matter|deficiency (?:cured|resolved)|compliance regained|stays? listed|keeps? (?:its )?(?:nasdaq |nyse )?listing|wins? (?:more time|extension) from (?:nasdaq|nyse))\b/,
    tenths: 3,
  },
  {
    kind: 'delisting',
    says: /\b(?:leaves?|to leave|exits?|quits?|drops?|ends?)\b.{0,24}\b(?:exchange|bourse|listing)\b.{0,40}\b(?:keeps?|stays?|remains?|retains?|focus|moves? to|primary)\b/,
    tenths: 0,
  },
  {
    kind: 'delisting',
    says: /\b(?:kicked|thrown|booted|removed|removal|expelled|ejected|excluida?|expulsada?)\b.{0,16}\b(?:off|from|out of|de)?\b.{0,8}\b(?:nasdaq|nyse|exchange|bourse|bolsa|board|aim|lse)\b|\b(?:nasdaq|nyse|exchange|bourse|lse)\b.{0,12}\b(?:removal|warns?|warning|notice|suspends?|halts?|threat\w*|deficiency|boots?|ejects?|expels?)\b|\bstock (?:under|below) \$1\b|\b(?:late|missed|unfiled|overdue) (?:annual|quarterly|10-k|10-q|financial)? ?(?:report|filings?|results|accounts)\b/,
    tenths: -4,
    isTurnable: true,
  },
];
