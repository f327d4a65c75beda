import { describe, expect, it } from 'vitest';
import { formatMessage, parseText } from './format-message.ts';

const ROWS = '{count, plural, one {# row of {total, number}} other {# rows of {total, number}}}';

describe('formatMessage', () => {
  it('leaves a text without placeholders as it is', () => {
    expect(formatMessage("Change status to 'Initiated' <now>", 'en')).toBe(
      "Change status to 'Initiated' <now>",
    );
  });

  it('fills in every occurrence of a value, and never interprets a value as a message', () => {
    expect(formatMessage('Hello {name}, {name}!', 'en', { name: '{title} $& $1 <b>' })).toBe(
      'Hello {title} $& $1 <b>, {title} $& $1 <b>!',
    );
  });

  it('chooses the plural by the count, and the general form where a language has one more', () => {
    expect(formatMessage(ROWS, 'en', { count: 1, total: 9 })).toBe('1 row of 9');
    expect(formatMessage(ROWS, 'en', { count: 0, total: 9 })).toBe('0 rows of 9');
    expect(new Intl.PluralRules('es').select(1_000_000)).toBe('many');
    expect(formatMessage(ROWS, 'es', { count: 1_000_000, total: 9 })).toBe('1.000.000 rows of 9');
  });

  it('writes numbers and dates as the language does, dates in UTC', () => {
    expect(formatMessage(ROWS, 'en', { count: 7182, total: 10_000 })).toBe('7,182 rows of 10,000');
    expect(formatMessage(ROWS, 'es', { count: 12_345, total: 10_000 })).toBe('12.345 rows of 10.000');
    const at = new Date('2026-11-02T23:05:00Z');
    expect(formatMessage('{at, date, ::ddMMyyyy} {at, time, ::HHmm}', 'en', { at })).toBe('11/02/2026 23:05');
    expect(formatMessage('{at, date, ::ddMMyyyy} {at, time, ::HHmm}', 'es', { at })).toBe('02/11/2026 23:05');
  });

  it('writes a text that was parsed before, as a browser gets it', () => {
    // What JSON makes of it has the same shape.
    const sent = JSON.parse(JSON.stringify(parseText(ROWS))) as ReturnType<typeof parseText>;
    expect(formatMessage(sent, 'en', { count: 2, total: 9 })).toBe('2 rows of 9');
  });

  it('fails if a value is missing', () => {
    expect(() => formatMessage('Hello {name}', 'en')).toThrow(/name/);
  });
});
