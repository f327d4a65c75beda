// What a credit officer makes of a headline (issue 17, 'Severity for credit'): the first rule that holds, and what words around it make of it. News that is
// denied, averted, only imagined, long past or somebody else's weighs less, or says the opposite.

import type { CreditRule, Severity } from './credit-rule.ts';
import { COMPOSED_RULES, TURNING_RULES } from './composed-rules.ts';
import { CONDUCT_RULES } from './conduct-rules.ts';
import { EMERGENCE_RULES, FAILURE_RULES, HARMLESS_FAILURE_WORDS } from './failure-rules.ts';
import { GENERAL_CONDUCT_RULES, GENERAL_FAILURE_RULES } from './general-rules.ts';
import { GENERAL_FUNDING_RULES } from './general-funding-rules.ts';
import { EXCHANGE_RULES, FUNDING_RULES, RESULT_RULES, SPREAD_RULES } from './funding-rules.ts';
import { PatternIndex } from './pattern-index.ts';
import { scoreRatingAction } from './rating-actions.ts';

/** A text without any of these is not about credit, as far as the rules know. */
const CUES =
  /default|npa|refus|shun|says no|clears|drops|takers|hindenburg|muddy waters|fbi|salar|wages|demoted|suspended|place|land|lines up|wins|aid|taps|seeks|court|record|capta|coloca|fpo|qip|push|extend|dues|yank|pull|flies|recede|steers|verge|brink|fabricat|accus|grade|inquiry|ends|confirm|plan|put|deuda|rescue|bidder|pagos|cut|lower|lift|rais|paga|clos|sinks|slid|tests?|sits? on|depositor|suppliers|dries|removal|removed|kicked|nasdaq|nyse|bribery|corrupt|guilty|forced|ordered|told|tells|halts|barred|material weakness|correct|revis|backstop|emergency|urgent|struggl|shares? for|cents|court|swindl|behind|overdue|past|wiped|multiplica|scrambl|raise|bankrupt|chapter|insolven|administrat|receiver|ccaa|concurso|quiebra|capitulo|liquid|wind|wound|going|doubt|uncertain|surviv|concern|pay|miss|interest|coupon|bond|note|loan|debt|fraud|account|book|fake|forg|fals|fictit|missing|diver|siphon|restat|relied|overstat|misstat|inflat|reformul|reexpres|covenant|waiver|breach|incumpl|impag|delist|listing|deficien|suspen|complian|bolsa|cotiza|regulat|watchdog|fine|ban|bar|probe|curb|cap|licen|sanction|consent|penal|charge|sue|emerg|exit|refinanc|credit|facility|revolv|cash|capital|equity|rights|leverage|cds|swap|spread|junk|rating|notch|outlook|perspectiva|upgrad|downgrad|moody|fitch|s&p|icra|crisil|target|loss|perdida|pierde|profit|forecast|guidance|previsi|tier|exchange|creditor|lender|restructur|reestructur|quita|canje|uptier|run|deposit|withdraw|redempt|raid|seiz|investigat|financ|prestamo|auditor|ponzi|lying|lied|hid|cede|trading|ceases|shuts|business|bust|under|cnmv|multa|levanta|prima de riesgo|arrears|moratori|fund|lifeline|keys/;

const BEFORE_RATINGS: readonly CreditRule[] = [
  ...HARMLESS_FAILURE_WORDS,
  ...TURNING_RULES,
  ...EMERGENCE_RULES,
  ...FAILURE_RULES.filter(({ kind }) => kind === 'going concern'),
  ...EXCHANGE_RULES.slice(0, 2),
  ...CONDUCT_RULES.filter(
    ({ kind }) => kind === 'restatement' || kind === 'accounting fraud' || kind === 'covenant',
  ),
  ...FUNDING_RULES.filter(({ kind, tenths }) => kind === 'capital' && tenths < 0),
  ...EXCHANGE_RULES.slice(2),
  ...FAILURE_RULES.filter(({ kind }) => kind !== 'going concern'),
  ...SPREAD_RULES,
];
const AFTER_RATINGS: readonly CreditRule[] = [
  ...CONDUCT_RULES.filter(({ kind }) => kind === 'delisting' || kind === 'regulator'),
  ...FUNDING_RULES.filter(({ kind, tenths }) => kind !== 'capital' || tenths >= 0),
  ...RESULT_RULES,
  ...GENERAL_FAILURE_RULES,
  ...GENERAL_CONDUCT_RULES,
  ...GENERAL_FUNDING_RULES,
  ...COMPOSED_RULES,
];

type Rule = CreditRule | typeof scoreRatingAction;
const RULES: readonly Rule[] = [...BEFORE_RATINGS, scoreRatingAction, ...AFTER_RATINGS];
const INDEX = new PatternIndex(RULES, (rule) =>
  typeof rule === 'function' ? [] : [rule.says, ...(rule.needs ? [rule.needs] : [])],
);

