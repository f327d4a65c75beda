import { describe, expect, it } from 'vitest';
import type { Placed } from './testing/pages.ts';
import { flushRight } from './testing/pages.ts';
import { rowsOf } from './testing/read-rows.ts';

/** Lines below each other, each text at the edge of its column. */
function columns(edges: readonly number[], lines: readonly (readonly string[])[]): Placed[] {
  return lines.flatMap((texts, at) =>
    texts.flatMap((text, column) => (text === '' ? [] : [{ text, x: edges[column] ?? 0, y: 100 + 12 * at }])),
  );
}

const LABELS = ['Mining', 'Power', 'Retail', 'Steel', 'Textiles', 'Water'];

describe('what manuals print in columns', () => {
  it.each([
    [
      'a program with numbered lines',
      [50, 90],
      [
        ['603', String.raw`\ifnum#1>#2\else%`],
        ['604', String.raw`\expandafter\endgroup%`],
        ['605', String.raw`\expandafter\ranges@temp%`],
        ['606', String.raw`\the\expandafter#1%`],
        ['607', String.raw`\begingroup{%`],
        ['608', String.raw`\expandafter\ranges@done}%`],
        ['609', String.raw`\endgroup\relax`],
      ],
    ],
    [
      'an index with several pages for an entry',
      [50, 170, 250, 370],
      [
        ['mathclose', '69, 70', 'root', '60'],
        ['mathopen', '68', 'rooti', '60, 61'],
        ['mathord', '67', 'rootbox', '42, 53, 55'],
        ['mathpalette', '9, 46', 'script', '42'],
        ['mathrel', '66, 70', 'sqdelim', '8, 24'],
        ['mid', '64, 65', 'sqrt', '7, 39'],
      ],
    ],
    [
      'an index under the letters of the alphabet',
      [50, 200],
      [
        ['R', ''],
        ['Rating', '17'],
        ['Recovery', '11'],
        ['Reserve', '18'],
        ['S', ''],
        ['Scheme', '14'],
        ['Search', '2'],
        ['Staff', '46'],
        ['T', ''],
        ['Text', '23'],
        ['Titles', '28'],
      ],
    ],
    [
      'the letters of a drawing',
      [50, 120, 190, 260],
      [
        ['K1', 'Sf', 'R1', 'e'],
        ['f', 'K2', 'Se', 'R2'],
        ['K4', 'b', 'K3', 'b'],
      ],
    ],
  ])('is no table: %s', (_, edges, lines) => {
    expect(rowsOf(columns(edges, lines))).toEqual([]);
  });

  it('is a table where commands stand beside what they mean', () => {
    const lines = ['Referencias', 'Resumen', 'Bibliografía', 'Capítulo', 'Apéndice', 'Índice general'].map(
      (meaning, at) => [String.raw`\name${'abcdef'[at] ?? ''}`, meaning],
    );
    expect(rowsOf(columns([50, 200], lines))[0]?.[0]).toEqual([String.raw`\namea`, 'Referencias']);
  });

  it('is a table where the figures in the order of the alphabet are no pages', () => {
    const figures = ['1,234', '44', '1,046', '720', '9,008', '12'];
    const placed = LABELS.flatMap((label, at) => [
      { text: label, x: 50, y: 100 + 12 * at },
      flushRight(figures[at] ?? '', 250, 100 + 12 * at),
      flushRight(String(70 - at), 330, 100 + 12 * at),
    ]);
    expect(rowsOf(placed)[0]).toHaveLength(LABELS.length);
  });

  it('is a table where letters head groups that are in no order', () => {
    const lines = [
      ['Water', '17'],
      ['Mining', '11'],
      ['B', ''],
      ['Textiles', '14'],
      ['Power', '18'],
      ['C', ''],
      ['Steel', '46'],
      ['Retail', '2'],
    ];
    expect(rowsOf(columns([50, 200], lines))[0]).toHaveLength(lines.length);
  });

  it('is a table where a report says under headings on which pages it covers what', () => {
    const lines = [
      ['Disclosure', 'Subject', 'Pages'],
      ['305-1', 'Direct emissions', '44, 46'],
      ['305-2', 'Indirect emissions', '44, 47'],
      ['306-3', 'Waste', '51, 52'],
      ['401-1', 'Employees', '60'],
      ['403-9', 'Injuries', '63, 64'],
      ['405-1', 'Diversity', '66'],
    ];
    expect(rowsOf(columns([50, 130, 300], lines))[0]).toHaveLength(lines.length);
  });

  it('is a table where marks stand beside labels', () => {
    const lines = LABELS.map((label, at) => [label, at % 2 === 0 ? 'x' : '-', 'x', '-']);
    expect(rowsOf(columns([50, 150, 200, 250], lines))[0]).toHaveLength(LABELS.length);
  });
});
