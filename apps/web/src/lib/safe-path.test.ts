import { expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const ORIGIN = 'https://vigilo.test';

it('keeps a page of ours with its query and hash', () => {
  expect(safePath('/companies?tab=table&sector=Energy#content', ORIGIN)).toBe(
    '/companies?tab=table&sector=Energy#content',
  );
});

it.each([
  undefined,
  '',
  'companies',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'javascript:alert(1)',
  '/login',
  '/login?next=/login',
  '/.//evil.test',
  '/x/..//evil.test',
])('gives /home for %j', (wanted) => {
  expect(safePath(wanted, ORIGIN)).toBe('/home');
});
