// Ratings of companies that documents bring: they go the way of every other edit, and keep the document that they came from (decisions.md section 1,
// 'History').

import type { Grade } from '@vigilo/domain/companies/company';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getAskedAsOf } from '../scoring/scoring.service.ts';
import { lockEditors } from '../tenants/tenants.service.ts';
import { lockCompanies } from './company-changes.queries.ts';
import { writeEdits } from './company-changes.service.ts';
import type { RatedCompany, RatingSource, RatingUse } from './company-ratings.queries.ts';
import {
  findRatedCompany as findRated,
  listRatingUses as listUses,
  listRatingSources as listSources,
} from './company-ratings.queries.ts';
import { decideEdit, isRealEdit } from './decide-edit.ts';

/** A company with its ratings, or null where the caller does not see it. */
export function findRatedCompany(
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
): Promise<RatedCompany | null> {
  return findRated(tx, caller, companyId);
}

interface NewRatings {
  readonly companyId: string;
  /** Of the company, as it was read. */
  readonly version: number;
  readonly ratings: Readonly<Partial<Record<RatingSource['field'], Grade>>>;
  readonly documentId: string;
}

/** Rates a company by a document. @throws Problem not-allowed, not-found, changed-meanwhile, wrong-state (Validated) */
export async function rateByDocument(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  { companyId, version, ratings, documentId }: NewRatings,
): Promise<void> {
  await lockEditors(tx, caller.tenantId);
  const [company] = await lockCompanies(tx, caller, [companyId]);
  if (!company) throw notFound();
  const asked = { companyId, version, fields: ratings, status: undefined };
  const rules = {
    caller,
    lists: { sectors: [], industries: [] },
    takenNames: new Map(),
    nameHolders: new Map(),
    emptyBefore: new Map(),
  };
  const edit = decideEdit(company, asked, rules, 'body.ratings');
  if (edit instanceof Problem) throw edit;
  if (isRealEdit(edit)) await writeEdits(context, tx, caller, [edit], documentId);
}

/** The files that the ratings of a company came from, as of a day. @throws Problem not-found where the caller does not see the company */
export async function listRatingSources(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  companyId: string,
  asked: string | undefined,
): Promise<RatingSource[]> {
  const { asOf, storedAsOf } = await getAskedAsOf(context, tx, caller.tenantId, asked);
  if ((await findRated(tx, caller, companyId)) === null) throw notFound();
  return listSources(tx, caller.tenantId, companyId, asOf === storedAsOf ? null : asOf);
}

/** The ratings that companies which the caller sees took from a document, also those that were replaced since. */
export function listRatingUses(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
): Promise<RatingUse[]> {
  return listUses(tx, caller, documentId);
}
