import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleKey, urlKey } from './story-key.ts';

describe('titleKey', () => {
  it.each([
    ['Apple  beats ESTIMATES!', 'apple beats estimates'],
    ['apple beats estimates', 'apple beats estimates'],
    ['Nestlé: récord', 'nestle record'],
    ["It's “over” – Q3 up 5.2 %", 'it s over q3 up 5 2'],
    ['$AAPL chart http://t.co/2Q0rzBbrcu', 'aapl chart'],
    ['$AAPL chart https://t.co/other now', 'aapl chart now'],
    ['  \t\n ', ''],
    ['!!!', '!!!'],
    ['https://example.com/A', 'https://example.com/a'],
    ['決算 発表', '決算 発表'],
  ])('makes %j %j', (title, key) => {
    expect(titleKey(title)).toBe(key);
  });

  it('distinguishes titles that differ in a word, a number or a direction in words', () => {
    expect(titleKey('Shares up 5%')).not.toBe(titleKey('Shares down 5%'));
    expect(titleKey('Q2 results')).not.toBe(titleKey('Q3 results'));
  });

  it('is idempotent for any title', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        (title) => titleKey(titleKey(title)) === titleKey(title),
      ),
    );
  });
});

describe('urlKey', () => {
  it.each([
    ['http://www.Example.com/News/1', 'example.com/News/1'],
    ['https://example.com/News/1/', 'example.com/News/1'],
    ['https://example.com:443/News/1#top', 'example.com/News/1'],
    ['http://example.com:80', 'example.com'],
    ['http://example.com:8080/', 'example.com:8080'],
    ['https://example.com/a?utm_source=x&id=7&fbclid=q', 'example.com/a?id=7'],
    ['https://example.com/a?b=2&a=1', 'example.com/a?a=1&b=2'],
    ['https://example.com/?utm_medium=rss', 'example.com'],
    ['https://example.com/%7euser/%c3%a9', 'example.com/~user/%C3%A9'],
    [' HTTP://OW.LY/30RnC6 ', 'ow.ly/30RnC6'],
  ])('makes %s %s', (url, key) => {
    expect(urlKey(url)).toBe(key);
  });

  it('distinguishes paths by case, as short links require', () => {
    expect(urlKey('http://ow.ly/30RnC6')).not.toBe(urlKey('http://ow.ly/30rnc6'));
  });

  it.each([
    '',
    '  ',
    'example.com/a',
    'ftp://example.com/a',
    'javascript:alert(1)',
    'http://',
    'http://a b.com',
    'https://user@example.com/',
  ])('is null for %j', (url) => {
    expect(urlKey(url)).toBeNull();
  });

  it('is equal for all spellings of a page, and idempotent', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const key = urlKey(url);
        expect(key).not.toBeNull();
        expect(urlKey(`${url.split('#')[0]}#elsewhere`)).toBe(key);
        expect(urlKey(url.replace(/^https/, 'http'))).toBe(key);
        expect(urlKey(`https://${key}`)).toBe(key);
      }),
    );
  });
});
