import { expect, it } from 'vitest';
import { caretAfterDigits } from './caret-after-digits.ts';

it('stands behind the digit it was behind, whatever the mask put between', () => {
  expect(caretAfterDigits('(415) 555-0100', 0)).toBe(0);
  expect(caretAfterDigits('(415) 555-0100', 3)).toBe(4);
  expect(caretAfterDigits('(415) 555-0100', 4)).toBe(7);
  expect(caretAfterDigits('(415) 555-0100', 10)).toBe(14);
  expect(caretAfterDigits('(41', 5)).toBe(3);
  expect(caretAfterDigits('', 1)).toBe(0);
});
