// Tables as offices of statistics, laboratories and banks print them (decisions.md section 5).

import { describe, expect, it } from 'vitest';
import type { Placed, rule } from './testing/pages.ts';
import { flushRight } from './testing/pages.ts';
import { line, rowsOf } from './testing/read-rows.ts';

/** A label from 50, figures that end at 250, 330, 410 and 490. */
function row(y: number, label: string, ...figures: readonly string[]): Placed[] {
  return [{ text: label, x: 50, y }, ...figures.map((figure, at) => flushRight(figure, 250 + 80 * at, y))];
}

type Rule = Parameters<typeof rule>;

const HEADS = row(100, 'Country', '2021', '2022', '2023', '2024');

describe('figures of statistics', () => {
  it('have their share, count or interval in brackets behind them, in one cell', () => {
    const [rows] = rowsOf([
      ...HEADS,
      ...row(114, 'Austria', '654 (43.9)', '62 (6.1)', '1.9 (1.4–2.9)', '116 (4.3)'),
      ...row(128, 'Belgium', '508 (13.0)', '523 (7.0)', '1.7 (1.2–2.6)', '81 (2.9)'),
      ...row(142, 'Cyprus', '–', '–', '33', '85'),
      ...row(156, 'Denmark', '–', '38', '46', '–'),
    ]);
    expect(rows?.[0]).toEqual(['Country', '2021', '2022', '2023', '2024']);
    expect(rows?.[1]).toEqual(['Austria', '654 (43.9)', '62 (6.1)', '1.9 (1.4–2.9)', '116 (4.3)']);
  });

  it('may be unknown: one dot that no other stands near is a cell, dots that lead to a figure are none', () => {
    const [rows] = rowsOf([
      ...HEADS,
      ...row(114, 'Austria', '147', '.', '48', '27'),
      ...row(128, 'Belgium', '12', '5', '.', '24'),
      ...row(142, 'Cyprus . . . . . . .', '23', '76', '91', '.'),
    ]);
    expect(rows?.slice(1)).toEqual([
      ['Austria', '147', '.', '48', '27'],
      ['Belgium', '12', '5', '.', '24'],
      ['Cyprus', '23', '76', '91', '.'],
    ]);
  });

  it('stand below headings of which alone rules are drawn', () => {
    const rules: Rule[] = [
      ...[90, 112, 134].map((y): Rule => [40, y, 500, y]),
      ...[40, 180, 260, 340, 420, 500].map((x): Rule => [x, 90, x, 134]),
    ];
    const units = row(118, '', '1000', 'EUR', '%', 'EUR').slice(1);
    const tables = rowsOf(
      [
        ...HEADS,
        ...units.map((unit, at) => (at === 0 ? flushRight('Mill.', 250, 118) : unit)),
        ...row(140, 'Austria', '147', '63', '48', '27'),
        ...row(154, 'Belgium', '12', '5', '32', '24'),
        ...row(168, 'Cyprus', '23', '76', '91', '62'),
      ],
      ...rules,
    );
    expect(tables).toHaveLength(1);
    expect(tables[0]?.at(-1)).toEqual(['Cyprus', '23', '76', '91', '62']);
  });

  it('have columns that are numbered below their headings', () => {
    const [rows] = rowsOf(
      [
        ...HEADS.map((head, at) => (at === 0 ? head : { ...head, text: 'Net' })),
        ...row(111, '', '1', '2', '3', '4').slice(1),
        ...row(132, 'Austria', '147', '63', '48', '27'),
        ...row(146, 'Belgium', '12', '5', '32', '24'),
        ...row(160, 'Cyprus', '23', '76', '91', '62'),
      ],
      [40, 126, 500, 126],
    );
    expect(rows?.map(([, first]) => first).slice(0, 3)).toEqual(['Net', '1', '147']);
  });

  it('stand in sections whose titles are centred over all columns', () => {
    const [rows] = rowsOf([
      ...HEADS,
      ...row(114, 'Austria', '147', '63', '48', '27'),
      ...row(128, 'Belgium', '12', '5', '32', '24'),
      { text: 'Women, 16 years and over', x: 213, y: 142 },
      ...row(156, 'Austria', '23', '76', '91', '62'),
      ...row(170, 'Belgium', '31', '47', '19', '65'),
    ]);
    expect(rows?.[3]).toEqual(['Women, 16 years and over', '', '', '', '']);
    expect(rows?.[2]?.[0]).toBe('Belgium');
  });
});

it('lines of an account that only upright rules part are rows', () => {
  const upright = [40, 90, 300, 360, 430, 500].map((x): Rule => [x, 90, x, 190]);
  const across = [90, 112, 190].map((y): Rule => [40, y, 500, y]);
  const entry = (y: number, day: string, text: string, debit: string, credit: string): Placed[] => [
    ...line(y, [50, day], [100, text], [310, day]),
    ...(debit === '' ? [] : [flushRight(debit, 425, y)]),
    ...(credit === '' ? [] : [flushRight(credit, 495, y)]),
  ];
  const [rows] = rowsOf(
    [
      ...line(98, [50, 'Date'], [100, 'Entry'], [310, 'Value'], [380, 'Debit'], [450, 'Credit']),
      ...entry(118, '02.05', 'SEPA transfer received from a joinery', '', '49.54'),
      ...entry(132, '05.05', 'SEPA direct debit of the water works', '167.52', ''),
      ...entry(146, '08.05', 'Card payment at a station in Lyon', '160.84', ''),
      ...entry(160, '11.05', 'Cheque of the second of the month', '622.25', ''),
      ...entry(174, '14.05', 'Deposit of cheques at the counter', '', '902.97'),
    ],
    ...across,
    ...upright,
  );
  expect(rows).toHaveLength(6);
  expect(rows?.[2]).toEqual(['05.05', 'SEPA direct debit of the water works', '05.05', '167.52', '']);
});

describe('what is no table', () => {
  it('is addresses in columns', () => {
    const block = (y: number, left: string, right: string): Placed[] => [
      ...line(y, [50, left], [300, right]),
      ...line(y + 12, [50, 'Branch'], [300, 'Regional office']),
      ...line(y + 24, [50, `Tel. +46 31 597 263`], [300, 'Tel. +35 00 466 877']),
    ];
    expect(
      rowsOf([
        ...block(100, 'Leuven', 'Freiburg'),
        ...block(140, 'Galway', 'Dundee'),
        ...block(180, 'Bilbao', 'Aarhus'),
      ]),
    ).toEqual([]);
  });

  it('is a sentence with blanks to fill in', () => {
    const tables = rowsOf([
      ...line(100, [50, 'I, the undersigned'], [250, ', born on'], [400, 'in']),
      ...line(114, [50, 'Leuven'], [250, ', holder of passport'], [400, 'no.']),
      ...line(128, [50, 'declare'], [250, 'that since'], [400, '2020']),
      ...line(142, [50, 'I have'], [250, 'been resident'], [400, 'here']),
    ]);
    expect(tables).toEqual([]);
  });
});
