// The ratings that an approved report offers its company, and where a company's ratings came from (decisions.md section 1, 'History').

import type { CallInput, CallReply } from '@vigilo/contract/call';
import { message } from '@vigilo/contract/messages/message';
import type { Language } from '@vigilo/contract/messages/language';
import type {
  listOfferedRatings,
  RatingOrigin,
  takeOverRatings as TakeOverCall,
} from '@vigilo/contract/workflow';
import { can } from '@vigilo/domain/access/can';
import type { Grade } from '@vigilo/domain/companies/company';
import type { ValueCoordinates } from '@vigilo/domain/extraction/extraction-row';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import type { RatingField, RatingOffer } from '@vigilo/domain/workflow/offered-ratings';
import {
  decideRatingOffer,
  listRatingRows,
  RATING_FIELDS,
  RATING_REPORT,
} from '@vigilo/domain/workflow/offered-ratings';
import {
  findRatedCompany,
  listRatingSources,
  listRatingUses,
  rateByDocument,
} from '../companies/company-ratings.service.ts';
import {
  findOriginDocument,
  lockReviewedDocument,
  noteReview,
} from '../documents/reviewed-documents.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { listDeliveredChildren } from '../extraction/delivered-children.service.ts';
import { getSeenChild } from '../extraction/reviewed-children.service.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notAllowed, notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getTranslator } from '../frame/texts.ts';

type RatedCompany = NonNullable<Awaited<ReturnType<typeof findRatedCompany>>>;
type RatingSource = Awaited<ReturnType<typeof listRatingSources>>[number];
type Reply = CallReply<typeof listOfferedRatings>['data'];

interface Offers {
  readonly company: RatedCompany | null;
  readonly offers: readonly RatingOffer[];
}

/** @throws Problem not-found */
export function getOfferedRatings(
  { db }: Pick<AppContext, 'db'>,
  caller: Caller,
  childId: string,
  language: Language,
): Promise<Reply> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    return toReply(await readOffers(tx, caller, documentId, childId), language);
  });
}

/** Takes ratings over, all that are named or none. @throws Problem not-allowed, not-found, changed-meanwhile, wrong-state */
export async function takeOverRatings(
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  childId: string,
  { ratings, version }: CallInput<typeof TakeOverCall>['body'],
  language: Language,
): Promise<Reply> {
  if (!can(caller.access, 'view-processed-documents'))
    throw notAllowed(message('refusals.needsPermission', { permission: 'view-processed-documents' }));
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { documentId } = await getSeenChild(tx, caller, childId);
    const document = await lockReviewedDocument(tx, caller, documentId);
    const { company, offers } = await readOffers(tx, caller, documentId, childId);
    const taken: Partial<Record<RatingField, Grade>> = {};
    for (const { horizon, after } of ratings) {
      const offer = offers.find((each) => each.horizon === horizon);
      requireOffered(offer, company, after, version);
      taken[RATING_FIELDS[horizon].field] = after;
    }
    if (company === null) throw notFound();
    await rateByDocument(context, tx, caller, {
      companyId: company.id,
      version,
      ratings: taken,
      documentId,
    });
    await noteReview(tx, caller.tenantId, document, new Date(context.now()));
    return toReply(await readOffers(tx, caller, documentId, childId), language);
  });
}

/** @throws Problem wrong-state with the reason where it is not offered, changed-meanwhile where something else is */
function requireOffered(
  offer: RatingOffer | undefined,
  company: RatedCompany | null,
  after: Grade,
  version: number,
): void {
  if (!offer) throw notFound();
  // What was changed meanwhile goes first: the reason might not be what the person saw.
  if (company !== null && company.version !== version)
    throw new Problem('changed-meanwhile', 'refusals.changedReload');
  if (offer.refusal === 'locked') throw new Problem('wrong-state', 'refusals.statusNotInitiated');
  if (offer.refusal === 'no-permission') throw notAllowed('workflow.refusal.no-permission');
  if (offer.refusal !== null)
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: `workflow.refusal.${offer.refusal}`,
    });
  if (offer.after !== after) throw new Problem('changed-meanwhile', 'refusals.changedReload');
}

