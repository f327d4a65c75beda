// What only sounds like bad news of a company (issue 17, 'Severity for credit'): a film, a setting of software, stock that is cleared, a book about bankruptcy. Read
// before all other rules. English; Spanish in spanish-failure-rules.ts.

import type { CreditRule } from './credit-rule.ts';
import { anyOf, words } from './credit-rule.ts';

/** How a failure is called, whoever failed. */
const FAILURE =
  'bankrupt|bankruptc(?:y|ies)|insolven(?:t|cy|cies)|defaults?|defaulted|collapses?|collapsed|administration|receivership|chapter 11|liquidat(?:ion|ed)|demise|quiebra|concurso|impago';
/** Fiction and other works that have a name of credit. */
const WORKS =
  '(?:films?|movies?|novels?|thrillers?|drama|dramas|sitcom|season|episode|tv (?:show|series)|streaming|box office|premiere|trailer|bestseller|memoir|documentary|musical|album|song|board game|video game|game|comedy|podcast|exhibition|pelicula|novela)';
const TITLES =
  '(?:liquidat\\w+|bankrupt\\w*|defaults?|insolven\\w+|frauds?|covenants?|restat\\w+|junk|cooked books|cooking the books|receiver\\w*|collapse|spreads?|downgrad\\w+|chapter 11|ponzi|short seller|bank run)';
const SUCCESS =
  '\\b(?:tops?|hits?|records?|breaks?|breaches|smash\\w*|number one|wins?|awards?|oscars?|sells? out|sells? (?:[\\d.]+|\\S+ million|millions))\\b';

const works = `\\b${TITLES}\\b.{0,60}\\b${WORKS}\\b|\\b${WORKS}\\b.{0,60}\\b${TITLES}\\b`;

