import { describe, expect, it } from 'vitest';
import { labelFile, partRows } from './label-cells.ts';

/** A word of 0.04 by 0.02 around a centre. */
const word = (text: string, x: number, y: number) => ({
  text,
  box: [x - 0.02, y - 0.01, x + 0.02, y + 0.01] as const,
});

const part = {
  page: 3,
  columns: [0.1, 0.4, 0.6, 0.8],
  rows: [0.1, 0.2, 0.3, 0.4],
  spans: [[0, 1, 1, 2] satisfies [number, number, number, number]],
  leftOut: [],
  repeatedRows: 0,
};

describe('a labelled part', () => {
  it('has each word in the cell in which its centre lies', () => {
    const words = [
      word('Assets', 0.2, 0.25),
      word('7', 0.5, 0.25),
      word('8', 0.7, 0.25),
      word('9', 0.59, 0.35),
    ];
    expect(partRows(part, words)).toEqual([
      ['', '', ''],
      ['Assets', '7', '8'],
      ['', '9', ''],
    ]);
  });

  it('has the text of a spanning cell once, at its top left', () => {
    expect(partRows(part, [word('Year', 0.55, 0.15), word('ended', 0.65, 0.15)])[0]).toEqual([
      '',
      'Year ended',
      '',
    ]);
  });

  it('joins wrapped lines from the top, and keeps a raised note behind its word', () => {
    const words = [
      word('liabilities', 0.15, 0.28),
      word('Other', 0.15, 0.25),
      word('current', 0.2, 0.25),
      { text: '(1)', box: [0.23, 0.238, 0.24, 0.248] as const },
    ];
    expect(partRows(part, words)[1]?.[0]).toBe('Other current (1) liabilities');
  });

  it('has no word from outside its box or from an area that is left out', () => {
    const words = [
      word('above', 0.2, 0.05),
      word('left', 0.05, 0.25),
      word('right', 0.9, 0.25),
      word('below', 0.2, 0.45),
      word('in millions', 0.2, 0.15),
    ];
    const cells = partRows({ ...part, leftOut: [[0.1, 0.1, 0.4, 0.2]] }, words);
    expect(cells.flat().filter((text) => text !== '')).toEqual([]);
  });
});

it('refuses edges that do not rise', () => {
  const table = { name: 'x', lines: 'none', parts: [{ page: 1, columns: [0.1, 0.5, 0.4], rows: [0, 1] }] };
  expect(
    labelFile.safeParse({ file: 'x.pdf', tables: [table], undecided: [], pagesWithoutTable: [] }).success,
  ).toBe(false);
});
