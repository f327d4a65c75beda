import { sql } from 'kysely';

/** Why a child document was rejected, by whom, when (ISO 8601 UTC), and by name those who work on it again. */
export interface Rejection {
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly returnsTo: readonly string[];
}

/** The rejection of a child document of a query; null where it is not rejected. Whoever changed it works on it again, else whoever uploaded its document. */
export function rejectionOf(child: string) {
  const of = (column: string) => sql.ref(`${child}.${column}`);
  const names = (
    ids: ReturnType<typeof sql>,
  ) => sql`(SELECT jsonb_agg(u.name ORDER BY u.name, u.id) FROM users u
    WHERE u.tenant_id = ${of('tenant_id')} AND u.id IN (${ids}))`;
  return sql<Rejection | null>`CASE WHEN ${of('rejection')} IS NULL THEN NULL ELSE ${of('rejection')} || jsonb_build_object(
    'by', (SELECT u.name FROM users u WHERE u.tenant_id = ${of('tenant_id')} AND u.id = (${of('rejection')}->>'by')::uuid),
    'returnsTo', coalesce(
      ${names(sql`SELECT e.user_id FROM child_document_editors e WHERE e.tenant_id = ${of('tenant_id')}
        AND e.child_document_id = ${of('id')} AND e.user_id::text <> ${of('rejection')}->>'by'`)},
      ${names(sql`SELECT d.created_by FROM documents d WHERE d.tenant_id = ${of('tenant_id')} AND d.id = ${of('document_id')}`)},
      '[]')) END`;
}