export const TRAP_RULES: readonly CreditRule[] = [
  {
    kind: 'liquidity',
    says: /\b(?:museum|exhibition|archive|memoir|historians?) (?:\S+ ){0,3}\b(?:1[89]\d\d|20[01]\d)\b/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /§ (?:\S+ ){0,3}\b(?:buys?|trades?|invests in|bets on|snaps up|funds?) (?:\S+ ){0,2}\b(?:defaulted|distressed) (?:bonds?|debt|loans?)\b/,
    tenths: 1,
  },
  {
    kind: 'spreads',
    says: /\bspread of (?:products?|brands|shops|stores|services|goods|businesses|risks?|offices)\b/,
    tenths: 0,
  },
  {
    kind: 'distressed exchange',
    says: /\b(?:routine|technical|administrative|ordinary) (?:bond |debt |note )?(?:exchange|swap|offer)\b|\b(?:exchange|swap|offer)\b (?:\S+ )?\b(?:is|was) (?:routine|technical|administrative|a formality)\b/,
    tenths: 0,
  },
  {
    kind: 'default',
    says: /\bdefaults? (?:on|in) (?:\S+ ){0,2}\b(?:phones?|apps?|devices?|laptops?|cars|cameras|software|windows)\b|\bdefault password\b/,
    tenths: 0,
  },
  {
    kind: 'liquidation',
    says: /\bliquidation (?:prices?|deals?|bargains?|event|week)\b/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:eas(?:es|ing|ed)|end(?:s|ing|ed)|calm(?:s|ing|ed)|allay(?:s|ing|ed)|remov(?:es|ing|ed)|lift(?:s|ing|ed)|dispel\w*|cut(?:s|ting)|lower(?:s|ing|ed)|quell\w*|sooth\w+|reduc(?:es|ing|ed)) ${words(3)}\b(?:default|bankruptcy|insolvency|liquidity|survival|solvency|collapse|delisting|going[- ]concern) (?:fears?|worries|risks?|concerns?|talk|jitters|doubts?)\b`,
      String.raw`\b(?:default|bankruptcy|insolvency|liquidity|solvency|collapse) (?:fears?|worries|risks?|concerns?|jitters)\b.{0,16}\b(?:ease|eases|eased|recede|recedes|receded|fade|fades|faded|subside|abate|lower|lessen|vanish)\w*\b`,
    ),
    tenths: 4,
  },
  {
    kind: 'missed payment',
    says: /\b(?:fees?|charges?|penalt(?:y|ies)|fines?) (?:for|on) (?:\S+ )?(?:late|missed|skipped|overdue)\b/,
    tenths: 0,
  },
  {
    kind: 'rating action',
    says: /§ .{0,30}\bdowngrade of (?:france|italy|spain|us|u\.s\.|britain|uk|china|turkey|germany|greece|sovereign|rivals?|peers?)\b|§ .{0,20}\b(?:unmoved|unaffected|unfazed|untouched|unscathed|not hit|little affected) by\b/,
    tenths: 0,
  },
  {
    kind: 'covenant',
    says: anyOf(
      String.raw`\bcovenants?\b.{0,30}\b(?:village|church|military|marriage|university|faith|god|peace|land|conservation|neighbou?rs?|quarry|school|forces|environmental)\b`,
      String.raw`\b(?:armed forces|military|church|land|marriage|restrictive|climate|social|mayors'?|peace) covenants?\b`,
    ),
    tenths: 0,
  },
  {
    kind: 'restatement',
    says: /\brestatements?\b (?:\S+ ){0,3}\b(?:not|no)\b (?:\S+ ){0,2}\b(?:touch|affect|impact|change|effect|hit|alter|cash)\b/,
    tenths: -1,
  },
  {
    kind: 'bankruptcy',
    says: /\b(?:liquidators?|administrators?|receivers?|trustee) (?:of|for|at) (?!§|its\b|the company)(?:\S+ ){1,3}\b(?:sells?|sold|to sell) .{0,40}\bto §/,
    tenths: 1,
  },
  {
    kind: 'bankruptcy',
    says: /§ .{0,30}\b(?:creditors?|lender|supplier|landlord|exposed|exposure|owed|insurer|guarantor)\b.{0,20}\b(?:of|to|by) (?:\S+ )?(?:bankrupt|insolvent|failed|collapsed|defaulted)\b/,
    unless: /\b(?:wins?|gains?|beats?|lands?|rises?|limited|no (?:exposure|impact))\b/,
    tenths: -3,
  },
  {
    // A stake that is sold to bring debt down, in the words of a liquidation.
    kind: 'capital',
    says: /\bliquidates? (?:\S+ ){0,4}\b(?:stake|holdings?|shares|positions?|investments?)\b.{0,60}\b(?:cuts?|pay|repay|reduce|trim|retire|pare|lower) (?:\S+ ){0,2}\bdebts?\b/,
    tenths: 4,
  },
  {
    kind: 'bankruptcy',
    says: new RegExp(
      `§ ${words(3)}\\b(?:escapes?|escaped|avoids?|avoided|averts?|averted|dodges?|saved from|spared|rescued from|pulled back from|staves? off|steps? back from)\\b ${words(4)}\\b(?:${FAILURE}|winding[- ]up|wind-up|going under|ruin)\\b`,
    ),
    unless:
      /\b(?:fails?|failed|unable|struggl\w*|tries|trying|tried|bid|bids|attempts?|fights?|races?|battles?|hopes?|seeks?|needs?|must|last-ditch|efforts?|can(?:not|'t)|desperate|scrambl\w*|to (?:escape|avoid|avert|dodge)|plans?|may|might|could|if)\b|\bso far\b|\bfor now\b/,
    tenths: 4,
  },
  { kind: 'default', says: new RegExp(works), needs: new RegExp(SUCCESS), unless: /\bhits? by\b/, tenths: 3 },
  { kind: 'default', says: new RegExp(works), unless: /\b(?:files?|filed) for\b|\bgoes\b/, tenths: 1 },
  {
    // The setting of a program, a fund that is chosen for those who do not choose.
    kind: 'default',
    says: anyOf(
      String.raw`\b(?:the|by|as|new|its|into|your|a) default (?:unit|units|log-?in|sign-?in|dark|mode|option|setting|choice|fund|pension|investment|payment|currency|tariff|card|lens|wallet|keyboard|ai|assistant|provider|search|browser|app|map|maps|engine|font|language|view|plan|strategy|delivery|supplier|network|operator|position|answer|image|voice|price|privacy|contract)\b`,
      String.raw`\bmakes? .{0,40}\bthe default\b`,
      String.raw`\b(?:the|its|new) default$`,
      String.raw`\bdefault judg`,
    ),
    unless: /\bpayment default\b|\bin default\b/,
    tenths: 0,
  },
  {
    kind: 'liquidation',
    says: anyOf(
      String.raw`\b(?:liquidation|clearance|closing-down) (?:sales? |deals? |prices? |stock )?(?:of|on|for) .{0,30}\b(?:stock|inventory|models?|range|goods|furniture|summer|winter|clothes|cars|phones|surplus|returned goods|returns|clothing|toys|electronics)\b`,
      String.raw`\b(?:surplus|stock|inventory) liquidat\w+ (?:platform|marketplace|site|sale|business)\b`,
      String.raw`\bliquidation (?:auctions?|platform|marketplace|channel|business|services) (?:for|of|to)\b`,
      String.raw`\b(?:runs?|launches|opens|hosts?) (?:\S+ )?liquidation\b`,
    ),
    unless: /\ball (?:its )?stores\b|\bgoes out\b/,
    tenths: 0,
  },
  {
    kind: 'bankruptcy',
    says: anyOf(
      String.raw`\b(?:guide|guides|advice|tips|webinar|seminar|study|survey|report|index|data|paper|book|course|lecture|conference|map|ranking) (?:to|on|of|about|for|shows?|finds?) .{0,30}\b(?:bankruptc\w+|insolvenc\w+|defaults?|delistings?|restatements?|restructurings?|covenants|fraud)\b`,
      String.raw`\b(?:bankruptcies|insolvencies|restatements|delistings|downgrades|defaults) (?:by|among|of|in|at) .{0,24}\b(?:companies|firms|banks|issuers|retailers|borrowers)\b`,
    ),
    unless: /\b(?:short seller|forensic|hindenburg|muddy waters|auditors?|regulator) report\b/,
    tenths: 0,
  },
];
