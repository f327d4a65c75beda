// Child documents that people corrected and approved, as labelled cases for measuring how tables are read.

import type { Box, ReadPage } from '@vigilo/domain/digitise/page';
import { isLineTable } from '@vigilo/domain/extraction/line-items/line-table';
import type { TableLabelPart } from '@vigilo/domain/extraction/table-labels';
import { labelParts, tableAreas, tableTexts } from '@vigilo/domain/extraction/table-labels';
import { readStoredPages } from '../documents/page-words.service.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { listTableContents } from './extraction-blocks.queries.ts';
import type { CorrectedChild } from './readings.queries.ts';
import { listCorrectedChildren } from './readings.queries.ts';

export interface CorrectedTables {
  readonly childId: string;
  /** Of the file. */
  readonly sha256: string;
  /** Those that its tables are on. */
  readonly pages: readonly ReadPage[];
  /** All that the child document has: what was not changed was approved as it was read. */
  readonly tables: readonly {
    readonly id: string;
    readonly asRead: readonly (readonly string[])[];
    readonly parts: readonly TableLabelPart[];
  }[];
  /** Where line items stand: they are kept without the totals below them, so that they say nothing of how the table was read. */
  readonly lineAreas: readonly { readonly page: number; readonly box: Box }[];
}

/** Of a tenant those child documents of which a person changed a table, and which are Validated. */
export async function* listCorrectedTables(
  { db }: Pick<AppContext, 'db'>,
  tenantId: string,
): AsyncGenerator<CorrectedTables> {
  const children = await inTenant(db, tenantId, (tx) => listCorrectedChildren(tx, tenantId));
  for (const child of children) {
    const { tables, lineAreas } = await listTables(db, tenantId, child);
    if (!tables.some(({ hasChanged }) => hasChanged)) continue;
    const numbers = new Set(tables.flatMap(({ parts }) => parts.map(({ page }) => page)));
    const pages = await readStoredPages({ db }, tenantId, child.documentId);
    yield {
      childId: child.id,
      sha256: child.sha256,
      pages: pages.filter((page) => numbers.has(page.number)),
      tables: tables.map(({ id, asRead, parts }) => ({ id, asRead, parts })),
      lineAreas,
    };
  }
}

async function listTables(db: AppContext['db'], tenantId: string, { id: childId, asRead }: CorrectedChild) {
  const contents = await inTenant(db, tenantId, (tx) => listTableContents(tx, tenantId, childId));
  const all = [...contents].flatMap(([id, content]) =>
    'Value' in content ? [[id, content.Value] as const] : [],
  );
  const tables = all.flatMap(([id, rows]) => {
    if (isLineTable(rows)) return [];
    const [before, after] = [tableTexts(asRead[id] ?? []), tableTexts(rows)];
    const hasChanged = JSON.stringify(before) !== JSON.stringify(after);
    const parts = labelParts(rows);
    return parts.length === 0 ? [] : [{ id, asRead: before, parts, hasChanged }];
  });
  return { tables, lineAreas: all.flatMap(([, rows]) => (isLineTable(rows) ? tableAreas(rows) : [])) };
}
