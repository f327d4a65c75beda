import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { extractRows } from './extract-rows.ts';
import { countIds } from './testing/printed-page.ts';
import { CREDIT_RISK_RATING_REPORT } from './types/credit-report.ts';

const at = (text: string, x: number, y: number): Placed => ({ text, x, y });

function read(placed: readonly Placed[]): Record<string, string> {
  const { rows } = extractRows({
    pages: [pageOf(placed)],
    tables: new Map(),
    type: CREDIT_RISK_RATING_REPORT,
    newId: countIds(),
  });
  return Object.fromEntries(rows.map(({ SSOTKey, Value }) => [SSOTKey, Value]));
}

it.each([
  ['Dec-21', 'Dec-22'],
  ['2019', '16 MAR 2021'],
  ['March 2020', 'March 2021'],
])('of columns headed by %s and %s the later one has the ratings of today', (before, now) => {
  const rows = (left: string, right: string): Placed[] => [
    at(left, 250, 300),
    at(right, 400, 300),
    at('Long-term rating', 40, 316),
    at(left === before ? 'B' : 'C+', 250, 316),
    at(left === before ? 'C+' : 'B', 400, 316),
    at('Short-term rating', 40, 332),
    at(left === before ? 'C-' : 'B-', 250, 332),
    at(left === before ? 'B-' : 'C-', 400, 332),
  ];
  for (const placed of [rows(before, now), rows(now, before)])
    expect(read(placed)).toMatchObject({
      'LT Rating': 'C+',
      'Previous LT Rating': 'B',
      'ST Rating': 'B-',
      'Previous ST Rating': 'C-',
    });
});

it('a block that its term heads has the previous rating of that term', () => {
  const values = read([
    at('Long-term rating', 60, 200),
    at('Short-term rating', 340, 200),
    at('B', 90, 218),
    at('C+', 370, 218),
    at('Outlook', 40, 240),
    at('Stable', 160, 240),
    at('Previous rating', 40, 258),
    at('B+', 170, 258),
    at('Previous rating', 320, 258),
    at('B-', 450, 258),
  ]);
  expect(values).toMatchObject({ 'Previous LT Rating': 'B+', 'Previous ST Rating': 'B-' });
});

it('rows of today and before are read under terms that stand close', () => {
  const values = read([
    at('LT ST', 200, 300),
    at('Current', 40, 316),
    at('A-', 200, 316),
    at('B+', 222, 316),
    at('Previous (2019)', 40, 332),
    at('A', 200, 332),
    at('B', 222, 332),
  ]);
  expect(values).toMatchObject({ 'Previous LT Rating': 'A', 'Previous ST Rating': 'B' });
});

it('a rating and its outlook are told apart in one text, unless it is about a peer', () => {
  expect(read([at('Issuer rating', 40, 200), at('A- / Negative', 200, 200)])).toMatchObject({
    'LT Rating': 'A-',
    Outlook: 'Negative',
  });
  const narrow = read([at('Rating de emisor', 40, 200), at('B+ / En', 200, 200), at('desarrollo', 200, 214)]);
  expect(narrow).toMatchObject({ 'LT Rating': 'B+', Outlook: 'Developing' });
  const peer = read([at('Peers', 40, 200), at('Hollin Materials', 40, 220), at('C+ / Stable', 200, 220)]);
  expect(peer['LT Rating']).not.toBe('C+');
});

it('an industry ends before the country behind it', () => {
  expect(read([at('Industry', 40, 200), at('Supermarkets, Peru', 40, 216)])).toMatchObject({
    Industry: 'Supermarkets',
    Country: 'Peru',
  });
});

it('a name stands over its title where a telephone stands under it', () => {
  const values = read([
    at('Grace Adeyinka', 40, 300),
    at('Lead analyst', 40, 314),
    at('+44 55 0549 6750', 40, 328),
    at('Bradley Stokes', 40, 346),
    at('Executive director', 40, 360),
  ]);
  expect(values['Analyst']).toBe('Grace Adeyinka');
});
