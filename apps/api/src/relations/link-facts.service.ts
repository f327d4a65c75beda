// What child documents are found by, derived from their rows whenever these are stored.

import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import { listLinkTerms, readLinkFacts } from '@vigilo/domain/relations/link-facts';
import { listDeliveredChildren } from '../extraction/delivered-children.service.ts';
import type { DocumentKey, StoredChild } from '../extraction/extraction.service.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { readTenantTypes } from '../templates/document-types.service.ts';
import { listTenants } from '../tenants/tenants.service.ts';
import { getOwner, lockWithoutFacts, replaceFacts } from './candidates.queries.ts';

/** Documents in one transaction. */
const AT_ONCE = 50;

/** Derives anew what the child documents of a document are found by: to be called whenever they are stored. */
export async function renewLinkFacts(tx: TenantTransaction, document: DocumentKey): Promise<void> {
  await renewFactsOf(tx, document, await listDeliveredChildren(tx, document.tenantId, document.id));
}

/** The same for some of its child documents, whose rows are given as they are stored. */
export async function renewFactsOf(
  tx: TenantTransaction,
  { tenantId, id: documentId }: DocumentKey,
  children: readonly StoredChild[],
): Promise<void> {
  const types = await readTenantTypes(tx, tenantId);
  const { clientId, company } = await getOwner(tx, tenantId, documentId);
  const stored = children.map(({ id: childId, documentType, rows }) => {
    const facts = readLinkFacts(rows, findDocumentType(types, documentType), company);
    return { childId, facts, terms: listLinkTerms(facts) };
  });
  await replaceFacts(tx, tenantId, clientId, stored);
}

/** The same for every document that was processed before this was done. Nightly: afterwards there is none. */
export async function renewMissingFacts({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (const { id: tenantId } of await listTenants(db)) {
    const renewSome = () =>
      inTenant(db, tenantId, async (tx) => {
        const ids = await lockWithoutFacts(tx, tenantId, AT_ONCE);
        for (const id of ids) await renewLinkFacts(tx, { tenantId, id });
        return ids.length;
      });
    while ((await renewSome()) > 0);
  }
}
