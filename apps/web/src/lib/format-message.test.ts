import { describe, expect, expectTypeOf, it } from 'vitest';
import { formatMessage } from './format-message.ts';
import type { MessageKey, Value, MessageValues } from './format-message.ts';

const SENTENCES = {
  title: 'Companies',
  greeting: 'Hello {name}, {name}!',
  rows_one: '{count} row of {total}',
  rows_other: '{count} rows of {total}',
  'search.label': 'Search',
} as const;

describe('the types', () => {
  it('know the keys without their plural endings', () => {
    expectTypeOf<MessageKey<typeof SENTENCES>>().toEqualTypeOf<
      'title' | 'greeting' | 'rows' | 'search.label'
    >();
  });

  it('insist on a value for each placeholder, and on the count of a plural', () => {
    expectTypeOf<MessageValues<typeof SENTENCES, 'title'>>().toEqualTypeOf<[]>();
    expectTypeOf<MessageValues<typeof SENTENCES, 'greeting'>>().toEqualTypeOf<
      [values: { readonly name: Value }]
    >();
    expectTypeOf<MessageValues<typeof SENTENCES, 'rows'>>().toEqualTypeOf<
      [values: { readonly count: number; readonly total: Value }]
    >();
  });
});

describe('writeSentence', () => {
  it('gives the sentence of a key, dots being part of the key', () => {
    expect(formatMessage(SENTENCES, 'en', 'title')).toBe('Companies');
    expect(formatMessage(SENTENCES, 'en', 'search.label')).toBe('Search');
  });

  it('fills in values, each time they stand there, and never reads a value as a sentence', () => {
    expect(formatMessage(SENTENCES, 'en', 'greeting', { name: 'Ana' })).toBe('Hello Ana, Ana!');
    expect(formatMessage(SENTENCES, 'en', 'greeting', { name: '{title} $& $1' })).toBe(
      'Hello {title} $& $1, {title} $& $1!',
    );
  });

  it('chooses the plural by the count', () => {
    expect(formatMessage(SENTENCES, 'en', 'rows', { count: 1, total: 9 })).toBe('1 row of 9');
    expect(formatMessage(SENTENCES, 'en', 'rows', { count: 0, total: 9 })).toBe('0 rows of 9');
  });

  it('takes the general form for a plural that a language has and the messages do not', () => {
    expect(new Intl.PluralRules('es').select(1_000_000)).toBe('many');
    expect(formatMessage(SENTENCES, 'es', 'rows', { count: 1_000_000, total: 9 })).toBe(
      '1.000.000 rows of 9',
    );
  });

  it('writes numbers as the language does', () => {
    expect(formatMessage(SENTENCES, 'en', 'rows', { count: 7182, total: 10_000 })).toBe(
      '7,182 rows of 10,000',
    );
    expect(formatMessage(SENTENCES, 'es', 'rows', { count: 12_345, total: 10_000 })).toBe(
      '12.345 rows of 10.000',
    );
  });

  it('shows the key where there is no sentence, and the placeholder where there is no value', () => {
    expect(formatMessage(SENTENCES, 'en', 'missing')).toBe('missing');
    expect(formatMessage(SENTENCES, 'en', 'greeting')).toBe('Hello {name}, {name}!');
  });
});
