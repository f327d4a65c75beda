import { AUDIT_ACTIONS, AUDIT_KINDS } from '@vigilo/domain/audit/actions';
import { expect, it } from 'vitest';
import { audit as english } from './en/audit.ts';
import { audit as spanish } from './es/audit.ts';

it.each([
  ['English', english],
  ['Spanish', spanish],
])('whatever the audit log records has its %s words, and nothing else has', (_language, words) => {
  const keys = (prefix: string) =>
    Object.keys(words)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  expect(keys('action.').toSorted()).toEqual([...AUDIT_ACTIONS].toSorted());
  expect(keys('kind.').toSorted()).toEqual([...AUDIT_KINDS].toSorted());
});
