// What a credit officer makes of a headline (issue 17, 'Severity for credit'): the first rule that holds, and what words around it make of it. News that is
// denied, averted, only imagined, long past or somebody else's weighs less, or says the opposite.

import { turnByContext } from './context.ts';
import type { CreditRule, Severity } from './credit-rule.ts';
import { splitAlternatives } from './needed-pieces.ts';
import { PatternIndex } from './pattern-index.ts';
import { RATING_CUES } from './rating-actions.ts';
import { RULES } from './rule-order.ts';

/** One of the wordings of a rule. Each is looked for by itself, so that most of a rule is never tried. */
interface Wording {
  readonly rule: (typeof RULES)[number];
  readonly says: RegExp;
}

const WORDINGS = RULES.flatMap((rule): Wording[] =>
  typeof rule === 'function'
    ? [{ rule, says: RATING_CUES }]
    : splitAlternatives(rule.says).map((says) => ({ rule, says })),
);
const INDEX = new PatternIndex(WORDINGS, ({ rule, says }) =>
  typeof rule !== 'function' && rule.needs ? [says, rule.needs] : [says],
);

/** From this on history is told as history: it weighs nothing, and the models do not know that it is past. */
const LEAST_REMEMBERED = -7;

/** What a rule makes of a text, some of its wordings being tried; null where it does not hold. */
function applyRule(
  { needs, unless, kind, tenths, isTurnable, onlyWhere }: CreditRule,
  wordings: readonly Wording[],
  text: string,
): (Severity & { readonly isPast: boolean }) | null {
  const found = findFirst(wordings, text);
  if (!found || needs?.test(text) === false || unless?.test(text) === true) return null;
  const span = { from: found.index, to: found.index + found[0].length };
  const turned = isTurnable === true ? turnByContext(text, tenths, span) : tenths;
  const isPast = turned === null;
  return isPast && tenths > LEAST_REMEMBERED
    ? null
    : { kind, tenths: turned ?? 0, isPast, onlyWhere: onlyWhere ?? null, ...span };
}

/** What stands first in a text of several wordings. */
function findFirst(wordings: readonly Wording[], text: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const { says } of wordings) {
    const found = says.exec(text);
    if (found && (first === null || found.index < first.index)) first = found;
  }
  return first;
}

/** What the rules make of a text of `writeCreditText`; null where none holds. */
export function judgeSeverity(text: string): Severity | null {
  const may = INDEX.list(text);
  let past: Severity | null = null;
  for (let at = 0, end = 0; at < may.length; at = end) {
    const rule = may[at]?.rule;
    while (end < may.length && may[end]?.rule === rule) end += 1;
    const found = typeof rule === 'function' ? rule(text) : rule && applyRule(rule, may.slice(at, end), text);
    if (!found) continue;
    if (!('isPast' in found)) return found;
    const { isPast, ...severity } = found;
    if (!isPast) return severity;
    past ??= severity;
  }
  return past;
}
