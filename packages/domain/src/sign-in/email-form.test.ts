import { expect, it } from 'vitest';
import { hasEmailForm } from './email-form.ts';

it('an address has something before the @ and a domain with a dot', () => {
  expect(['ana@bank.com', ' ana@bank.com ', 'a.b+c@d.e.example', 'ñ@bänk.de'].map(hasEmailForm)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  for (const text of [
    '',
    ' ',
    'ana',
    'ana@',
    '@bank.com',
    'ana@bank',
    'ana@bank.',
    'a na@bank.com',
    'a@b@c.d',
  ])
    expect([text, hasEmailForm(text)]).toEqual([text, false]);
});
