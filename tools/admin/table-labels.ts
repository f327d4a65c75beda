// `npm run admin -- table-labels FOLDER`: writes what people corrected in child tables and approved as labelled cases in the form of bench/tables/labels, with the
// words of their pages beside them, so that the reading of tables can be measured on them (docs/extraction.md).

import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { CorrectedTables } from '../../apps/api/src/extraction/corrected-tables.service.ts';
import { listCorrectedTables } from '../../apps/api/src/extraction/corrected-tables.service.ts';
import type { AppContext } from '../../apps/api/src/frame/context.ts';
import { listTenants } from '../../apps/api/src/tenants/tenants.service.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What customers wrote is for the eyes of whoever runs the command. */
const [OWN_FOLDER, OWN_FILE] = [0o700, 0o600];

/** The folder as a path of its own, or null where it lies in the repository, into which nothing of customers belongs. */
export function findLabelFolder(name: string): string | null {
  const folder = resolve(process.env['INIT_CWD'] ?? '.', name);
  const path = relative(ROOT, folder);
  return path === '' || !path.startsWith('..') ? null : folder;
}

/** Of all tenants; returns how many child documents and how many tables were written. */
export async function writeTableLabels(
  context: Pick<AppContext, 'db'>,
  folder: string,
): Promise<{ readonly children: number; readonly tables: number }> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
  let [children, tables] = [0, 0];
  for (const { id: tenantId } of await listTenants(context.db))
    for await (const corrected of listCorrectedTables(context, tenantId)) {
      const pages = `${corrected.childId}.pages.json`;
      const label = labelOf(corrected, pages);
      await writeFile(join(folder, pages), JSON.stringify(corrected.pages), { mode: OWN_FILE });
      await writeFile(join(folder, `${corrected.childId}.json`), JSON.stringify(label, null, 1), {
        mode: OWN_FILE,
      });
      children += 1;
      tables += corrected.tables.length;
    }
  return { children, tables };
}

function labelOf({ sha256, pages, tables, lineAreas }: CorrectedTables, file: string): object {
  return {
    file,
    sha256,
    tables: tables.map(({ id, asRead, parts }) => ({
      name: id,
      lines: parts.some(({ page }) => hasRulings(pages, page)) ? 'some' : 'none',
      headings: 'left out',
      asRead,
      parts,
    })),
    undecided: lineAreas.map((area) => ({ ...area, why: 'line items without their totals' })),
    pagesWithoutTable: [],
  };
}

function hasRulings(pages: readonly ReadPage[], number: number): boolean {
  return pages.some((page) => page.number === number && page.rulings.length > 0);
}
