// What a credit officer makes of a headline (issue 17, 'Severity for credit'): the first rule that holds, and what words around it make of it. News that is
// denied, averted, only imagined, long past or somebody else's weighs less, or says the opposite.

import type { CompanyRole } from './company-role.ts';
import { weighByRole } from './company-role.ts';
import { isUndone, readHope, turnByContext } from './context.ts';
import type { MainClause } from './main-clause.ts';
import { weighByDegree } from './degree.ts';
import { asksFor, findMainClause, tellsHistory } from './main-clause.ts';
import type { CreditKind, CreditRule, Severity } from './credit-rule.ts';
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
/** From this on bad news says something: all of it is read with the words around. */
const LEAST_BAD = -2;
/** What is denied is not below this. */
const DOUBTED = -1;
/** From this on good news says something. */
const LEAST_GOOD = 2;
/** What is left of good news that failed, or is only hoped for. */
const LEFT = { failed: -4, hoped: 1 } as const;
/** Good results that something else takes away. */
const UNDONE = -3;

/** What a rule says, and whether others that hold come before it: it tells of the past, or of what has not come. */
type Found = Severity & { readonly isWeak: boolean };
type Weighed = Pick<Found, 'tenths' | 'isWeak'> & { readonly onlyWhere?: null };

/** What a rule makes of a text, some of its wordings being tried; null where it does not hold. */
function applyRule(rule: CreditRule, wordings: readonly Wording[], text: string): Found | null {
  const { needs, unless, kind, onlyWhere } = rule;
  const found = findFirst(wordings, text);
  if (!found || needs?.test(text) === false || unless?.test(text) === true) return null;
  const span = { from: found.index, to: found.index + found[0].length };
  const weighed = weighByContext(rule, text, span);
  return weighed && { kind, onlyWhere: onlyWhere ?? null, ...weighed, ...span };
}

/** What the words around make of a rule. */
function weighByContext(
  { kind, tenths, isTurnable, onlyTurned }: CreditRule,
  text: string,
  span: { from: number; to: number },
): Weighed | null {
  if (isTurnable ?? tenths <= LEAST_BAD) {
    const turned = turnByContext(text, tenths, span);
    if (onlyTurned === true && turned !== null && turned < DOUBTED) return null;
    if (turned !== null) return { tenths: turned, isWeak: false };
    return tenths > LEAST_REMEMBERED ? null : { tenths: 0, isWeak: true };
  }
  return tenths < LEAST_GOOD ? { tenths, isWeak: false } : weighGood(kind, tenths, text, span);
}

/** What the words before good news make of it. What a company expects of its own results is news. */
function weighGood(kind: CreditKind, tenths: number, text: string, span: { from: number }): Weighed {
  if (kind === 'results')
    return isUndone(text, span)
      ? { tenths: UNDONE, isWeak: true, onlyWhere: null }
      : { tenths, isWeak: false };
  const hope = readHope(text, span);
  return hope === null ? { tenths, isWeak: false } : { tenths: LEFT[hope], isWeak: true };
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

/** What the rules make of a text of `writeCreditText`; null where none holds. What its main clause says comes first; what is only asked, or told as history, says nothing. */
export function judgeSeverity(text: string, role: CompanyRole | null = null): Severity | null {
  const main = findMainClause(text);
  const severity = (main && judgeMain(main, text)) ?? judgeText(text);
  if (!severity) return null;
  if (tellsHistory(text) || asksFor(text, severity)) return { ...severity, tenths: 0 };
  return weighByRole(weighByDegree(severity, text), text, role);
}

/** The models see what stands beside the main clause too: there ordinary news decides by itself, and what only stands beside it says nothing. */
function judgeMain({ text: main, from }: MainClause, text: string): Severity | null {
  const severity = judgeText(main);
  if (severity) {
    const { onlyWhere } = severity;
    return {
      ...severity,
      onlyWhere: onlyWhere === 'models see little' ? null : onlyWhere,
      from: from + severity.from,
      to: from + severity.to,
    };
  }
  const beside = judgeText(text);
  const isInMain = beside !== null && beside.from >= from && beside.to <= from + main.length;
  return beside && { ...beside, tenths: isInMain ? beside.tenths : 0 };
}

function judgeText(text: string): Severity | null {
  const may = INDEX.list(text);
  let weak: Severity | null = null;
  for (let at = 0, end = 0; at < may.length; at = end) {
    const rule = may[at]?.rule;
    while (end < may.length && may[end]?.rule === rule) end += 1;
    const found = typeof rule === 'function' ? rule(text) : rule && applyRule(rule, may.slice(at, end), text);
    if (!found) continue;
    if (!('isWeak' in found)) return found;
    const { isWeak, ...severity } = found;
    if (!isWeak) return severity;
    weak ??= severity;
  }
  return weak;
}
