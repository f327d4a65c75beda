// The real filings, invoices and pages of tables on their way through the product: uploaded over HTTP, processed by its worker, and counted.

import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { addClient } from '@vigilo/contract/clients';
import { listCompanies } from '@vigilo/contract/companies';
import { listDocuments } from '@vigilo/contract/documents';
import { getChildDocument, listChildDocuments } from '@vigilo/contract/extraction';
import type { ApiClient } from './api-client.ts';
import type { RealDocument } from './shared-data.ts';

const POLL_MS = 500;
/** Longer than all of them take on a slow machine. */
const PATIENCE_MS = 20 * 60_000;
const AT_ONCE = 5;
const MOST_LISTED = 100;
const FINAL: ReadonlySet<string> = new Set(['Processed', 'Posted', 'Digitization Failed', 'Failed']);
const STATEMENTS: ReadonlySet<string> = new Set(['Balance Sheet', 'Income Statement', 'Cash Flow Statement']);

/** What is expected of each file beside being Processed, with a row of the count for each kind. */
const EXPECTED = {
  filing: {
    words: 'a long one has the three statements',
    isMet: ({ pages, types }: Outcome) => pages < LONG || [...STATEMENTS].every((type) => types.has(type)),
  },
  invoice: {
    words: 'an invoice with rows',
    isMet: ({ types, rows }: Outcome) => types.has('Invoice') && rows > 0,
  },
  table: { words: 'child documents for its pages', isMet: ({ children }: Outcome) => children > 0 },
} as const;

/** A report of so many pages is a quarterly or annual one. */
const LONG = 30;

interface Outcome {
  readonly file: string;
  readonly status: string;
  readonly pages: number;
  readonly children: number;
  readonly rows: number;
  readonly types: ReadonlySet<string>;
}

/** Uploads all of them, waits until each has its final status, and says what came of it; false where that is not what was expected. */
export async function processDocuments(
  client: ApiClient,
  documents: readonly RealDocument[],
  printLine: (line: string) => void,
): Promise<boolean> {
  const { data } = await client.call(listCompanies, { body: { limit: 1 } });
  const added = await client.call(addClient, {
    body: { name: 'Real Documents', companyIDs: data.companies.map(({ _id: id }) => id) },
  });
  const started = performance.now();
  const kinds = new Map(documents.map((document) => [uploadName(document), document.kind]));
  for (let at = 0; at < documents.length; at += AT_ONCE)
    await client.upload(
      added.client._id,
      await Promise.all(
        documents.slice(at, at + AT_ONCE).map(async (document) => ({
          name: uploadName(document),
          content: await openAsBlob(document.path),
        })),
      ),
    );
  const outcomes = await waitForOutcomes(client, documents.length);
  const seconds = (performance.now() - started) / 1000;
  const pages = outcomes.reduce((sum, outcome) => sum + outcome.pages, 0);
  printLine(
    `documents: ${outcomes.length} of ${documents.length} uploaded and final, ${pages} pages, ${seconds.toFixed(1)} s (${(pages / seconds).toFixed(1)} pages a second)`,
  );
  let isRight = outcomes.length === documents.length;
  for (const [kind, { words, isMet }] of Object.entries(EXPECTED)) {
    const own = outcomes.filter(({ file }) => kinds.get(file) === kind);
    const wrong = own.filter((outcome) => outcome.status !== 'Processed' || !isMet(outcome));
    isRight &&= wrong.length === 0;
    printLine(
      `    ${own.length} of kind ${kind}: ${countStatuses(own)}, ${add(own, 'pages')} pages, ${add(own, 'children')} child documents, ${add(own, 'rows')} rows; expected: Processed, ${words}: ${wrong.length === 0 ? 'as expected' : `NOT SO: ${wrong.map(({ file }) => file).join(', ')}`}`,
    );
  }
  printLine(isRight ? 'every document came out as expected' : 'DOCUMENTS DID NOT COME OUT as expected');
  return isRight;
}

/** A name as an upload wants it: with a ticker of an exchange, and the name of the file as its third part. */
function uploadName({ kind, path }: RealDocument): string {
  return `${kind}_REAL.X_${basename(path)}`;
}

function add(outcomes: readonly Outcome[], what: 'pages' | 'children' | 'rows'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[what], 0);
}

function countStatuses(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { status } of outcomes) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
}

async function waitForOutcomes(client: ApiClient, count: number): Promise<Outcome[]> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { docs } = await client.call(listDocuments, { query: { limit: MOST_LISTED }, body: {} });
    const final = docs.filter(({ Status }) => FINAL.has(Status));
    if (final.length < count && performance.now() < deadline) {
      await setTimeout(POLL_MS);
      continue;
    }
    const outcomes: Outcome[] = [];
    for (const { _id: id, OriginalFileName: file, Status: status, pageCount } of final)
      outcomes.push({ file, status, pages: pageCount ?? 0, ...(await countChildren(client, id)) });
    return outcomes;
  }
}

async function countChildren(
  client: ApiClient,
  id: string,
): Promise<Pick<Outcome, 'children' | 'rows' | 'types'>> {
  const { data } = await client.call(listChildDocuments, { params: { id }, query: { limit: 1000 } });
  let rows = 0;
  for (const child of data)
    rows += (await client.call(getChildDocument, { params: { id: child.id } })).data.JSONData.length;
  return { children: data.length, rows, types: new Set(data.map(({ DocumentType }) => DocumentType)) };
}