async function readOffers(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
  childId: string,
): Promise<Offers> {
  const document = await getVisibleDocument(tx, caller, documentId);
  const children = await listDeliveredChildren(tx, caller.tenantId, documentId);
  const child = children.find(({ id }) => id === childId.toLowerCase());
  if (!child) throw notFound();
  const company =
    document.company_id === null ? null : await findRatedCompany(tx, caller, document.company_id);
  const mayRate = can(caller.access, 'edit-company') && can(caller.access, 'list-creditriskrating');
  return {
    company,
    offers: HORIZONS.map((horizon) => decideRatingOffer(horizon, child, company, mayRate)),
  };
}

function toReply({ company, offers }: Offers, language: Language): Reply {
  const t = getTranslator(language);
  return {
    company:
      company === null
        ? null
        : {
            _id: company.id,
            companyName: company.companyName,
            ticker: company.ticker,
            version: company.version,
          },
    ratings: offers.map(({ horizon, before, after, at, refusal }) => ({
      horizon,
      before,
      after,
      at,
      refusal: refusal === null ? null : { code: refusal, message: t(`workflow.refusal.${refusal}`) },
    })),
  };
}

/** From which documents a company's ratings came. @throws Problem not-found where the caller does not see the company */
export function getRatingOrigins(
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Caller,
  companyId: string,
  asOf: string | undefined,
): Promise<RatingOrigin[]> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const sources = await listRatingSources(context, tx, caller, companyId, asOf);
    const origins: RatingOrigin[] = [];
    for (const source of sources) {
      const origin = await findOrigin(tx, caller, source);
      if (origin !== null) origins.push(origin);
    }
    return origins;
  });
}

/** Null where the file was no document, such as an import. */
async function findOrigin(
  tx: TenantTransaction,
  caller: Caller,
  { field, rating, at, documentId }: RatingSource,
): Promise<RatingOrigin | null> {
  const horizon = HORIZONS.find((each) => RATING_FIELDS[each].field === field);
  const document = await findOriginDocument(tx, caller, documentId);
  if (horizon === undefined || document === null) return null;
  const known = { horizon, at: at.toISOString() };
  if (document.fileName === null) return { ...known, document: null };
  const value = can(caller.access, 'view-processed-documents')
    ? findStated(await listDeliveredChildren(tx, caller.tenantId, documentId), horizon, rating)
    : null;
  return { ...known, document: { _id: documentId, OriginalFileName: document.fileName, value } };
}

/** The report among the child documents of a document that says a rating, with where; null where none says it any more. */
function findStated(
  children: Awaited<ReturnType<typeof listDeliveredChildren>>,
  horizon: Horizon,
  rating: string,
): { readonly childDocumentId: string; readonly at: ValueCoordinates | null } | null {
  for (const child of children) {
    if (child.documentType !== RATING_REPORT) continue;
    const row = listRatingRows(child.rows, horizon).find(({ Value }) => Value.trim() === rating);
    if (row) return { childDocumentId: child.id, at: row.ValueCoordinates[0] ?? null };
  }
  return null;
}

interface ChildRating extends Omit<Awaited<ReturnType<typeof listRatingUses>>[number], 'field'> {
  readonly horizon: Horizon;
}

/**
 * The ratings that companies took from a child document, also those that were replaced since. History keeps the document: which of its reports it was, is
 * the one that says the rating; where none says it any more, each may have been it. Whether it is visible is asked before.
 */
export async function listChildRatings(
  tx: TenantTransaction,
  caller: Caller,
  { id, documentId }: { readonly id: string; readonly documentId: string },
): Promise<ChildRating[]> {
  const uses = await listRatingUses(tx, caller, documentId);
  if (uses.length === 0) return [];
  const children = await listDeliveredChildren(tx, caller.tenantId, documentId);
  return uses.flatMap(({ field, ...use }) => {
    const horizon = HORIZONS.find((each) => RATING_FIELDS[each].field === field);
    if (horizon === undefined) return [];
    const stated = findStated(children, horizon, use.rating);
    return stated === null || stated.childDocumentId === id ? [{ ...use, horizon }] : [];
  });
}
