// Amounts that must add up: of all that stands at the labels of a total and its parts, what fits together is chosen (issue 14: a total is where the sums
// agree; digits misread are resolved by arithmetic, never silently).

import type { FoundValue } from './build-row.ts';
import type { DocumentType } from './document-type.ts';

type Candidates = ReadonlyMap<string, readonly FoundValue[]>;

/** So many of the surest different candidates of each key are tried. */
const MOST_TRIED = 8;
/** Hundredths that rounding may leave. */
const ROUNDING = 1;
/** What agrees is surer by so much, up to the last. */
const AGREED = 0.05;
const MOST_SURE = 0.99;

const toCents = ({ value }: FoundValue): number => Math.round(Number(value) * 100);

function listTried(candidates: Candidates, key: string): readonly FoundValue[] {
  const byValue = new Map<number, FoundValue>();
  for (const each of candidates.get(key) ?? [])
    if (Number.isFinite(Number(each.value)) && !byValue.has(toCents(each))) byValue.set(toCents(each), each);
  return [...byValue.values()].slice(0, MOST_TRIED);
}

function agreed(value: FoundValue): FoundValue {
  return { ...value, confidence: Math.min(MOST_SURE, value.confidence + AGREED) };
}

/** The surest total and two parts that add up, by their keys; nothing where none do. A sum of nothing but one part says nothing. */
function findAgreeing(
  candidates: Candidates,
  total: string,
  [one, other]: readonly [string, string],
): Map<string, FoundValue> {
  let best: { sure: number; found: Map<string, FoundValue> } | null = null;
  for (const whole of listTried(candidates, total))
    for (const first of listTried(candidates, one))
      for (const second of listTried(candidates, other)) {
        if (toCents(first) === 0) continue;
        if (Math.abs(toCents(first) + toCents(second) - toCents(whole)) > ROUNDING) continue;
        const sure = whole.confidence + first.confidence + second.confidence;
        if (best !== null && sure <= best.sure) continue;
        best = {
          sure,
          found: new Map([
            [total, agreed(whole)],
            [one, agreed(first)],
            [other, agreed(second)],
          ]),
        };
      }
  return best?.found ?? new Map<string, FoundValue>();
}

/** The values of the sums of two parts that a type's rules know, where they add up. */
export function chooseAgreeing(candidates: Candidates, type: DocumentType): Map<string, FoundValue> {
  const chosen = new Map<string, FoundValue>();
  for (const rule of type.rules) {
    if (rule.rule !== 'sum') continue;
    const [one, other, ...more] = rule.parts;
    if (one === undefined || other === undefined || more.length > 0) continue;
    for (const [key, value] of findAgreeing(candidates, rule.total, [one, other])) chosen.set(key, value);
  }
  return chosen;
}
