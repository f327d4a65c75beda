// Editing companies: one, a thousand at once, and a cell of the table in a real browser.

import { inTenant } from '../../apps/api/src/frame/database.ts';
import { openBenchDatabase } from '../testing/bench-database.ts';
import type { BenchResult } from '../testing/bench-result.ts';
import { findCaller, openServices } from '../testing/services.ts';
import { measureBulkEdits } from './bulk-edit.ts';
import { measureEditsInBrowser } from './in-browser.ts';
import { measureSingleEdits } from './single-edit.ts';
import { tidy } from '../testing/tidy.ts';

export async function bench(): Promise<BenchResult> {
  const database = await openBenchDatabase();
  const services = await openServices(database.appUrl);
  try {
    const { id } = database.middle;
    const caller = await findCaller(services.context, database.middle, 'admin');
    const rows = await inTenant(services.context.db, id, (tx) =>
      tx.selectFrom('companies').select('id').where('tenant_id', '=', id).orderBy('id').execute(),
    );
    const companyIds = rows.map((row) => row.id);
    const single = await measureSingleEdits(database, services.context, caller, companyIds);
    const bulk = await measureBulkEdits(database, services.context, caller, companyIds);
    await tidy(database.ownerUrl);
    const inBrowser = await measureEditsInBrowser();
    return {
      title: 'Editing companies: one, and a thousand at once',
      lines: [...single.lines, ...bulk.lines, ...inBrowser.lines],
      figures: [...single.figures, ...bulk.figures, ...inBrowser.figures],
    };
  } finally {
    await services.close();
  }
}
