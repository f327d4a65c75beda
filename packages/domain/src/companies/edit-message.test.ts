import { expect, it } from 'vitest';
import { formatEditMessage } from './edit-message.ts';

it('names the one field that was sent, and no field of several', () => {
  expect(formatEditMessage({ creditRiskRatingLT: '' })).toBe('Company LT Rating Edited');
  expect(formatEditMessage({ rssFeedUrl: '' })).toBe('Company Edited Successfully');
  expect(formatEditMessage({ region: 'APAC', sector: 'Energy' })).toBe('Company Edited Successfully');
  expect(formatEditMessage({})).toBe('Company Edited Successfully');
});
