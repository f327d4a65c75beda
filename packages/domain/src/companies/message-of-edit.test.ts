import { expect, it } from 'vitest';
import { messageOfEdit } from './message-of-edit.ts';

it('names the one field that was sent, and no field of several', () => {
  expect(messageOfEdit({ creditRiskRatingLT: '' })).toBe('Company LT Rating Edited');
  expect(messageOfEdit({ rssFeedUrl: '' })).toBe('Company Edited Successfully');
  expect(messageOfEdit({ region: 'APAC', sector: 'Energy' })).toBe('Company Edited Successfully');
  expect(messageOfEdit({})).toBe('Company Edited Successfully');
});
