import ExcelJS from 'exceljs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureArchive } from './archive-size.ts';
import type { SheetRows } from './spreadsheet.ts';
import { openSheet } from './spreadsheet.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigilo-spreadsheet-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function readAll(batches: AsyncIterable<SheetRows>): Promise<[number, string[]][]> {
  const rows: [number, string[]][] = [];
  for await (const batch of batches)
    rows.push(...batch.rows.map((row, index): [number, string[]] => [batch.numbers[index] ?? 0, row]));
  return rows;
}

async function saved(name: string, fill: (book: ExcelJS.Workbook) => void): Promise<string> {
  const book = new ExcelJS.Workbook();
  fill(book);
  const path = join(folder, name);
  await book.xlsx.writeFile(path);
  return path;
}

interface Entry {
  readonly name: string;
  readonly content: Buffer;
  /** What the directory says of the unpacked size. */
  readonly claimed?: number;
}

/** A zip archive written by hand, with a gap before its directory where wanted. */
function archive(entries: readonly Entry[], gap = Buffer.alloc(0)): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of entries) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(crc32(content), 14);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claimed, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  const listed = Buffer.concat(directory);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset + gap.length, 16);
  return Buffer.concat([...parts, gap, listed, end]);
}

describe('openSheet', () => {
  it('reads the first sheet, or the named one, with the row numbers of the sheet', async () => {
    const path = await saved('two.xlsx', (book) => {
      book.addWorksheet('One').addRow(['a', 1]);
      const two = book.addWorksheet('Two');
      two.addRow(['b', true, new Date('2026-01-02T00:00:00Z'), new Date('2026-01-02T03:04:05Z')]);
      two.addRow([]);
      two.addRow([null, 0.1 + 0.2]);
    });
    const first = await openSheet(path, '');
    expect(first.names).toEqual(['One', 'Two']);
    expect(await readAll(first.batches)).toEqual([[1, ['a', '1']]]);
    const second = await openSheet(path, 'Two');
    expect(await readAll(second.batches)).toEqual([
      [1, ['b', 'TRUE', '2026-01-02', '2026-01-02T03:04:05.000Z']],
      [3, ['', '0.3']],
    ]);
  });

  it('takes the sheets in the order of the workbook, however the archive lies', async () => {
    const sheet = (text: string) =>
      `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
    const relation = (id: string, target: string) => `<Relationship Id="${id}" Target="${target}"/>`;
    const parts = {
      'xl/sharedStrings.xml': '<sst/>',
      'xl/_rels/workbook.xml.rels': `<Relationships>${relation('a', 'worksheets/sheet1.xml')}${relation('b', '/xl/worksheets/sheet2.xml')}</Relationships>`,
      'xl/worksheets/sheet1.xml': sheet('of One'),
      'xl/worksheets/sheet2.xml': sheet('of Two'),
      'xl/workbook.xml': `<workbook><sheets><sheet name="Two" sheetId="2" r:id="b"/><sheet name="One" sheetId="1" r:id="a"/></sheets></workbook>`,
    };
    const path = join(folder, 'order.xlsx');
    const entries = Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) }));
    await writeFile(path, archive(entries));
    const first = await openSheet(path, '');
    expect([first.names, await readAll(first.batches)]).toEqual([['Two', 'One'], [[1, ['of Two']]]]);
    const named = await openSheet(path, 'One');
    expect(await readAll(named.batches)).toEqual([[1, ['of One']]]);
  });

  it('hands over many rows in batches and can be left early', async () => {
    const path = await saved('many.xlsx', (book) => {
      const sheet = book.addWorksheet('Many');
      for (let row = 1; row <= 3500; row += 1) sheet.addRow([row]);
    });
    const whole = await openSheet(path, '');
    const rows = await readAll(whole.batches);
    expect(rows.length).toBe(3500);
    expect(rows.at(-1)).toEqual([3500, ['3500']]);
    const early = await openSheet(path, '');
    for await (const batch of early.batches) {
      expect(batch.rows.length).toBeLessThanOrEqual(1000);
      break;
    }
  });

  it.each<[string, Buffer, string]>([
    [
      'is no archive',
      Buffer.from('not a zip at all, but long enough to hold what a zip would end with'),
      'damaged',
    ],
    [
      'is an archive of something else',
      archive([{ name: 'hello.txt', content: Buffer.from('hello') }]),
      'sheet-missing',
    ],
    ['is cut off', Buffer.from('PK\u0003\u0004'), 'damaged'],
  ])('refuses a file that %s', async (_what, content, code) => {
    const path = join(folder, 'bad.xlsx');
    await writeFile(path, content);
    await expect(openSheet(path, '').then(({ batches }) => readAll(batches))).rejects.toMatchObject({ code });
  });

  it('refuses a sheet that is not there', async () => {
    const path = await saved('one.xlsx', (book) => void book.addWorksheet('One').addRow(['a']));
    await expect(openSheet(path, 'Two').then(({ batches }) => readAll(batches))).rejects.toMatchObject({
      code: 'sheet-missing',
    });
  });

  it('refuses a workbook that grows beyond all bounds', async () => {
    const path = join(folder, 'bomb.xlsx');
    await writeFile(
      path,
      archive([{ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(20_000_000, 'a'), claimed: 10 }]),
    );
    await expect(openSheet(path, '', 10_000_000)).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['a file of the server', (secret: string) => `<!ENTITY e SYSTEM "file://${secret}">`],
    [
      'a text that grows',
      () =>
        '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY e "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">',
    ],
  ])('reads no entity: %s', async (_what, entity) => {
    const secret = join(folder, 'secret.txt');
    await writeFile(secret, 'only the server may read this');
    const read = async (doctype: string, cell: string) => {
      const path = join(folder, 'entity.xlsx');
      await writeFile(path, archive(handWritten(doctype, cell)));
      return openSheet(path, '').then(({ batches }) => readAll(batches));
    };
    expect(await read('', 'plain')).toEqual([[1, ['plain']]]);
    await expect(read(`<!DOCTYPE worksheet [${entity(secret)}]>`, '&e;')).rejects.toMatchObject({
      code: 'damaged',
    });
  });
});

/** The parts of a workbook of one cell. */
function handWritten(doctype: string, cell: string): Entry[] {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const parts = {
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${doctype}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="str"><v>${cell}</v></c></row></sheetData></worksheet>`,
  };
  return Object.entries(parts).map(([name, text]) => ({
    name,
    content: Buffer.from(`<?xml version="1.0"?>${text}`),
  }));
}

describe('measureArchive', () => {
  const measured = async (content: Buffer, most = 1_000_000): Promise<number> => {
    const path = join(folder, 'measured.zip');
    await writeFile(path, content);
    return measureArchive(path, most);
  };

  it('adds up what the entries really hold, whatever they claim', async () => {
    expect(
      await measured(
        archive([
          { name: 'a', content: Buffer.alloc(1000), claimed: 1 },
          { name: 'b', content: Buffer.alloc(5000), claimed: 2 ** 31 },
        ]),
      ),
    ).toBe(6000);
  });

  it('stops as soon as it is too much', async () => {
    expect(
      await measured(archive([{ name: 'a', content: Buffer.alloc(20_000_000) }]), 1_000_000),
    ).toBeGreaterThan(1_000_000);
  });

  it('agrees with a workbook as programs write it', async () => {
    const path = await saved('plain.xlsx', (book) => void book.addWorksheet('One').addRow(['a', 'b']));
    expect(await measureArchive(path, 10_000_000)).toBeGreaterThan((await readFile(path)).length);
  });

  it('refuses archives that hide something between or after their entries', async () => {
    await expect(
      measured(archive([{ name: 'a', content: Buffer.from('x') }], Buffer.alloc(100))),
    ).rejects.toThrow(Error);
    await expect(
      measured(Buffer.concat([Buffer.alloc(100), archive([{ name: 'a', content: Buffer.from('x') }])])),
    ).rejects.toThrow(Error);
  });
});
