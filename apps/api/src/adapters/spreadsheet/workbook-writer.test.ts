import { PassThrough, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './testing/read-workbook.ts';
import type { RowBatch, Workbook } from './workbook-writer.ts';
import { writeWorkbook } from './workbook-writer.ts';

const WORKBOOK: Workbook = {
  creator: 'Ana <Ruiz>',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  columns: [
    { title: 'Name & more', format: 'text', width: 30 },
    { title: 'Score', format: { decimals: 2 }, width: 12 },
    { title: 'Day', format: 'day', width: 12 },
  ],
  sheetName: (number) => (number === 1 ? 'Companies' : `Companies ${number}`),
  aboutName: 'About',
  about: (rows) => [
    ['Number', rows],
    ['Search', '=HYPERLINK("x")'],
  ],
};

async function* toBatches(rows: RowBatch, size = 2): AsyncGenerator<RowBatch, void> {
  for (let at = 0; at < rows.length; at += size) {
    await sleep(0);
    yield rows.slice(at, at + size);
  }
}

async function written(rows: RowBatch, workbook: Partial<Workbook> = {}): Promise<Buffer> {
  const target = new PassThrough();
  const content = buffer(target);
  expect(await writeWorkbook(target, { ...WORKBOOK, ...workbook }, toBatches(rows))).toBe(rows.length);
  return content;
}

describe('a workbook', () => {
  it('holds texts as texts, numbers as numbers and days as days, whole and in their formats', async () => {
    const { sheets, parts } = await readWorkbook(
      await written([
        ['Apple', 0.445, new Date('2026-11-20T00:00:00Z')],
        ['', -0.001, null],
      ]),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Companies', 'About']);
    const [companies, about] = sheets;
    expect(companies?.rows.map((row) => Object.fromEntries(row))).toEqual([
      {
        A: { type: 'inlineStr', value: 'Name & more', format: '@' },
        B: { type: 'inlineStr', value: 'Score', format: '@' },
        C: { type: 'inlineStr', value: 'Day', format: '@' },
      },
      {
        A: { type: 'inlineStr', value: 'Apple', format: '@' },
        B: { type: 'n', value: '0.445', format: '+0.00;-0.00;0.00' },
        C: { type: 'n', value: '46346', format: 'mm\\-dd\\-yyyy' },
      },
      { B: { type: 'n', value: '-0.001', format: '+0.00;-0.00;0.00' } },
    ]);
    expect(about?.rows.map((row) => [...row.values()].map(({ type, value }) => [type, value]))).toEqual([
      [
        ['inlineStr', 'Number'],
        ['n', '2'],
      ],
      [
        ['inlineStr', 'Search'],
        ['inlineStr', '=HYPERLINK("x")'],
      ],
    ]);
    expect(companies?.xml).toContain(
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    );
    expect(companies?.xml).toContain('<autoFilter ref="A1:C3"/>');
    expect(parts.get('xl/workbook.xml')).toContain(`localSheetId="0" hidden="1">'Companies'!$A$1:$C$3<`);
    expect(parts.get('docProps/core.xml')).toContain('<dc:creator>Ana &lt;Ruiz&gt;</dc:creator>');
  });

  it('shows a text that begins like a formula as typed behind an apostrophe, and leaves numbers numbers', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'];
    const rows = [...texts, 'a=1', ' =1', '1-1'].map((text) => [text, -0.3, null] as const);
    const { sheets, parts } = await readWorkbook(await written(rows, { about: () => [['-', '=1']] }));
    const styles = [...(parts.get('xl/styles.xml') ?? '').matchAll(/<xf (?=[^>]*xfId="0")([^>]*)>/g)].map(
      ([, attributes = '']) => attributes.includes('quotePrefix="1"'),
    );
    const quoted = sheets.map(({ xml }) =>
      [...xml.matchAll(/<c r="(\w+)" s="(\d+)"/g)].flatMap(([, place, style]) =>
        styles[Number(style)] === true ? [place] : [],
      ),
    );
    expect(quoted).toEqual([texts.map((_text, i) => `A${i + 2}`), ['A1', 'B1']]);
    expect(sheets[0]?.rows[1]?.get('B')).toEqual({ type: 'n', value: '-0.3', format: '+0.00;-0.00;0.00' });
    expect(sheets[0]?.rows[1]?.get('A')).toEqual({ type: 'inlineStr', value: '=1+1', format: '@' });
  });

  it('is read the same by another program', async () => {
    const workbook = new ExcelJS.Workbook();
    // exceljs wants the Buffer of its own types.
    await workbook.xlsx.load(
      (await written([
        ['=1+1', 0.5, new Date('2026-11-20T00:00:00Z')],
        ['@SUM(A1)', 1, null],
      ])) as unknown as ArrayBuffer,
    );
    const sheet = workbook.getWorksheet('Companies');
    expect(sheet?.getRow(2).values).toEqual([undefined, '=1+1', 0.5, new Date('2026-11-20T00:00:00Z')]);
    expect(sheet?.getCell('A3').type).toBe(ExcelJS.ValueType.String);
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(workbook.getWorksheet('About')?.getCell('B2').formula).toBeUndefined();
  });

  it('cleans what XML forbids and keeps what reads like a character by its number', async () => {
    const { sheets } = await readWorkbook(
      await written([
        ['a\u0000b\u001fc\ud800d\uffff', null, null],
        ['_x0041_ <&>"\t\r\n', null, null],
        ['x'.repeat(40_000), null, null],
      ]),
    );
    expect(sheets[0]?.rows.slice(1).map((row) => row.get('A')?.value)).toEqual([
      'abc\ufffdd',
      '_x005F_x0041_ <&>"\t\r\n',
      'x'.repeat(32_767),
    ]);
  });

  it('continues on another sheet when one is full', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => [`R${i}`, i, null]);
    const { sheets, parts } = await readWorkbook(await written(rows, { rowsPerSheet: 3 }));
    expect(sheets.map(({ name, rows: read }) => [name, read.length])).toEqual([
      ['Companies', 4],
      ['Companies 2', 4],
      ['Companies 3', 2],
      ['About', 2],
    ]);
    expect(
      sheets.slice(0, 3).flatMap(({ rows: read }) => read.slice(1).map((row) => row.get('A')?.value)),
    ).toEqual(rows.map(([name]) => name));
    expect(parts.get('xl/workbook.xml')).toContain(`'Companies 3'!$A$1:$C$2<`);
    expect(
      (await readWorkbook(await written(rows.slice(0, 6), { rowsPerSheet: 3 }))).sheets.map(
        ({ name }) => name,
      ),
    ).toEqual(['Companies', 'Companies 2', 'About']);
    expect((await readWorkbook(await written([]))).sheets.map(({ rows: read }) => read.length)).toEqual([
      1, 2,
    ]);
  });
});

