// What uses a child document, the way back from where its values went: ratings and reports of companies, linked documents and deliveries. Each is told to whoever
// may see it where it is shown otherwise.

import type { ChildUses } from '@vigilo/contract/reports';
import { can } from '@vigilo/domain/access/can';
import { findRatedCompany } from '../companies/company-ratings.service.ts';
import { listSendings } from '../delivery/delivery.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import type { ChildWithRows } from '../extraction/child-documents.service.ts';
import { getChildWithRows } from '../extraction/child-documents.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { compareWithLinked } from '../relations/compare-links.service.ts';
import { listChildRatings } from '../workflow/ratings.service.ts';
import { findCcrrDocument } from './ccrr-files.service.ts';

type Context = Pick<AppContext, 'db' | 'now'>;
type UsingCompany = ChildUses['reports'][number]['company'];

/** @throws Problem not-found */
export function listChildUses(context: Context, caller: Caller, childId: string): Promise<ChildUses> {
  const may = (key: Parameters<typeof can>[1]) => can(caller.access, key);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const read = await getChildWithRows(tx, caller, childId);
    const { id, document_id: documentId } = read.child;
    const ratings = may('list-creditriskrating') ? await listRatings(tx, caller, { id, documentId }) : [];
    return {
      ratings,
      reports: may('list-creditriskrating')
        ? await listReports(context, tx, caller, { documentId, ratings })
        : [],
      links: may('view-processed-document-relations') ? await listLinks(tx, caller, read) : [],
      deliveries: may('post-documents')
        ? (await listSendings(tx, caller.tenantId, documentId)).map(({ at, status }) => ({
            at: at.toISOString(),
            status,
          }))
        : [],
    };
  });
}

async function listRatings(
  tx: TenantTransaction,
  caller: Caller,
  child: Parameters<typeof listChildRatings>[2],
): Promise<ChildUses['ratings']> {
  return (await listChildRatings(tx, caller, child)).map(
    ({ companyId, companyName, ticker, horizon, rating, at, until }) => ({
      company: { _id: companyId, companyName, ticker },
      horizon,
      grade: rating,
      from: at.toISOString(),
      until: until?.toISOString() ?? null,
    }),
  );
}

/** The CCRR of its company, where that is this very document, and the RTI reports of the companies that have a rating of it today. */
async function listReports(
  context: Context,
  tx: TenantTransaction,
  caller: Caller,
  { documentId, ratings }: { readonly documentId: string; readonly ratings: ChildUses['ratings'] },
): Promise<ChildUses['reports']> {
  const { company_id: companyId } = await getVisibleDocument(tx, caller, documentId);
  const company = companyId === null ? null : await findRatedCompany(tx, caller, companyId);
  const isCcrr = company !== null && (await findCcrrDocument(context, tx, caller, company.id)) === documentId;
  const rated = new Map<string, UsingCompany>();
  for (const { company: each, until } of ratings) if (until === null) rated.set(each._id, each);
  return [
    ...(isCcrr ? [{ kind: 'ccrr' as const, company: toUsingCompany(company) }] : []),
    ...[...rated.values()].map((each) => ({ kind: 'rti' as const, company: each })),
  ];
}

function toUsingCompany({
  id,
  companyName,
  ticker,
}: NonNullable<Awaited<ReturnType<typeof findRatedCompany>>>) {
  return { _id: id, companyName, ticker };
}

async function listLinks(
  tx: TenantTransaction,
  caller: Caller,
  { child, rows }: ChildWithRows,
): Promise<ChildUses['links']> {
  const own = { id: child.id, name: child.file_name, documentType: child.document_type, rows };
  const { linked, compared } = await compareWithLinked(tx, caller, own);
  const counts = new Map<string, number>();
  for (const { counterparts } of compared.values())
    for (const id of new Set(counterparts.map(({ DocumentId }) => DocumentId)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return linked.flatMap(({ id, documentType, documentId, fileName }) => {
    const valueCount = counts.get(id) ?? 0;
    return valueCount === 0
      ? []
      : [{ id, documentType, parentDocumentId: documentId, documentName: fileName, valueCount }];
  });
}
