import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Viewer } from '../access/access.queries.ts';
import { isVisible } from '../access/access.queries.ts';
import { isOwnClient } from '../clients/own-clients.queries.ts';

/**
 * Whether somebody sees a document: an Admin every one of the tenant; everybody else where its client counts today and is one of theirs and, if it
 * has a company, they see that. `documents` is the table's name in the surrounding query. Whether deleted ones are shown is asked beside this.
 */
export function isVisibleDocument(viewer: Viewer, documents = 'documents'): Expression<SqlBool> {
  if (viewer.access.isAdmin) return sql<SqlBool>`true`;
  const company = `${documents}.company_id`;
  return sql<SqlBool>`(${isOwnClient(viewer, `${documents}.client_id`)} AND (${sql.ref(company)} IS NULL OR ${isVisible(viewer, company)}))`;
}
