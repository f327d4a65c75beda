import { expect, it } from 'vitest';
import { findEditedAlone } from './edited-alone.ts';

it('names the one field that was sent, and no field of several', () => {
  expect(findEditedAlone({ creditRiskRatingLT: '' })).toBe('creditRiskRatingLT');
  expect(findEditedAlone({ rssFeedUrl: '' })).toBeNull();
  expect(findEditedAlone({ region: 'APAC', sector: 'Energy' })).toBeNull();
  expect(findEditedAlone({})).toBeNull();
});
