import { expect, it } from 'vitest';
import { countListed, countReports, hasRepeatedSource } from './report-counts.ts';

const report = (source: string | null, url: string | null = null) => ({ source, url });

it('counts a source once, however many reports it has and however its name is written', () => {
  const reports = [
    report('Reuters', 'https://one.test/a'),
    report(' REUTERS ', 'https://two.test/b'),
    report('reuters'),
    report('La Opinión'),
    report('LA OPINIÓN'),
  ];
  expect(countReports(reports)).toEqual({ reports: 5, sources: 2 });
});

it('tells reports without a name apart by the host of their address', () => {
  const reports = [
    report(null, 'https://www.one.test/a?b=1'),
    report('', 'http://ONE.test:80'),
    report('  ', 'https://two.test/a'),
    report('two.test', 'https://elsewhere.test/a'),
  ];
  expect(countReports(reports)).toEqual({ reports: 4, sources: 2 });
});

it('takes all that have neither for one source', () => {
  const reports = [report(null), report(' ', ''), report('', 'no address'), report('Reuters')];
  expect(countReports(reports)).toEqual({ reports: 4, sources: 2 });
});

it('takes a listed event without a story for one report', () => {
  expect(countListed({ ...report('Reuters'), reports: null })).toEqual({ reports: 1, sources: 1 });
  const reports = [report('Reuters'), report('Bloomberg')];
  expect(countListed({ ...report('Reuters'), reports })).toEqual({ reports: 2, sources: 2 });
});

it('says whether a source has several reports', () => {
  expect(hasRepeatedSource({ reports: 12, sources: 1 })).toBe(true);
  expect(hasRepeatedSource({ reports: 3, sources: 3 })).toBe(false);
});
