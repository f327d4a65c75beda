import { getRefusedRows, changeReading } from '@vigilo/contract/imports';
import ExcelJS from 'exceljs';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataFolder } from '../frame/data-folder.ts';
import type { TestClient } from '../app/testing/test-client.ts';
import { signIn } from '../app/testing/test-client.ts';
import type { TestServer } from '../app/testing/test-server.ts';
import { startTestServer } from '../app/testing/test-server.ts';
import type { TestTenant } from '../app/testing/test-tenant.ts';
import { addTestTenant } from '../app/testing/test-tenant.ts';
import { openImportFiles } from './import-file.ts';
import { ImportClient } from './testing/import-client.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MEGABYTE = 1024 * 1024;

let server: TestServer;
let tenant: TestTenant;
let admin: TestClient;
let imports: ImportClient;

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW, config: { UPLOAD_MB: 2 } });
  tenant = await addTestTenant(server, {
    companies: [
      { ticker: 'AAPL', name: 'Apple Inc.' },
      { ticker: 'ÑAM', name: 'Ñam' },
    ],
    users: [{ email: 'admin@t.test', role: 'Admin' }],
  });
  admin = await signIn(server, 'admin@t.test');
  imports = new ImportClient(server, admin, tenant.id);
});

afterAll(() => server.stop());

const savedFiles = async () => {
  const kept = await Readable.from(openImportFiles(server.config, tenant.id).list()).toArray();
  const unfinished = await readdir(dataFolder(server.config, 'imports', tenant.id, 'unfinished')).catch(
    () => [],
  );
  return [...kept.map(({ name }) => name), ...unfinished];
};

const TABLE = 'ticker,title,date,score\nAAPL,Café “con” leche,2026-11-18,0.5\n';
const semicolons = TABLE.replaceAll(',', ';').replace('0.5', '0,5');

