import { expect, it } from 'vitest';
import { formatAttributes, parseAttributes } from './attribute-lines.ts';

it('reads what it writes, and lines as people type them', () => {
  const attributes = { Auditor: 'Acme: London', Year: '2025', Empty: '' };
  expect(parseAttributes(formatAttributes(attributes))).toEqual(attributes);
  expect(parseAttributes('  Auditor :  Acme \n\n')).toEqual({ Auditor: 'Acme' });
  expect(parseAttributes('')).toEqual({});
});

it.each(['no colon', ': no name', 'A: 1\nA: 2', Array.from({ length: 51 }, (_, i) => `N${i}: 1`).join('\n')])(
  'refuses %j',
  (text) => {
    expect(parseAttributes(text)).toBeNull();
  },
);
