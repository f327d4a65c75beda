import { expect, it } from 'vitest';
import { findEditedAlone } from './edited-alone.ts';

it('names the only field of a change, and none of several', () => {
  expect(findEditedAlone({ creditRiskRatingLT: '' })).toBe('creditRiskRatingLT');
  expect(findEditedAlone({ rssFeedUrl: '' })).toBeNull();
  expect(findEditedAlone({ region: 'APAC', sector: 'Energy' })).toBeNull();
  expect(findEditedAlone({})).toBeNull();
});
