// A tenant in which every text that people enter is a payload: companies, events, clients, roles, users, documents, what was read from them, comments.

import { sql } from 'kysely';
import { addTestComment } from '../../apps/api/src/comments/testing/test-comments.ts';
import { addTestDocument } from '../../apps/api/src/documents/testing/test-documents.ts';
import { makeChild } from '../../apps/api/src/extraction/testing/sample-children.ts';
import { saveChildren } from '../../apps/api/src/extraction/extraction.service.ts';
import { listChildrenOf } from '../../apps/api/src/app/testing/listed-ids.ts';
import type { TestTenantOptions } from '../../apps/api/src/app/testing/test-tenant.ts';
import { newId } from '../../apps/api/src/frame/ids.ts';
import { ADMIN } from '../testing/site.ts';
import type { Site } from '../testing/site.ts';
import { today } from '../testing/score-check.ts';
import { PAYLOADS } from './script-payloads.ts';

export function hostileTenant(): TestTenantOptions {
  return {
    companies: PAYLOADS.map(({ text }, i) => ({
      ticker: `X${i}`,
      name: text,
      sector: text,
      industry: text,
      country: text,
      events: [
        {
          day: today() - 2,
          type: 'Company',
          score: 300,
          title: text,
          summary: text,
          url: text,
          isSummary: true,
        },
      ],
    })),
    clients: PAYLOADS.map(({ text }, i) => ({ name: text, companies: [`X${i}`] })),
  };
}

/** Adds the rest, past the rules of the product: it must be harmless whatever got in. Returns the ids of documents and of their child documents. */
export async function fillHostile(site: Site): Promise<{ documents: string[]; children: string[] }> {
  const tenant_id = site.tenant.id;
  const documents: string[] = [];
  const userId = site.tenant.userId(ADMIN);
  for (const [i, { text }] of PAYLOADS.entries()) {
    const id = await addTestDocument(site.db, tenant_id, {
      clientId: site.tenant.clientId(text),
      companyId: site.tenant.companyId(`X${i}`),
      name: text,
      region: text,
      project: text,
      pages: [[text]],
    });
    documents.push(id);
    await site.query(async (tx) => {
      await saveChildren(tx, { tenantId: tenant_id, id }, [makeChild(text)]);
      const role = { tenant_id, id: newId(), name: text, description: text, kind: 'Other' as const };
      await tx.insertInto('roles').values(role).execute();
      await tx.insertInto('sources').values({ tenant_id, id: newId(), name: text }).execute();
      await sql`UPDATE companies SET business_description = ${text} WHERE tenant_id = ${tenant_id} AND ticker = ${`X${i}`}`.execute(
        tx,
      );
      await sql`UPDATE clients SET description = ${text} WHERE tenant_id = ${tenant_id} AND name = ${text}`.execute(
        tx,
      );
      await sql`UPDATE events SET source = ${text}, topic = ${text} WHERE tenant_id = ${tenant_id} AND title = ${text}`.execute(
        tx,
      );
    });
  }
  // Whose name stands on every screen.
  await site.query((tx) =>
    sql`UPDATE users SET name = ${PAYLOADS[7]?.text ?? ''} WHERE tenant_id = ${tenant_id} AND id = ${userId}`.execute(
      tx,
    ),
  );
  const children = await listChildrenOf(site.db, tenant_id, documents);
  for (const [i, { text }] of PAYLOADS.entries())
    await addTestComment(site.db, tenant_id, {
      documentId: documents[i] ?? '',
      childId: (await listChildrenOf(site.db, tenant_id, [documents[i] ?? '']))[0] ?? '',
      userId,
      text,
    });
  return { documents, children };
}
