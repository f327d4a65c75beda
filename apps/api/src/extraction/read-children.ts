// What is read from the pages of a file, from its tables to checked rows: the same for a stored document and for a file of the command line.

import type { ReadPage } from '@vigilo/domain/digitise/page';
import { straightenPage } from '@vigilo/domain/digitise/turning';
import type { ExtractionBlock } from '@vigilo/domain/extraction/child-tables';
import type { DocumentType, TemplateVersion } from '@vigilo/domain/extraction/document-type';
import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import type { Extraction } from '@vigilo/domain/extraction/extract-rows';
import { extractRows } from '@vigilo/domain/extraction/extract-rows';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import type { Child } from '@vigilo/domain/extraction/list-children';
import { listChildren } from '@vigilo/domain/extraction/list-children';
import { skewExtraction } from '@vigilo/domain/extraction/skew-extraction';
import type { ReadTable } from '@vigilo/domain/tables/read-table';
import { readTables } from '@vigilo/domain/tables/read-tables';
import type { TablesById } from '@vigilo/domain/validation/validate-rows';
import { validateRows } from '@vigilo/domain/validation/validate-rows';
import { newId } from '../frame/ids.ts';

/** The tables of pages by their number. */
export type TablesByPage = ReadonlyMap<number, readonly ReadTable[]>;

/** A child document with what was read from it. */
export interface ReadChild extends Child, Extraction {
  /** By which it was read; absent where its type is no tenant's template. */
  readonly template?: TemplateVersion;
}

/** Those of a skewed page are as on the page turned straight. */
export function readTablesOf(pages: readonly ReadPage[]): TablesByPage {
  return new Map(pages.map((page) => [page.number, readTables(straightenPage(page))]));
}

/** The child documents of a file, each of one of the types; of one type alone, all its pages are one of that type. */
export function splitPages(
  pages: readonly ReadPage[],
  tables: TablesByPage,
  types: readonly DocumentType[],
): readonly Child[] {
  const [only, ...others] = types;
  if (only === undefined || others.length > 0) return listChildren(pages.map(straightenPage), tables, types);
  return [{ documentType: only.name, pages: pages.map(({ number }) => number) }];
}

/** What a child document says, not checked yet. */
export function extractChild(
  child: Child,
  pages: readonly ReadPage[],
  tables: TablesByPage,
  types: readonly DocumentType[],
): ReadChild {
  const own = new Set(child.pages);
  const ownPages = pages.filter(({ number }) => own.has(number));
  const type = findDocumentType(types, child.documentType);
  const straight = extractRows({
    pages: ownPages.map(straightenPage),
    tables: new Map([...tables].filter(([number]) => own.has(number))),
    type,
    newId,
  });
  const read = { ...child, ...skewExtraction(straight, ownPages) };
  return type.template === undefined ? read : { ...read, template: type.template };
}

/** The rows with the findings of the rules of their type. */
export function checkRows(
  rows: readonly ExtractionRow[],
  documentType: string,
  types: readonly DocumentType[],
  tables: TablesById,
): ExtractionRow[] {
  return validateRows(rows, findDocumentType(types, documentType), tables);
}

/** The tables among blocks, by their ids. */
export function tablesById(blocks: readonly ExtractionBlock[]): TablesById {
  return new Map(
    blocks.flatMap((block) => (block.kind === 'table' ? [[block.id, block.content.Value] as const] : [])),
  );
}
