// The thread in which a document is read once its pages are there: a long one takes seconds, in which the server must go on answering. It keeps the pages
// and does one step whenever it is asked.

import { parentPort } from 'node:worker_threads';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import type { ReadTable } from '@vigilo/domain/tables/read-table';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { TablesById } from '@vigilo/domain/validation/validate-rows';
import { checkRows, extractChild, readTablesOf, splitPages, tablesById } from './read-children.ts';
import type { ReadChild } from './read-children.ts';
import { yieldFromThread } from '../adapters/work-priority/work-priority.ts';

/** The pages of one child document, to be read as one of a type; by which types they are split otherwise, if that is asked. */
export interface ReadAs {
  readonly pages: readonly ReadPage[];
  readonly type: DocumentType;
  readonly split?: { readonly before: readonly DocumentType[]; readonly after: readonly DocumentType[] };
}

export interface ReadAsAnswer {
  /** Its values; its tables are left out. */
  readonly reading: readonly ExtractionRow[];
  /** Whether the pages are of the same types before and after. */
  readonly isSplitAlike: boolean;
}

/** What the thread is asked, and in which order: pages as many times as there are batches, then split, extract, check; or check alone, with rows. */
export type ThreadRequest =
  | { readonly step: 'add-pages'; readonly pages: readonly ReadPage[] }
  | { readonly step: 'split'; readonly types: readonly DocumentType[] }
  | { readonly step: 'extract' }
  | { readonly step: 'check' }
  | ({ readonly step: 'read-as' } & ReadAs)
  | {
      readonly step: 'check-rows';
      readonly types: readonly DocumentType[];
      readonly documentType: string;
      readonly rows: readonly ExtractionRow[];
      readonly tables: TablesById;
    };

/** What it answers: what was read so far, or the checked rows. */
export type ThreadAnswer =
  | ReadAsAnswer
  | { readonly children: readonly ReadChild[] }
  | { readonly rows: readonly ExtractionRow[] };

const port = parentPort;
if (!port) throw new Error('This file is run as a thread.');
yieldFromThread();

const pages: ReadPage[] = [];
const tables = new Map<number, readonly ReadTable[]>();
/** Those of the split, to the end: what is changed meanwhile counts from the next reading on. */
let types: readonly DocumentType[] = [];
let children: readonly ReadChild[] = [];

function answer(request: ThreadRequest): ThreadAnswer {
  switch (request.step) {
    case 'add-pages':
      pages.push(...request.pages);
      for (const [number, read] of readTablesOf(request.pages)) tables.set(number, read);
      return { children: [] };
    case 'split':
      types = request.types;
      children = splitPages(pages, tables, types).map((child) => ({ ...child, rows: [], blocks: [] }));
      return { children };
    case 'extract':
      children = children.map((child) => extractChild(child, pages, tables, types));
      return { children: [] };
    case 'check':
      return {
        children: children.map((child) => ({
          ...child,
          rows: checkRows(child.rows, child.documentType, types, tablesById(child.blocks)),
        })),
      };
    case 'read-as':
      return readAs(request);
    case 'check-rows':
      return { rows: checkRows(request.rows, request.documentType, request.types, request.tables) };
  }
}

function readAs({ pages: own, type, split }: ReadAs): ReadAsAnswer {
  const child = { documentType: type.name, pages: own.map(({ number }) => number) };
  const { rows } = extractChild(child, own, new Map(), [type]);
  const [before, after] = [split?.before ?? [], split?.after ?? []].map((each) =>
    each.length === 0 ? [] : splitPages(own, new Map(), each).map(({ documentType }) => documentType),
  );
  return {
    reading: checkRows(rows, type.name, [type], new Map()),
    isSplitAlike: before?.join('\n') === after?.join('\n'),
  };
}

// Who posts to this thread is extraction-run.ts alone.
port.on('message', (request: ThreadRequest) => port.postMessage(answer(request)));
