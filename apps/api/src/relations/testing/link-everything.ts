// Every child document of a tenant linked to every other, or a candidate for it: what somebody may not see would show at once.

import { listLinkTerms } from '@vigilo/domain/relations/link-facts';
import { inTenant } from '../../frame/database.ts';
import type { Database } from '../../frame/tables.ts';

const FACTS = { vendors: ['name:everybody'], names: ['everybody'], numbers: ['ALL1'], periods: ['2026-01'] };

/**
 * Links all but `loose`, to which all others stay candidates. Whether two are of one client does not count here: links that came about otherwise must not
 * show either.
 */
export async function linkEverything(db: Database, tenantId: string, loose: string): Promise<void> {
  await inTenant(db, tenantId, async (tx) => {
    const children = await tx
      .selectFrom('child_documents as cd')
      .innerJoin('documents as d', (join) =>
        join.onRef('d.tenant_id', '=', 'cd.tenant_id').onRef('d.id', '=', 'cd.document_id'),
      )
      .select(['cd.id', 'd.client_id'])
      .where('cd.tenant_id', '=', tenantId)
      .orderBy('cd.id')
      .execute();
    for (const { id, client_id } of children) {
      const key = { tenant_id: tenantId, child_document_id: id };
      await tx
        .insertInto('link_facts')
        .values({ ...key, ...FACTS })
        .execute();
      await tx
        .insertInto('link_terms')
        .values(listLinkTerms(FACTS).map((term) => ({ ...key, client_id, term })))
        .execute();
      for (const other of children.filter((each) => each.id > id && ![id, each.id].includes(loose)))
        await tx
          .insertInto('document_links')
          .values({ tenant_id: tenantId, first_id: id, second_id: other.id, created_by: null })
          .execute();
    }
  });
}