describe('writing', () => {
  it('reads rows only as fast as the receiver takes bytes', async () => {
    let taken = 0;
    async function* endless(): AsyncGenerator<RowBatch, void> {
      for (; taken < 1_000_000; taken += 500)
        yield Array.from({ length: 500 }, () => [crypto.randomUUID(), Math.random(), null]);
    }
    const target = new PassThrough();
    const writing = writeWorkbook(target, WORKBOOK, endless());
    let before = -1;
    while (before !== taken) {
      before = taken;
      await sleep(500);
    }
    expect(taken).toBeLessThan(50_000);
    target.destroy();
    await expect(writing).rejects.toThrow(Error);
  });

  it('fails where it is asked for, and nowhere else, when the receiver goes while rows are looked for', async () => {
    const target = new PassThrough();
    async function* slow(): AsyncGenerator<RowBatch, void> {
      yield [['Apple', 1, null]];
      target.destroy();
      await sleep(100);
      yield [['Shell', 1, null]];
    }
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    try {
      await expect(writeWorkbook(target, WORKBOOK, slow())).rejects.toThrow('Premature close');
      await sleep(10);
    } finally {
      process.off('unhandledRejection', note);
    }
    // One that nobody handles ends the server.
    expect(unhandled).toEqual([]);
  });

  it('fails with the error of the receiver or the rows, and releases the rows', async () => {
    let isLetGo = false;
    async function* rows(): AsyncGenerator<RowBatch, void> {
      try {
        for (;;) yield Array.from({ length: 500 }, () => [crypto.randomUUID(), 1, null]);
      } finally {
        isLetGo = true;
      }
    }
    let room = 50_000;
    const full = new Writable({
      write(chunk: Buffer, _encoding, done) {
        room -= chunk.length;
        done(room > 0 ? null : new Error('The disk is full'));
      },
    });
    await expect(writeWorkbook(full, WORKBOOK, rows())).rejects.toThrow('The disk is full');
    expect(isLetGo).toBe(true);
    async function* broken(): AsyncGenerator<RowBatch, void> {
      yield [['a', 1, null]];
      throw new Error('The database is gone');
    }
    const target = new PassThrough();
    target.resume();
    await expect(writeWorkbook(target, WORKBOOK, broken())).rejects.toThrow('The database is gone');
    expect(target.destroyed).toBe(true);
  });
});
