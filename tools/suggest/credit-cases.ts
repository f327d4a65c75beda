// The credit headlines written before the rules of severity, and how many get the right side and the right band. Rules were tuned on one half from the start; the
// other half was blind until it was measured, and has been looked into since.

import { randomFrom } from '@vigilo/domain/news/suggestion/fit-linear';
import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { CreditCase } from './labels.ts';

const SEED = 20_261_126;

/** The half that rules were tuned on from the start, by a fixed draw, and the half that was blind at first. */
export function splitHalves(cases: readonly CreditCase[]): { first: CreditCase[]; second: CreditCase[] } {
  const random = randomFrom(SEED);
  const drawn = cases.map((each) => ({ each, key: random() })).toSorted((a, b) => a.key - b.key);
  const half = new Set(drawn.slice(0, Math.floor(cases.length / 2)).map(({ each }) => each));
  return {
    first: cases.filter((each) => half.has(each)),
    second: cases.filter((each) => !half.has(each)),
  };
}

export interface CreditVerdict {
  readonly given: CreditCase;
  readonly suggestion: Suggestion;
  readonly isSideRight: boolean;
  readonly isBandRight: boolean;
}

/** What the product says of each case. A side is right where the score is on it; 'none' allows for a tenth either way. */
export function judgeCases(model: SuggestionModel, cases: readonly CreditCase[]): CreditVerdict[] {
  return cases.map((given) => {
    const suggestion = suggest(model, given);
    const tenths = Math.round(suggestion.score.thousandths / 100);
    return {
      given,
      suggestion,
      isSideRight:
        given.side === 'none' ? Math.abs(tenths) <= 1 : given.side === 'bad' ? tenths < 0 : tenths > 0,
      isBandRight: bandFromTenths(tenths) === given.band,
    };
  });
}

/** severe to -0.6, bad to -0.2, none to 0.1, good to 0.5, strong above. */
function bandFromTenths(tenths: number): string {
  if (tenths <= -6) return 'severe';
  if (tenths <= -2) return 'bad';
  if (tenths <= 1) return 'none';
  return tenths <= 5 ? 'good' : 'strong';
}
