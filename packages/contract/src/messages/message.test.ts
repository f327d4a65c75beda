import { expect, expectTypeOf, it } from 'vitest';
import type { PlainKey, ValuesFor } from './message.ts';
import { message } from './message.ts';

it('carries a key with its values', () => {
  expect(message('companies.count', { count: 3 })).toEqual({ key: 'companies.count', values: { count: 3 } });
});

it('insists on the values of each message, and on their kinds', () => {
  expectTypeOf<ValuesFor<'companies.title'>>().toEqualTypeOf<[]>();
  // @ts-expect-error there is no such message
  void (() => message('companies.nothingOfTheKind'));
  // @ts-expect-error its value is missing
  void (() => message('companies.count'));
  // @ts-expect-error a count is a number
  void (() => message('companies.count', { count: '3' }));
  // @ts-expect-error it takes no values
  void (() => message('companies.title', { count: 3 }));
  // @ts-expect-error of either key, each value is needed
  void ((key: 'companies.count' | 'events.asOf') => message(key, { count: 3 }));
});

it('distinguishes keys that need no values', () => {
  expectTypeOf<'companies.title'>().toExtend<PlainKey>();
  expectTypeOf<'companies.count'>().not.toExtend<PlainKey>();
});
