import { describe, expect, it } from 'vitest';
import { findFeedLink } from './find-feed-link.ts';

const PAGE = 'https://acme.test/investors/press/index.html';
const link = (href: string, more = 'type="application/rss+xml"', rel = 'alternate') =>
  `<link rel="${rel}" ${more} href="${href}">`;
const page = (...head: readonly string[]) =>
  `<!doctype html><html><head><title>Press</title>${head.join('')}</head><body><p>Nothing</p></body></html>`;
const find = (...head: readonly string[]) => findFeedLink(page(...head), PAGE);

describe('the feed that a page names', () => {
  it('is found by its kind, and resolved against the address of the page or its base', () => {
    expect(find(link('/feed.xml'))).toBe('https://acme.test/feed.xml');
    expect(find(link('rss?lang=en&amp;x=1'))).toBe('https://acme.test/investors/press/rss?lang=en&x=1');
    expect(find(link('//feeds.test/acme', 'type="application/atom+xml; charset=utf-8"'))).toBe(
      'https://feeds.test/acme',
    );
    expect(find(link('feed.json', "TYPE='application/feed+json'", 'ALTERNATE home'))).toBe(
      'https://acme.test/investors/press/feed.json',
    );
    expect(find('<base href="/news/">', link('feed.xml'))).toBe('https://acme.test/news/feed.xml');
  });

  it('is none of another kind, in a comment or a script, or away from the web', () => {
    expect(find()).toBeNull();
    expect(find(link('/es', 'hreflang="es" type="text/html"'))).toBeNull();
    expect(find(link('/wp-json', 'type="application/json"'))).toBeNull();
    expect(find(link('/feed.xml', 'type="application/rss+xml"', 'stylesheet'))).toBeNull();
    expect(find(`<!-- ${link('/feed.xml')} -->`, `<script>"${link('/feed.xml')}"</script>`)).toBeNull();
    expect(find(link('javascript:alert(1)'), link('file:///etc/passwd'), link(''))).toBeNull();
  });

  it('is of several the one of news, and never that of comments where there is another', () => {
    const rss = (href: string, title: string) => link(href, `type="application/rss+xml" title="${title}"`);
    expect(find(rss('/c', 'Acme Comments Feed'), rss('/f', 'Acme Feed'))).toBe('https://acme.test/f');
    expect(find(rss('/b', 'Blog'), rss('/p', 'Press releases'))).toBe('https://acme.test/p');
    expect(find(rss('/c', 'Comments'))).toBe('https://acme.test/c');
  });

  it('is found in a page that is broken, and time grows with its length alone', () => {
    expect(findFeedLink(`<html><head><meta <title>Oh${link('/f')}<body><div>`, PAGE)).toBe(
      'https://acme.test/f',
    );
    expect(findFeedLink(`<head><p>${link('/f')}`, PAGE)).toBe('https://acme.test/f');
    expect(findFeedLink(`${'<a '.repeat(200_000)}`, PAGE)).toBeNull();
    expect(findFeedLink(`<head>${link('/f')}<body>${'<div><p>'.repeat(60_000)}`, PAGE)).toBe(
      'https://acme.test/f',
    );
  });
});