describe('a text file', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(TABLE)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TABLE}`)],
    ['CRLF', Buffer.from(TABLE.replaceAll('\n', '\r\n'))],
    ['CR alone', Buffer.from(TABLE.replaceAll('\n', '\r'))],
    ['semicolons and decimal commas', Buffer.from(semicolons)],
    ['a line that names the delimiter', Buffer.from(`sep=;\r\n${semicolons}`)],
    ['tabs', Buffer.from(TABLE.replaceAll(',', '\t'))],
    ['vertical bars', Buffer.from(TABLE.replaceAll(',', '|'))],
    ['every cell in quotes', Buffer.from(TABLE.replaceAll(/[^,\n]+/g, '"$&"'))],
    ['UTF-16 LE with its mark', Buffer.from(`\ufeff${TABLE}`, 'utf16le')],
    ['UTF-16 LE without', Buffer.from(TABLE, 'utf16le')],
    ['UTF-16 BE with its mark', Buffer.from(`\ufeff${TABLE}`, 'utf16le').swap16()],
    ['blank lines between', Buffer.from(`\n${TABLE.replace('\n', '\n\n,,,\n')}\n\n`)],
    ['no line end at the end', Buffer.from(TABLE.trimEnd())],
  ])('is read with %s', async (_what, content) => {
    const job = await imports.preview('events', content);
    expect(job).toMatchObject({
      state: 'checked',
      counts: { add: 1, change: 0, unchanged: 0, refused: 0, conflict: 0 },
      mapping: { ticker: 0, title: 1, date: 2, score: 3 },
      hasHeader: true,
    });
    const [row] = await imports.rows(job, 'add');
    expect(row?.cells.slice(0, 3)).toEqual(['AAPL', 'Café “con” leche', '2026-11-18']);
  });

  it('in Windows-1252 keeps its accents', async () => {
    const job = await imports.preview(
      'companies',
      Buffer.from('ticker,name\nSEAT,Compa\u00f1\u00eda Espa\u00f1ola\n', 'latin1'),
    );
    expect(job.encoding).toBe('windows-1252');
    expect((await imports.rows(job, 'add'))[0]?.cells).toEqual(['SEAT', 'Compañía Española']);
  });

  it('without titles is read by its values', async () => {
    const job = await imports.upload(
      'events',
      'AAPL,A headline that is long enough,2026-11-18,https://news.test/1\nAAPL,Another headline of this kind,2026-11-17,https://news.test/2\n',
    );
    expect(job).toMatchObject({ hasHeader: false, mapping: { title: 1, date: 2, url: 3 } });
    expect(job.columns.map(({ title }) => title)).toEqual(['', '', '', '']);
    const checked = await imports.check(
      { ...job, mapping: { ...job.mapping, ticker: 0 } },
      { missingScore: 'suggest' },
    );
    expect(checked.counts).toMatchObject({ add: 2 });
    expect((await imports.rows(checked, 'add')).map(({ row }) => row)).toEqual([1, 2]);
  });

  it('can be read in another way', async () => {
    const job = await imports.upload('companies', 'ticker|name;x\nAAA|Aaa;y\nBBB|Bbb;z\n');
    const { data } = await admin.call(changeReading, { params: { id: job._id }, body: { delimiter: '|' } });
    expect(data).toMatchObject({
      delimiter: '|',
      mapping: { ticker: 0 },
      columns: [{ title: 'ticker' }, { title: 'name;x' }],
    });
    const headless = await admin.call(changeReading, { params: { id: job._id }, body: { hasHeader: false } });
    expect(headless.data).toMatchObject({
      delimiter: '|',
      hasHeader: false,
      columns: [{ title: '', samples: ['ticker', 'AAA', 'BBB'] }, {}],
    });
  });

  it('whose dates or numbers are written otherwise is read so', async () => {
    const days = await imports.preview(
      'prices',
      'ticker;date;close\nAAPL;13.11.2026;1.234,50\nAAPL;03.11.2026;1.200,00\n',
    );
    expect(days).toMatchObject({
      options: { dayOrder: 'day-first', decimalSign: 'comma' },
      counts: { add: 2 },
    });
    const wrong = await imports.preview('prices', 'ticker,date,close\nAAPL,03.11.2026,12\n', {
      dayOrder: 'month-first',
    });
    expect(await imports.refusals(wrong)).toEqual(['2: date-ambiguous']);
  });
});

describe('a workbook', () => {
  async function workbook(): Promise<Buffer> {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Read me').addRow(['Nothing here']);
    const sheet = book.addWorksheet('News');
    sheet.addRow(['Ticker', 'Headline', 'Date', 'Score']);
    sheet.addRow([
      'AAPL',
      { richText: [{ text: 'Rich ' }, { text: 'text' }] },
      new Date('2026-11-18T00:00:00Z'),
      0.1 + 0.2,
    ]);
    sheet.addRow([]);
    sheet.addRow(['AAPL', { formula: '"Com"&"puted"', result: 'Computed' }, 46_344, '-0.5']);
    sheet.addRow(['AAPL', 'Not a date', 'someday', { error: '#N/A' }]);
    return Buffer.from(await book.xlsx.writeBuffer());
  }

  it('is read sheet by sheet, with real dates, formulas and formatted texts', async () => {
    const job = await imports.upload('events', await workbook(), 'news.xlsx');
    expect(job).toMatchObject({ format: 'xlsx', sheet: 'Read me', sheets: ['Read me', 'News'] });
    const { data } = await admin.call(changeReading, { params: { id: job._id }, body: { sheet: 'News' } });
    expect(data).toMatchObject({ sheet: 'News', mapping: { ticker: 0, title: 1, date: 2, score: 3 } });
    const done = await imports.commit(await imports.check(data));
    expect(done).toMatchObject({ state: 'done', counts: { add: 2, refused: 1 } });
    expect(await imports.refusals(done)).toEqual(['5: score-missing date-invalid']);
    expect((await imports.rows(done, 'add')).map(({ row, cells }) => [row, ...cells])).toEqual([
      [2, 'AAPL', 'Rich text', '2026-11-18', '0.3'],
      [4, 'AAPL', 'Computed', '46344', '-0.5'],
    ]);
  });
});

describe('an upload', () => {
  it.each<[string, string | Buffer, string, number, string]>([
    ['nothing', '', 'empty.csv', 400, 'The file is empty.'],
    ['only blank lines', '\n\n , \n', 'blank.csv', 400, 'The file holds no rows below its titles.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x0d]),
      'picture.csv',
      415,
      'This is no CSV, JSON or Excel file. Save the table as .csv or .xlsx and try again.',
    ],
    [
      'a PDF',
      '%PDF-1.7\nrest',
      'report.csv',
      415,
      'This is no CSV, JSON or Excel file. Save the table as .csv or .xlsx and try again.',
    ],
    [
      'a program',
      'MZ',
      'setup.exe',
      415,
      'This is no CSV, JSON or Excel file. Save the table as .csv or .xlsx and try again.',
    ],
    [
      'an old workbook',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      'old.csv',
      415,
      'Excel files of the old kind (.xls) cannot be read. Save it as .xlsx or .csv and try again.',
    ],
    [
      'a name of an old workbook',
      'x',
      'old.xls',
      415,
      'Excel files of the old kind (.xls) cannot be read. Save it as .xlsx or .csv and try again.',
    ],
    [
      'a workbook in name only',
      'ticker,name\n',
      'fake.xlsx',
      415,
      'The Excel file is damaged. Open it, save it again and try once more.',
    ],
    [
      'a damaged workbook',
      Buffer.from('PK\u0003\u0004 and nothing more'),
      'broken.xlsx',
      415,
      'The Excel file is damaged. Open it, save it again and try once more.',
    ],
    [
      'an open quote',
      `ticker,name\nA,"B\n${'x,y\n'.repeat(300_000)}`,
      'quote.csv',
      400,
      'In row 2 a text begins with a quotation mark that is never closed. Please correct it in the file.',
    ],
    [
      'one endless row',
      'x'.repeat(1.5 * MEGABYTE),
      'row.csv',
      400,
      'Row 1 is too long to be one. Is the file a table?',
    ],
    [
      'too many columns',
      `${Array.from({ length: 1500 }, (_, i) => `c${i}`).join(',')}\n`,
      'wide.csv',
      400,
      'The file has more than 1000 columns.',
    ],
  ])('of %s is refused in a sentence and leaves nothing', async (_what, content, name, status, message) => {
    const before = await savedFiles();
    const reply = await imports.send('companies', content, name);
    expect([reply.status, reply.problem().message]).toEqual([status, message]);
    expect(await savedFiles()).toEqual(before);
  });

  it('that is too large is refused and leaves nothing', async () => {
    const before = await savedFiles();
    const reply = await imports.send('companies', `ticker,name\n${'AAAA,Some name\n'.repeat(200_000)}`);
    expect([reply.status, reply.problem().code, reply.problem().message]).toEqual([
      413,
      'too-large',
      'The file is larger than 2 MB. Please split it.',
    ]);
    expect(await savedFiles()).toEqual(before);
  });

  it('of another kind, or without a file, is refused', async () => {
    expect((await imports.send('bonds', TABLE)).problem()).toMatchObject({
      code: 'invalid-input',
      fields: { 'body.kind': expect.any(String) },
    });
    const form = new FormData();
    form.append('kind', 'events');
    expect((await admin.upload('/api/v1/imports', form)).problem().message).toBe('Please choose a file.');
  });

  it('is given a harmless name', async () => {
    const job = await imports.upload('companies', 'ticker,name\nA,B\n', '../../etc/pass\u0000wd\n.csv');
    expect(job.fileName).not.toMatch(/[/\\\n]|\p{Cc}/u);
  });
});

