import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { SmallSheet } from './sheet-list.ts';
import { writeSheets } from './sheet-list.ts';
import { readWorkbook } from './testing/read-workbook.ts';

const BOOK = { creator: 'Ana', createdAt: new Date('2026-11-20T09:00:00Z') };

async function written(...sheets: SmallSheet[]) {
  const { sheets: read } = await readWorkbook(await buffer(writeSheets(sheets, BOOK)));
  return read;
}

describe('a workbook of several sheets', () => {
  it('has each sheet with its own columns', async () => {
    const read = await written(
      { name: 'Invoice', titles: ['Field', 'Value'], rows: [['Total', 12.5]] },
      { name: 'Items', titles: ['Item', 'Price', 'Tax'], rows: [['Pen', '1', null]] },
    );
    expect(read.map(({ name, rows }) => [name, ...rows.map((row) => [...row.keys()].join(''))])).toEqual([
      ['Invoice', 'AB', 'AB'],
      ['Items', 'ABC', 'AB'],
    ]);
    expect(read[0]?.rows[1]?.get('B')).toEqual({ type: 'n', value: '12.5', format: 'General' });
    expect(read[0]?.xml).toContain('<autoFilter ref="A1:B2"/>');
  });

  it.each(['=HYPERLINK("http://x.test")', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|" /c calc"!A1'])(
    'keeps %j a text, also when somebody edits the cell',
    async (text) => {
      const [sheet] = await written({ name: 'A', titles: [text], rows: [[text]] });
      for (const row of sheet?.rows ?? [])
        expect(row.get('A')).toEqual({ type: 'inlineStr', value: text, format: '@' });
      expect(sheet?.xml).not.toContain('<f>');
    },
  );

  it('gives its sheets names that Excel takes', async () => {
    const sheet = (name: string) => ({ name, titles: ['A'], rows: [] });
    const read = await written(
      sheet('Profit/Loss [2026]: all?'),
      sheet("'quoted'"),
      sheet('balance sheet'),
      sheet('Balance Sheet'),
      sheet('Credit Risk Rating Report of the second year'),
      sheet('Credit Risk Rating Report of the second year, again'),
      sheet('*'),
      sheet('😀'.repeat(20)),
    );
    expect(read.map(({ name }) => name)).toEqual([
      'Profit Loss 2026 all',
      'quoted',
      'balance sheet',
      'Balance Sheet (2)',
      'Credit Risk Rating Report of th',
      'Credit Risk Rating Report o (2)',
      'Sheet',
      '😀'.repeat(15),
    ]);
  });

  it('takes a sheet without columns', async () => {
    const [sheet] = await written({ name: 'Empty', titles: [], rows: [] });
    expect(sheet?.rows).toHaveLength(1);
  });
});
