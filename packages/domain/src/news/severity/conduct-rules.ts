// Rules for accounts and conduct (issue 17, 'Severity for credit'): accounting fraud, restatement, covenants, delisting, a regulator's action. English
// and Spanish. The order matters: the first rule that holds decides.

import type { CreditRule } from './credit-rule.ts';

const REGULATORS =
  "fed|federal reserve|occ|fdic|fca|pra|rbi|sebi|sec|u\\.?s\\.? sec|bafin|cnmv|finma|mas|watchdogs?|regulators?|cftc|doj|justice department|ecb|finra|ofgem|ofcom|ofwat|ftc|cma|hkma|csrc|asic|apra|irdai?|nclt|cbi|banco de espana|bank of england|central bank|eu|european commission|treasury|ofac|authorit(?:y|ies)|government|supervisors?|u\\.?s\\.?(?! (?:stocks?|earnings|shares|markets?|dollar|futures|data|economy|sales))|uk|china|india's|court|fda|faa|epa|nhtsa|cfpb|nydfs|competition (?:body|authority)|antitrust|austrac|osfi|cnbv|supervisor|regulador|monetary authority";

export const CONDUCT_RULES: readonly CreditRule[] = [
  {
    kind: 'restatement',
    says: /\b(?:no need to restate|no restatement|finds? no (?:need|errors?|misstatement|irregularit\w+)|complet\w+ (?:its |the )?(?:accounting )?(?:restatement|review)|(?:restatement|accounting review) (?:complete|completed|done|finished|closed)|no tendra que reformular)\b/,
    tenths: 3,
  },
  {
    kind: 'restatement',
    says: /\b(?:restat\w+|recast\w*|reformula\w*|reexpresa\w*)\b.{0,60}\b(?:segments?|new (?:reporting|accounting|standard|format|rules|structure)|ifrs|ind as|no (?:effect|impact|change)|stock split|split|presentation|spin-?off|disposal|sale of|comparatives|currency|discontinued|commitment|support|opposition|case|view|target|goal|position|vows?)\b/,
    unless: /second time|drop|fraud|probe|error|misstat|overstat/,
    tenths: 0,
  },
  {
    kind: 'restatement',
    says: /\b(?:restate[sd]?|restating|restatements?)\b|\b(?:can(?:not| no longer)|should (?:not|no longer)|no longer) be relied (?:up)?on\b|\bnon-?reliance\b|\b(?:overstate[sd]?|overstating|misstate[sd]?|misstatements?|inflated|overstatement|understated|misreported|booked wrongly)\b.{0,40}\b(?:profits?|revenues?|earnings|sales|income|results|accounts|assets|costs|liabilities|debt|financials?|statements?|figures|losses|inventory|ebitda|cash)\b|\b(?:profits?|revenues?|earnings|sales|accounts|assets|results|financial statements?|ebitda)\b.{0,20}\b(?:overstated|misstated|inflated|understated)\b|\breformula\w* (?:sus |las )?(?:cuentas|resultados|estados)|\breexpresa\w*|\bcorrige (?:sus )?cuentas|\bsobrevalor\w+ (?:sus |el )?(?:beneficio|ingresos|activos)/,
    unless:
      /\brestates? (?:its |his |her )?(?:commitment|support|opposition|case|view|target|call|buy|sell|hold|rating)/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'accounting fraud',
    says: /\b(?:cleared of|acquitted of|acquitted in|exonerated|drops? (?:the )?(?:fraud|accounting)|dismiss\w* (?:the )?(?:fraud|accounting)|(?:fraud|accounting) (?:charges?|case|probe|allegations?|claims?|suit|lawsuit) (?:dropped|dismissed|thrown out|ends|closed|rejected|unfounded)|finds? no (?:evidence of )?(?:accounting |wrongdoing|fraud|misconduct)|no evidence of (?:fraud|wrongdoing)|clears? § |closes? (?:accounting|fraud) (?:probe|case))\b/,
    tenths: 3,
  },
  {
    kind: 'accounting fraud',
    says: /\bscam (?:ads?|calls|texts|emails|messages|sites)\b|\b(?:card|ad|click|insurance|payment|identity|online|email|phone|crypto|romance|cheque|check|tax|benefit|wire|app|deepfake|ai|invoice|push payment|account takeover)\b ?(?:fraud|scams?)\b|\b(?:anti-fraud|fraud (?:detection|prevention|protection|tool|software|unit|team|losses (?:fall|drop)|checks?|alerts?)|(?:to|will|helps?|tool|tools|train|training|trains|teaches|software|system|ai|detect\w*|spot\w*|fight\w*|combat\w*|prevent\w*|tackle\w*|against|stops?|blocks?) .{0,24}(?:accounting )?fraud)\b/,
    unless: /\bcharge[sd]?\b|accused|convicted|arrest|sentenc|admits|probe|guilty|ponzi|sued|sues/,
    tenths: 0,
  },
  {
    kind: 'accounting fraud',
    says: /\b(?:accounting|audit|bookkeeping|financial|balance[- ]sheet|earnings|securities|investor|loan|bank|corporate|massive|alleged|multi-?billion|major|invoice|revenue) (?:frauds?|scandal|scam|irregularit\w+|manipulation|misconduct|deception|hole|black hole)|\b(?:cook(?:s|ed|ing)? (?:the |its )?books|books (?:were |are )?cooked)\b|\b(?:missing|fictitious|fake|phantom|bogus|sham|non-?existent|forged|falsified|fabricated|faked|invented|made[- ]up) .{0,30}\b(?:cash|billions?|euros?|dollars?|deals?|sales|revenues?|invoices?|accounts?|assets?|profits?|transactions?|contracts?|letters?|balances?|documents?|orders?|loans?|customers|trades|receivables|inventory|results|bn|m|crore)\b|\b(?:falsif\w+|fabricat\w+|forg(?:ed|es|ing|ery)|fak(?:ed|ing)|siphon\w*|embezzl\w*|divert(?:s|ed|ing)?|misappropriat\w*|inflat(?:ed|ing) (?:its )?(?:revenue|profit|sales|assets|earnings))\b|\bhole in (?:its |the )?(?:accounts|books|balance)|\bprobably (?:do|does) not exist|\bponzi (?:scheme|fraud|scam)(?! ?s)|\b(?:lying|lied|lies|misled|misleading|defraud\w*|deceiv\w*) .{0,12}(?:investors?|lenders?|banks?|shareholders?|auditors?|creditors?|customers)|\bshort[- ]seller .{0,30}(?:fraud|fake|accus\w+)|\b(?:securities|accounting|bank|wire|criminal) fraud\b|\b(?:charges?|charged|indict\w*|convict\w*|guilty|sentenc\w*|arrest\w*|jailed|accus\w*)\b.{0,40}\bfraud\b|\bfraud\b.{0,40}\b(?:charges?|indict\w*|convict\w*|guilty|arrest\w*|jailed|probe|allegations?|scandal|investigation|uncovered|found|detected|discovered|exposed)\b|\bfraude (?:contable|fiscal|masivo|millonario)|\bmaquill\w+ (?:sus |las |de )?(?:cuentas|balances)|\bfalse[oó] (?:sus |las )?cuentas|\bfacturas falsas|\bauditors? (?:quit|quits|resigns?|resigned|walks? away|steps? down)\b.{0,60}|\b(?:auditor\w*|audit firm|deloitte|kpmg|pwc|ey) (?:quits?|resigns?|refuses? to sign|walks? away|declines? to sign)/,
    unless:
      /\b(?:victims? of|sues? .{0,30}over|to fine|loses? to|against)\b.{0,24}fraud|film|novel|movie|diverts? (?:flights?|traffic|ships?|water|calls?|cargo)|flights? divert|false advertising|fake (?:goods|reviews|products|news|drugs)|over (?:fake|bogus|sham)|dividend/,
    tenths: -8,
    isTurnable: true,
  },
  {
    kind: 'covenant',
    says: /\b(?:(?:well |comfortably |stay\w* |remain\w* |is |be |within|inside|in compliance with|complies with|meets?|met|cumple\w*)\b.{0,24}\bcovenants?)\b/,
    unless: /\b(?:not|no longer|fails?|breach\w*|out of|doubt|may|might|could|unlikely|incumple\w*|unable)\b/,
    tenths: 1,
  },
  {
    kind: 'covenant',
    says: /\b(?:covenants? (?:loosened|relaxed|waived|eased|lifted|amended|suspended|relief|waiver|reset|holiday)|(?:loosen\w*|relax\w*|waiv\w*|eas\w+|lift\w*|amend\w*|suspend\w*|relief|reset\w*|headroom|wins?|gets?|secures?|obtains?|grants?|agree\w*)\b.{0,40}\bcovenants?|(?:lenders?|banks?|bondholders?|creditors?) (?:waive|agree to waive|grant\w* (?:a )?waiver)|waiver (?:granted|secured|agreed|from (?:lenders|banks))|dispensa .{0,20}(?:covenants?|banca|bancos)|waiver de)/,
    unless:
      /\b(?:denied|rejects?|rejected|refus\w+|fails? to|seeks?|needs?|asks?|without|no|begs?|requests?|in talks)\b/,
    tenths: 3,
  },
  {
    kind: 'covenant',
    says: /\b(?:restrictive covenant|covenant not to|covenant (?:university|logistics|school|house|health)|land covenant|covenant[- ]lite|military covenant|abraham covenant)/,
    tenths: 0,
  },
  {
    kind: 'covenant',
    says: /\b(?:breach\w*|breaks?|broke|broken|trips?|tripped|violat\w*|fails?|failed|busts?|busted|flunks?|misses|missed|out of compliance|in breach|not (?:in compliance|comply|meet)|exceeds?|exceeded|incumpl\w*|vulnera|rompe|rebasa|viola|default\w*)\b.{0,40}\b(?:covenants?|leverage (?:test|limit|ratio)|loan terms|debt terms|loan agreement|credit agreement|interest[- ]cover\w*|loan conditions|facility agreement|condiciones de su (?:deuda|credito))\b|\bcovenants?\b.{0,30}\b(?:breach\w*|broken|tripped|violat\w*|failed|busted|missed|incumpl\w*)\b|\b(?:seeks?|asks?|needs?|requests?|begs?|talks?)\b.{0,30}\b(?:covenant (?:waiver|relief|holiday)|waiver)|\breserv\w+ (?:their |its )?rights\b|\bwaiver\b.{0,20}\b(?:denied|rejected|refused)|\b(?:denied|rejected|refuse[sd]?|reject|rejects)\b.{0,20}\bwaiver/,
    unless: /\bdata breach|breach of contract|breach of privacy/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'delisting',
    says: /\b(?:regains?|regained|back in|restores?|achieves?|meets?) (?:nasdaq |nyse |full )?(?:listing )?(?:compliance|.{0,14}listing (?:rule|standard|requirement))|\bdelisting (?:threat|risk|notice|fears?|order)\b.{0,20}\b(?:lifted|gone|ends?|withdrawn|eases?|recede|averted|removed|stayed)|\b(?:avoids?|averts?|escapes?|dodges?|staves? off|wins? .{0,20}against|no longer faces?|halts?|wins? reprieve)\b.{0,20}\bdelist\w*|\b(?:trading|shares|stock) (?:resumes?|resumed|to resume)|\bresumes? trading|\brelist(?:s|ed|ing)\b|\bvuelve a cotizar/,
    tenths: 3,
  },
  {
    kind: 'delisting',
    says: /\b(?:end\w*|drops?|voluntar\w+|withdraw\w*|cancel\w*|quits?|mov\w+|switch\w*|transfer\w*|consolidat\w*|leaves?|leaving|secondary|dual|second)\b.{0,30}\b(?:listing|listings|adrs?|ads program)\b(?!.{0,30}(?:rescue|collapse|restructuring|distress|plunge|slump|blow))|\bdelists? .{0,24}\b(?:products?|sellers?|items?|tokens?|coins?|brands?|apps?|goods|listings?|toys|books)\b|\b(?:open offer|buyout|takeover|take-?private|go private|goes private|premium|promoters?|rall\w*|surg\w*|soar\w*|jump\w*|gain\w*|approv\w*|nod|voluntar\w*|unlock\w*|seeks? approval|plans?)\b.{0,40}\bdelist|\bdelist\w*\b.{0,40}\b(?:open offer|buyout|takeover|take-?private|premium|offer price|promoters?|privatis|reverse book|to avoid|approv\w*|plan|buzz|surg\w*|rall\w*|hopes?)/,
    unless: /rescue|collapse|forced|compulsory|deficien|suspend|non-?complian|threat|warn|fail|insolv/,
    tenths: 0,
  },
  {
    kind: 'delisting',
    says: /\b(?:excluye de bolsa|exclusion de bolsa)\b.*\bliquidacion/,
    tenths: -7,
  },
  {
    kind: 'delisting',
    says: /\b(?:delist(?:s|ed|ing)?)\b|\b(?:deficiency|non-?compliance|delinquency|staff determination) (?:notice|letter|notification)\b|\b(?:quits?|loses?|leave|lose|strips?|stripped of|ends?) .{0,20}listing\b|\b(?:trading|shares|stock|listing) (?:in .{0,30})?(?:suspended|halted indefinitely|frozen|to be suspended)|\bsuspends? (?:trading|shares|listing)|\b(?:minimum|below) .{0,12}\b(?:bid|\$1|\$1\.00)\b|\bexcluye (?:de )?(?:bolsa|cotizacion)|\bexclusion de (?:bolsa|cotizacion)|\bsuspende (?:la )?(?:cotizacion|negociacion)|\b(?:kicked|removed|thrown|booted) (?:off|from) .{0,14}(?:exchange|nasdaq|nyse|bourse|bolsa|aim)/,
    unless:
      /suspended (?:briefly|ahead of|pending (?:news|announcement|deal|merger))|after (?:the )?delisting of/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: new RegExp(
      `\\b(?:lifts?|lifted|revok\\w+|eases?|eased|removes?|removed|ends?|ended|withdraws?|withdrawn|drops?|dropped|closes?|closed|clears?|cleared|dismiss\\w*|relaxes|relaxed|revokes? (?:ban|curbs)|overturns?|overturned|quash\\w*|scraps?|terminat\\w+|levanta|retira|archiva|cierra)\\b.{0,36}\\b(?:curbs?|bans?|asset cap|cap on|caps?|restrictions?|sanctions?|probe|investigation|consent order|suspension|moratorium|embargo|fine|penalty|order|enforcement|case|pca|prompt corrective|veto|expediente|investigacion|sancion)\\b|\\b(?:curbs?|ban|asset cap|restrictions?|probe|investigation|consent order|suspension|case|fine|penalty)\\b.{0,20}\\b(?:lifted|removed|ended|dropped|closed|withdrawn|overturned|quashed|cancelled|terminated|without action|levantada|archivada)\\b|\\bout of (?:the )?(?:pca|prompt corrective)|\\bwithout (?:a )?(?:fine|penalty|charges|sancion)`,
    ),
    unless:
      /\b(?:loan|credit|rate|interest) cap\b|ends? (?:lower|higher|flat)|case of|closes? (?:lower|higher|down|up)/,
    tenths: 4,
  },
  {
    kind: 'regulator',
    says: new RegExp(
      `\\b(?:${REGULATORS})\\b.{0,40}\\b(?:revok\\w+|cancel\\w*|withdraw\\w*|strips?|pull\\w*|seiz\\w+|takes? (?:over|control)|took (?:over|control)|supersed\\w+|shuts?|closes? down|interven\\w+|revoca|interviene)\\b.{0,40}(?:licen[cs]e|banking permit|registration|§|bank|board|control|licencia|entidad)|\\b(?:loses?|lost|stripped of|pierde) .{0,16}licen[cs]e|\\blicen[cs]e (?:revoked|cancelled|withdrawn|suspended)|\\bplaced (?:in|into|under) (?:fdic )?(?:receivership|moratorium|conservatorship|special administration)|\\bunder (?:rbi )?moratorium`,
    ),
    unless: /\b(?:denies|not|no)\b|product|drug approval|fda (?:withdraws|revokes)/,
    tenths: -7,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: new RegExp(
      `\\b(?:${REGULATORS})\\b.{0,40}\\b(?:bans?|bars?|barred|banned|caps|orders|ordered|restricts?|restricted|curbs|curb|halts?|stops?|raids?|raided|penalis\\w+|penaliz\\w+|sanctions?|imposes?|imposed|impounds?|suspends?|suspended|freezes?|froze|prohibits?|censures?|blocks? new|prohibe|sanciona|suspende|veta)\\b|\\b(?:banned|barred|suspended|raided|sanctioned|censured|placed under (?:curbs|restrictions|pca)|ordered|restricted)\\b.{0,20}\\bby (?:the )?(?:${REGULATORS})\\b|\\b(?:accepts?|hit (?:with|by)|faces?|under) .{0,20}\\b(?:asset cap|business ban|curbs|consent order|cease[- ]and[- ]desist|pca|prompt corrective|enforcement action)\\b|\\bcease[- ]and[- ]desist\\b|\\bconsent order\\b|\\bprompt corrective action\\b|\\basset cap\\b`,
    ),
    unless:
      /\b(?:not (?:halt|ban|bar|stop|suspend|restrict|order)|curb \w+ role|ahead of|hires?|appoint\w*|rates?|rate|oil|stimulus|gold|sensex|nifty|imports?|exports?|russia|iran|stops? short|orders? for|wins? order|new orders|order book|jets|aircraft|buy orders?|§ (?:stops|halts|suspends|orders|bars))\b|\b(?:ban|sanctions?) (?:on|against) (?:russia|iran|china)/,
    tenths: -5,
    isTurnable: true,
  },
  {
    kind: 'regulator',
    says: new RegExp(
      `\\b(?:${REGULATORS})\\b.{0,30}\\b(?:fines?|fined|probes?|probing|investigat\\w+|sues?|sued|charges?|charged|penalt\\w+|multa|multada|investiga|expedienta)\\b|\\b(?:fined|sued|probed|investigated|charged|multad[ao])\\b.{0,30}\\b(?:${REGULATORS})\\b|\\b(?:to pay|pays?|agrees to pay|paga)\\b.{0,40}\\b(?:fine|penalty|settle\\w*|multa|sanction\\w*|laundering|probe)\\b|\\b(?:fine|penalty|multa) of\\b`,
    ),
    unless: /\b(?:not|no (?:fine|charges)|without|dismiss|drops?|clears?)\b/,
    tenths: -4,
    isTurnable: true,
  },
];