/** Words before bad news that say it did not happen. */
const AVERTED =
  /\b(?:averts?|averted|avoids?|avoided|avoiding|escapes?|escaped|staves? off|staved off|fends? off|dodges?|dodged|sidesteps?|prevents?|saved from|rescued from|pulled back from|steps? back from|wards? off|heads? off|evita|esquiva|elude|no longer (?:in|at)|cures?|cured|out of danger of|wins? reprieve from|throws? out|thrown out|overturns?|quash(?:es|ed))\b[^,;:]{0,50}$/;
const AVERTED_AFTER =
  /^[^,;]{0,40}\b(?:averted|avoided|cured|waived|rescinded|withdrawn|dismissed|thrown out|reversed|overturned|called off|stayed|settled|lifted|dropped|struck out|rejected by court)\b/;
/** Words that say that it is not so. */
const DENIED =
  /\b(?:denies|denied|deny|denying|dismiss(?:es)?|dismissed|refutes?|rebuts?|rejects?|rejected|rules? out|ruled out|not|never|no|without|isn't|hasn't|won't|aren't|unlikely to|nowhere near|far from|plays? down|quashes|niega|desmiente|descarta|sin|falsely accused of|no plans? to|no plans? for|no intention of|no evidence of)\b[^,;:]{0,30}$/;
const DENIED_AFTER =
  /^[^,;]{0,40}\b(?:denied|nonsense|unfounded|baseless|untrue|false|ruled out|is not|not on the cards|rumou?rs? (?:false|denied)|claims? (?:false|denied))\b/;
/** Words that only imagine it. */
const IMAGINED =
  /\b(?:could|may|might|would|risks?|at risk of|fears?|feared|threat(?:ens?|ened|s)?|brink|verge|edges? closer|near|nears|close to|braces?|possible|potential|considers?|mulls?|weighs?|prepares?|preparing|prepara|warns? of|warns?|explores?|explore|looms?|speculation|said to|rumou?rs?|if|unless|al borde|podria|teme|estudia|sopesa|valora|plans?|expects?|in talks)\b[^,;:]{0,36}$/;
/** Words that put it into the past. */
const PAST =
  /\b(?:years?|decade|decades|months) (?:after|since|on from)\b[^,;:]{0,30}$|\b(?:since|recovered from|recovers? from|rebounds? from|survived|former(?:ly)?|post|remember\w*|looks? back|lessons?|anniversary|history|anos despues de|tras superar|in (?:19|20)\d\d)\b[^,;:]{0,30}$/;
const PAST_AFTER =
  /^[^,;:]{0,16}\b(?:of|in) (?:19\d\d|20[01]\d)\b(?! accounts| results)|^.{0,30}\b(?:years? ago|a decade ago|anniversary|long forgotten|behind it|hace \w+ anos)\b/;
/** Words that say that it is the affair of another, from whom the company buys or whom it helps. */
const OTHERS =
  /§ .{0,30}\b(?:buys?|bought|acquires?|acquired|to (?:buy|acquire|take over)|takes? over|bids? for|wins? (?:bid|auction|race)|picks? up|snaps? up|rescues?|resolution plan for|compra|adquiere|launches|sues?|hires?|advises|lends?|funds|finances|backs)\b[^;]{0,60}$/;

interface Turned {
  readonly tenths: number;
}

/** What the words around bad news make of it. */
function turnByContext(
  text: string,
  tenths: number,
  { from, to }: { from: number; to: number },
): Turned | null {
  const before = text.slice(0, from);
  const says = text.slice(from, to);
  const after = text.slice(to);
  if (PAST.test(before) || PAST_AFTER.test(after)) return null;
  if (AVERTED.test(before) || AVERTED_AFTER.test(after) || AVERTED.test(says.slice(0, 30)))
    return { tenths: 3 };
  if (DENIED.test(before) || DENIED_AFTER.test(after)) return { tenths: tenths <= -7 ? 0 : 1 };
  if (OTHERS.test(before)) return { tenths: 1 };
  return { tenths: IMAGINED.test(before) ? soften(tenths) : tenths };
}

/** What is only imagined: the worst is still grave, the rest less so. */
function soften(tenths: number): number {
  if (tenths <= -8) return -6;
  return tenths <= -6 ? tenths : Math.min(-2, tenths + 2);
}

/** What a rule makes of a text; null where it does not hold. */
function applyRule(
  { says, needs, unless, kind, tenths, isTurnable }: CreditRule,
  text: string,
): Severity | null {
  const found = says.exec(text);
  if (!found || needs?.test(text) === false || unless?.test(text) === true) return null;
  const span = { from: found.index, to: found.index + found[0].length };
  if (isTurnable !== true) return { kind, tenths, ...span };
  const turned = turnByContext(text, tenths, span);
  return turned && { kind, tenths: turned.tenths, ...span };
}

/** What the rules make of a text of `writeCreditText`; null where none holds. */
export function judgeSeverity(text: string): Severity | null {
  if (!CUES.test(text)) return null;
  for (const rule of INDEX.list(text)) {
    const severity = typeof rule === 'function' ? rule(text) : applyRule(rule, text);
    if (severity) return severity;
  }
  return null;
}
