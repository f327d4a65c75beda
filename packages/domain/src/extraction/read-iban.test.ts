import { expect, test } from 'vitest';
import { isProvenIban, readIban } from './read-iban.ts';

test.each([
  ['ES9121000418450200051332', true],
  ['GB29NWBK60161331926819', true],
  ['ES9121000418450200051333', false],
  ['ES91', false],
])('%s has right check digits: %s', (iban, isRight) => {
  expect(isProvenIban(iban)).toBe(isRight);
});

test('what follows an IBAN in its line is no part of it', () => {
  expect(readIban('ES91 2100 0418 4502 0005 1332 BIC CAIXESBB', false)).toEqual({
    value: 'ES91 2100 0418 4502 0005 1332',
    isCorrected: false,
  });
});

test('characters that a scan misread are put right where the check digits prove it, and only there', () => {
  expect(readIban('ES91 21OO O4l8 4502 0005 1332', true)).toEqual({
    value: 'ES91 2100 0418 4502 0005 1332',
    isCorrected: true,
  });
  expect(readIban('ES91 21OO O4l8 4502 0005 1332', false)).toBeNull();
  expect(readIban('ES91 21OO O4l8 4502 0005 1337', true)).toBeNull();
});
