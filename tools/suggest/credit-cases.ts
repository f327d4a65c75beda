// Credit headlines with the side and the band that a credit officer expects: how many get them.

import type { SuggestionModel } from '@vigilo/domain/news/suggestion/suggestion-model';
import type { Suggestion } from '@vigilo/domain/news/suggestion/suggest';
import { suggest } from '@vigilo/domain/news/suggestion/suggest';
import type { CreditCase } from './labels.ts';
import { bandFromTenths, sideFromTenths } from '@vigilo/domain/news/severity/credit-bands';

export interface CreditVerdict {
  readonly given: CreditCase;
  readonly suggestion: Suggestion;
  readonly isSideRight: boolean;
  /** By the bands alone, in which -0.1 is none and not bad. */
  readonly isSideOfBandRight: boolean;
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
      isSideOfBandRight: sideFromTenths(tenths) === given.side,
      isBandRight: bandFromTenths(tenths) === given.band,
    };
  });
}
