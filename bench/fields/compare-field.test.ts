import { expect, test } from 'vitest';
import { isExact } from './compare-field.ts';

test.each([
  ['amount', '1234.50', '1234.5', true],
  ['amount', '1234.50', '1,234.50', true],
  ['amount', '-12.00', '12.00', false],
  ['amount_untaxed', '12.00', '12.01', false],
  ['date', '2024-03-01', '2024-03-01', true],
  ['date_due', '2024-03-01', '2024-01-03', false],
  ['issuer', 'Verity, S.L.', 'VERITY S.L', true],
  ['issuer', 'Verity, S.L.', 'Verity', false],
  ['iban', 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332', true],
  ['st_rating', 'B+', 'B+', true],
  ['st_rating', 'B+', 'B', false],
])('%s: %s read as %s is exact: %s', (key, expected, read, exact) => {
  expect(isExact(key, expected, read)).toBe(exact);
});
