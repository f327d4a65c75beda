import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('the link of a title', () => {
  it.each(['https://news.example/a?b=1', 'http://news.example', ' https://news.example/ '])(
    'leads to %j',
    (url) => {
      expect(safeLink(url)).toBe(url.trim());
    },
  );

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    '//x.example',
    '/path',
    'https://',
    '',
    null,
  ])('leads nowhere for %j', (url) => {
    expect(safeLink(url)).toBeNull();
  });
});