describe('imports that nobody took up', () => {
  it('make room for new ones: the oldest of a user beyond twenty is given up with its file', async () => {
    const first = await imports.upload('companies', 'ticker,name\nFIRST,First\n');
    for (let more = 0; more < 20; more += 1)
      await imports.upload('companies', `ticker,name\nMORE${more},More ${more}\n`);
    expect((await imports.get(first._id)).state).toBe('cancelled');
    expect((await savedFiles()).length).toBeLessThanOrEqual(20);
    expect(await savedFiles()).not.toContain(first._id);
  });
});

describe('the refused rows', () => {
  it('come as a file that no spreadsheet runs, and that can be imported when put right', async () => {
    const job = await imports.preview(
      'events',
      'ticker,title,date,score\nAAPL,=cmd|calc,2026-11-18,-3\nAAPL,"two ""words"", quoted",soon,0.1\nAAPL,Fine,2026-11-18,0.1\n',
    );
    const reply = await admin.get(`${getRefusedRows.path.replace('{id}', job._id)}?lang=es`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''filas%20rechazadas%20de%20file.csv",
    );
    const [head, first, second, ...rest] = reply.text.split('\r\n');
    expect(head).toBe('\ufeff"ticker","title","date","score","Fila en el archivo","Motivo del rechazo"');
    expect(first).toBe(
      `"AAPL","'=cmd|calc","2026-11-18","-3","2","Puntuación '-3': La puntuación debe estar entre -1 y 1."`,
    );
    expect(second).toContain('"two ""words"", quoted","soon"');
    expect(rest).toEqual(['']);
    const again = await imports.preview(
      'events',
      reply.text.replace('soon', '2026-11-18').replace('"-3"', '"-0.3"'),
    );
    expect(again.counts).toMatchObject({ add: 2, refused: 0 });
  });
});

describe('a file store that nobody answers for', () => {
  it('is said to be busy for now, and nothing of the upload stays', async () => {
    const closed = await startTestServer({
      now: () => NOW,
      config: {
        FILE_STORE: 's3',
        S3_URL: 'http://127.0.0.1:1',
        S3_BUCKET: 'gone',
        S3_KEY_ID: 'a',
        S3_SECRET: 'b',
      },
    });
    try {
      const own = await addTestTenant(closed, { users: [{ email: 'admin@t.test', role: 'Admin' }] });
      const client = await signIn(closed, 'admin@t.test');
      const reply = await new ImportClient(closed, client, own.id).send('events', Buffer.from(TABLE));
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
      expect(await readdir(dataFolder(closed.config, 'imports', own.id, 'unfinished'))).toEqual([]);
    } finally {
      await closed.stop();
    }
  });
});
