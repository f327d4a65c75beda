// What a credit officer makes of a headline (issue 17, 'Severity for credit'): the first rule that holds, and what words around it make of it. News that is
// denied, averted, only imagined, long past or somebody else's weighs less, or says the opposite.

import { turnByContext } from './context.ts';
import type { CreditRule, Severity } from './credit-rule.ts';
import { PatternIndex } from './pattern-index.ts';
import { RATING_CUES } from './rating-actions.ts';
import { RULES } from './rule-order.ts';

const INDEX = new PatternIndex(RULES, (rule) =>
  typeof rule === 'function' ? [RATING_CUES] : [rule.says, ...(rule.needs ? [rule.needs] : [])],
);

/** From this on history is told as history: it weighs nothing, and the models do not know that it is past. */
const LEAST_REMEMBERED = -7;

/** What a rule makes of a text; null where it does not hold. */
function applyRule(
  { says, needs, unless, kind, tenths, isTurnable, onlyWhere }: CreditRule,
  text: string,
): (Severity & { readonly isPast: boolean }) | null {
  const found = says.exec(text);
  if (!found || needs?.test(text) === false || unless?.test(text) === true) return null;
  const span = { from: found.index, to: found.index + found[0].length };
  const turned = isTurnable === true ? turnByContext(text, tenths, span) : tenths;
  const isPast = turned === null;
  return isPast && tenths > LEAST_REMEMBERED
    ? null
    : { kind, tenths: turned ?? 0, isPast, onlyWhere: onlyWhere ?? null, ...span };
}

/** What the rules make of a text of `writeCreditText`; null where none holds. */
export function judgeSeverity(text: string): Severity | null {
  let past: Severity | null = null;
  for (const rule of INDEX.list(text)) {
    if (typeof rule === 'function') {
      const action = rule(text);
      if (action) return action;
      continue;
    }
    const found = applyRule(rule, text);
    if (!found) continue;
    const { isPast, ...severity } = found;
    if (!isPast) return severity;
    past ??= severity;
  }
  return past;
}
