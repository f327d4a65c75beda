import { describe, expect, it } from 'vitest';
import { findModernLink } from './legacy-links.ts';

function modern(link: string): string | null {
  const url = new URL(link, 'https://vigilo.test');
  return findModernLink(url);
}

describe('findModernLink', () => {
  it('leaves the links of today alone', () => {
    for (const link of [
      '/',
      '/companies',
      '/companies?tab=table',
      '/companies/summary/c1',
      '/companies/summary/c1/events',
      '/about-us',
      '/login',
      '/documentsx',
    ]) {
      expect(modern(link)).toBeNull();
    }
  });

  it.each([
    ['/#/companies', '/companies'],
    ['/#companies', '/companies'],
    ['/#!/companies', '/companies'],
    ['/#/companies?tab=table', '/companies?tab=table'],
    ['/anything#/my-portfolio', '/my-portfolio'],
    ['/#//elsewhere.test/x', '/elsewhere.test/x'],
  ])('takes the # away: %s', (old, now) => {
    expect(modern(old)).toBe(now);
  });

  it('keeps a # that names a place in a page', () => {
    expect(modern('/companies#content')).toBeNull();
  });

  it.each([
    ['/documents', '/companies'],
    ['/documents/', '/companies'],
    ['/#/documents', '/companies'],
    ['/documents?search=abc', '/companies?search=abc'],
    ['/documents/summary/c1/screening', '/companies/summary/c1/events'],
    ['/documents/summary/c1/events', '/companies/summary/c1/events'],
    ['/companies/summary/c1/screening', '/companies/summary/c1/events'],
    ['/companies/summary/c1/screening/x9', '/companies/summary/c1/events'],
    ['/#/companies/summary/c1/screening/x9?a=1', '/companies/summary/c1/events?a=1'],
  ])('leads a company’s old link on: %s', (old, now) => {
    expect(modern(old)).toBe(now);
  });

  it('leaves it to the screens whether a summary and its screening are a document’s or a company’s', () => {
    expect(modern('/documents/summary/c1')).toBeNull();
    expect(modern('/#/documents/summary/c1')).toBe('/documents/summary/c1');
  });

  it('leaves the links of live documents alone', () => {
    for (const rest of ['', '/screening/x9', '/screening/x9/InterDocumentValidation'])
      expect(modern(`/documents/summary/d1${rest}`)).toBeNull();
  });
});
