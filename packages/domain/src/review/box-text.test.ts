import { describe, expect, it } from 'vitest';
import type { Box } from '../digitise/page.ts';
import { readBoxText, readBoxValue } from './box-text.ts';

const word = (text: string, box: Box, confidence = 1) => ({ text, box, confidence });

const LINE = [
  word('Total', [0.1, 0.5, 0.2, 0.52]),
  word('1,234.50', [0.5, 0.5, 0.6, 0.52], 0.8),
  word('USD', [0.61, 0.5, 0.66, 0.52]),
];

describe('what is printed in a box', () => {
  it('is the words whose middle lies in it, as sure as the least sure', () => {
    expect(readBoxText(LINE, [0.45, 0.49, 0.7, 0.53])).toEqual({
      text: '1,234.50 USD',
      confidence: 0.8,
      box: [0.5, 0.5, 0.66, 0.52],
    });
  });

  it('leaves out what it only touches', () => {
    expect(readBoxText(LINE, [0.18, 0.49, 0.6, 0.53])?.text).toBe('1,234.50');
  });

  it('is nothing where no word stands', () => {
    expect(readBoxText(LINE, [0, 0, 1, 0.4])).toBeNull();
    expect(readBoxText([word(' ', [0.1, 0.1, 0.2, 0.2])], [0, 0, 1, 1])).toBeNull();
  });
});

describe('the value of a box', () => {
  const german = { decimalMark: ',', dateOrder: 'DMY' } as const;
  const format = (DataType: 'currency' | 'date' | 'string' | 'enum', AllowedValues: string[] = []) => ({
    DataType,
    AllowedValues,
    Pattern: '',
  });

  it('is written as its data type is, by the conventions of the document', () => {
    expect(readBoxValue('1.234,50 EUR', format('currency'), german)).toBe('1234.50');
    expect(readBoxValue('03.04.2026', format('date'), german)).toBe('2026-04-03');
    expect(readBoxValue('B+ (stable)', format('enum', ['B', 'B+']), german)).toBe('B+');
  });

  it('is the text itself where it is none of that type', () => {
    expect(readBoxValue('not stated', format('currency'), german)).toBe('not stated');
  });
});
