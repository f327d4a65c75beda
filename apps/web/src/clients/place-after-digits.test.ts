import { expect, it } from 'vitest';
import { placeAfterDigits } from './place-after-digits.ts';

it('stands behind the digit it was behind, whatever the mask put between', () => {
  expect(placeAfterDigits('(415) 555-0100', 0)).toBe(0);
  expect(placeAfterDigits('(415) 555-0100', 3)).toBe(4);
  expect(placeAfterDigits('(415) 555-0100', 4)).toBe(7);
  expect(placeAfterDigits('(415) 555-0100', 10)).toBe(14);
  expect(placeAfterDigits('(41', 5)).toBe(3);
  expect(placeAfterDigits('', 1)).toBe(0);
});
