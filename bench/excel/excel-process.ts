// Writes an Excel file in a process of its own, so that its memory can be told from that of the measurement, and prints what it took as JSON. Words: the
// serving role's URL, the tenant's id, the id of an Admin, the file; or 'bare', the number of rows, the file: the same rows by exceljs, from nowhere.

import { createWriteStream } from 'node:fs';
import { PgBoss } from 'pg-boss';
import { readConfig } from '../../apps/api/src/frame/config.ts';
import { openDatabase } from '../../apps/api/src/frame/database.ts';
import { writeWholeExcel } from '../../apps/api/src/reports/excel.service.ts';

export interface ExcelTaken {
  readonly rows: number;
  readonly seconds: number;
  /** Highest resident memory of the whole process, in megabytes. */
  readonly peakMegabytes: number;
}

async function writeCompanies(
  appUrl: string,
  tenantId: string,
  userId: string,
  file: string,
): Promise<number> {
  const db = openDatabase({ url: appUrl, pool: 3, onError: (error) => console.error(error.message) });
  // Nothing is sent while a file is written.
  const context = {
    db,
    config: readConfig({}),
    now: Date.now,
    jobs: new PgBoss(appUrl),
    auditKey: '',
  };
  const caller = {
    tenantId,
    tenantName: '',
    userId,
    userName: 'Bench',
    email: '',
    roleName: 'Admin',
    roleKind: 'Admin' as const,
    sessionId: '',
    access: { isAdmin: true, pageFilters: [] },
  };
  let rows = 0;
  try {
    const order = {
      searchQuery: '',
      advanceSearchParams: {},
      sort: 'companyName',
      descending: false,
    } as const;
    await writeWholeExcel(
      context,
      caller,
      { kind: 'companies-excel', order, language: 'en' },
      createWriteStream(file),
      async (done) => {
        rows = done;
      },
    );
    return rows;
  } finally {
    await db.destroy();
  }
}

/** As many rows of the same width, with nothing read and no format. */
async function writeBare(rows: number, file: string): Promise<number> {
  // Only here: the product writes without it, and its memory would be counted as the product's.
  const { default: ExcelJS } = await import('exceljs');
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename: file });
  const sheet = book.addWorksheet('Bare');
  const day = new Date('2026-11-20T00:00:00Z');
  for (let row = 0; row < rows; row += 1) {
    const name = `Company of number ${row} Holdings`;
    sheet
      .addRow([
        name,
        `T${row}`,
        'AMER',
        'United States',
        'Public',
        'Healthcare',
        'Semiconductors',
        'B+',
        'B+',
        row / 1000,
        'Positive',
        0.123,
        -0.4,
        0.7,
        day,
        'Initiated',
      ])
      .commit();
    // As a reader of rows would, it lets go now and then.
    if (row % 500 === 0) await new Promise(setImmediate);
  }
  sheet.commit();
  await book.commit();
  return rows;
}

const [first = '', second = '', third = '', fourth = ''] = process.argv.slice(2);
const begun = performance.now();
const rows =
  first === 'bare'
    ? await writeBare(Number(second), third)
    : await writeCompanies(first, second, third, fourth);
const taken: ExcelTaken = {
  rows,
  seconds: (performance.now() - begun) / 1000,
  peakMegabytes: process.resourceUsage().maxRSS / 1000,
};
console.log(JSON.stringify(taken));
