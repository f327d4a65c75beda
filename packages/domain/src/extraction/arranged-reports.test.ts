// Credit reports in further arrangements: captions under values, numbered labels, days in pieces, horizons for terms.

import { expect, it } from 'vitest';
import type { Placed } from '../tables/testing/pages.ts';
import { pageOf } from '../tables/testing/pages.ts';
import { indexPieces, listAlike } from './alike-names.ts';
import { extractRows } from './extract-rows.ts';
import { prepareName } from './label-words.ts';
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

/** Texts beside each other. */
const row = (y: number, ...texts: string[]): Placed[] =>
  texts.map((text, place) => at(text, 40 + 150 * place, y));

it('captions stand under their values on a whole board, where most of them have one over them', () => {
  const tiles = [
    ...row(100, 'C+', 'B', 'Negative', 'Peru'),
    ...row(112, 'short term', 'long term', 'outlook', 'country'),
    ...row(130, 'C', 'B-', '14 August 2022', '10 February 2023'),
    ...row(142, 'short term, before', 'long term, before', 'as of', 'review due'),
  ];
  expect(read(tiles)).toMatchObject({
    'ST Rating': 'C+',
    'LT Rating': 'B',
    Outlook: 'Negative',
    Country: 'Peru',
    'Previous ST Rating': 'C',
    'Previous LT Rating': 'B-',
    'Report Date': '2022-08-14',
    'Next Review': '2023-02-10',
  });
});

it('labels stand over their values, where as many have one under them', () => {
  const values = read([
    ...row(100, 'short term', 'long term', 'outlook'),
    ...row(112, 'C+', 'B', 'Negative'),
    ...row(130, 'short term, before', 'long term, before'),
    ...row(142, 'C', 'B-'),
  ]);
  expect(values).toMatchObject({ 'ST Rating': 'C+', 'Previous ST Rating': 'C', 'Previous LT Rating': 'B-' });
});

it('a numbered label has no numbered label for its value', () => {
  const values = read([
    ...row(100, '3. Economic sector', '4. Kind of trade done', '5. Country'),
    ...row(112, 'Metals', 'Special steel', 'India'),
  ]);
  expect(values).toMatchObject({ Sector: 'Metals', Country: 'India' });
});

it('a number is no industry', () => {
  const values = read([...row(100, 'Industry'), ...row(112, '888')]);
  expect(values['Industry'] ?? '').toBe('');
});

it('a day whose pieces stand apart is one', () => {
  expect(read([at('Next review', 40, 100), ...row(100, '', '03', 'Oct', '2024').slice(1)])).toMatchObject({
    'Next Review': '2024-10-03',
  });
});

it('horizons name the terms', () => {
  const values = read([
    ...row(100, 'Horizon', 'Previous', 'New'),
    ...row(116, 'Up to one year', 'A-', 'A'),
    ...row(132, 'Over one year', 'B', 'B+'),
  ]);
  expect(values).toMatchObject({
    'ST Rating': 'A',
    'Previous ST Rating': 'A-',
    'LT Rating': 'B+',
    'Previous LT Rating': 'B',
  });
});

it('a sentence that begins with the name of a day is no label of the next line', () => {
  const values = read([
    at('Review of ratings; report on Piensos Calanda S.A.', 40, 60),
    at('Madrid, 31 May 2024 — We have finished the review.', 40, 74),
  ]);
  expect(values).toMatchObject({ 'Report Date': '2024-05-31' });
  expect(values['Next Review'] ?? '').toBe('');
});

it('the only word for an outlook in a cell is the outlook, though nothing stands beside its label', () => {
  expect(read([...row(100, 'Rating for longer terms', 'Negative B'), at('Outlook', 40, 140)])).toMatchObject({
    Outlook: 'Negative',
  });
  const two = [...row(100, 'First', 'Negative B'), ...row(140, 'Second', 'Stable B')];
  expect(read(two)['Outlook'] ?? '').toBe('');
});

it('names are compared with a text where a piece of them stands in it', () => {
  const names = ['report date', 'outlook', 'payment terms'].map(prepareName);
  const alike = (text: string) =>
    listAlike(indexPieces(names), prepareName(text).folded).map((place) => names[place]?.letters);
  expect(alike('reportdale')).toContain('reportdate');
  expect(alike('outl0ok')).toEqual(['outlook']);
  expect(alike('xyz')).toEqual([]);
});
