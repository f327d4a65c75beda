// The list of documents and one document, as the caller is shown them (specification 3, sections 2.5 and 3). Whose a document is decides who sees it
// (visible-documents.queries.ts); what is not visible answers as what does not exist.

import type { CallInput, CallReply } from '@vigilo/contract/call';
import type {
  getDocument as GetCall,
  listDocumentFilters as FiltersCall,
  listDocumentNames as NamesCall,
  listDocuments as ListCall,
} from '@vigilo/contract/documents';
import { message } from '@vigilo/contract/messages/message';
import { can } from '@vigilo/domain/access/can';
import { dayFromTimestamp } from '@vigilo/domain/scoring/day';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { notAllowed, notFound } from '../frame/problem.ts';
import { Remembered } from '../frame/remembered.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { FoundSearch } from './document-search.ts';
import { looksIntoNames } from './document-search.ts';
import type { KnownNames, ListState } from './document-search.queries.ts';
import { getKnownNames, getListState } from './document-search.queries.ts';
import type { FoundValues, ListedDocument, Matches } from './document-list.queries.ts';
import {
  countByStatus,
  findMatches,
  getFoundValues,
  listDocuments,
  listNames,
  listQueuePlaces,
  walkDocuments,
} from './document-list.queries.ts';
import type { Reader } from './document-rows.ts';
import { toChildRow, toDocumentRow } from './document-rows.ts';
import { listChildDetails, listHistory, listPageDetails } from './documents.queries.ts';
import type { AskedSearch } from './find-search.ts';
import { everySearch, findSearch, needsNames } from './find-search.ts';
import { wordHistory } from './history-words.ts';
import { getVisibleDocument } from './visible-document.ts';

type Counts = Readonly<Record<string, number>>;

const NO_NAMES: KnownNames = { clients: [], users: [], types: [] };
const counts = new Remembered<Counts>(2000);
/** So many of a search's documents are remembered. */
const MOST_FIRST = 200;
const matches = new Remembered<Matches>(500);
const values = new Remembered<FoundValues>(500);

/** @throws Problem not-allowed for deleted ones without the permission, invalid-input for a range that runs backwards */
export async function getDocumentPage(
  context: AppContext,
  reader: Reader,
  asked: AskedSearch,
  { page, limit }: Page,
): Promise<CallReply<typeof ListCall>> {
  const { caller } = reader;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { search, key } = await prepareSearch(context, tx, caller, asked);
    const { rows, statistics } = looksIntoNames(search)
      ? await findPage(tx, caller, search, key, { page, limit })
      : await readPage(tx, caller, search, key, { page, limit });
    const total = Object.values(statistics).reduce((sum, count) => sum + count, 0);
    return {
      status: 'success',
      docs: await toRows(tx, reader, rows),
      page,
      pages: Math.ceil(total / limit),
      total,
      count: rows.length,
      limit,
      statistics: { ...statistics },
    };
  });
}

interface FoundPage {
  readonly rows: readonly ListedDocument[];
  readonly statistics: Counts;
}

type Page = Pick<CallInput<typeof ListCall>['query'], 'page' | 'limit'>;

/** Where the order of the list alone leads to the page. Both queries are sent at once; they do not build on one another. */
async function readPage(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
  key: string,
  page: Page,
): Promise<FoundPage> {
  const [rows, statistics] = await Promise.all([
    listDocuments(tx, caller, search, page),
    counts.get(key, () => countByStatus(tx, caller, search)),
  ]);
  return { rows, statistics };
}

/** Where a text has to be looked for in every document: the first that match are remembered with their counts, and pages of them found by their ids. */
async function findPage(
  tx: TenantTransaction,
  caller: Caller,
  search: FoundSearch,
  key: string,
  { page, limit }: Page,
): Promise<FoundPage> {
  const found = await matches.get(key, () => findMatches(tx, caller, search, MOST_FIRST));
  const statistics = found.counts;
  const end = page * limit;
  if (end > found.first.length && found.first.length === MOST_FIRST)
    return { rows: await listDocuments(tx, caller, search, { page, limit }), statistics };
  const ids = found.first.slice(end - limit, end);
  return { rows: ids.length === 0 ? [] : await listDocuments(tx, caller, search, { ids }), statistics };
}

async function toRows(tx: TenantTransaction, reader: Reader, rows: readonly ListedDocument[]) {
  const waiting = rows.filter(({ status, is_deleted }) => status === 'In Queue' && !is_deleted);
  const places =
    waiting.length === 0
      ? new Map<string, number>()
      : await listQueuePlaces(
          tx,
          reader.caller.tenantId,
          waiting.map(({ id }) => id),
        );
  return rows.map((row) => toDocumentRow(row, reader, places.get(row.id) ?? null));
}

/** The search as the queries take it, with the key under which what is counted of it may be remembered. */
async function prepareSearch(
  context: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  asked: AskedSearch,
): Promise<{ search: FoundSearch; key: string }> {
  checkDeletedAllowed(caller, asked.isDeleted);
  const [state, known] = await Promise.all([
    getListState(tx, caller),
    needsNames(asked) ? getKnownNames(tx, caller.tenantId) : NO_NAMES,
  ]);
  const search = findSearch(asked, state, known);
  return { search, key: searchKey(context, caller, state, search) };
}

function searchKey(
  context: Pick<AppContext, 'now'>,
  caller: Caller,
  { version, companiesVersion }: ListState,
  search: FoundSearch,
): string {
  // Clients, and with them the companies somebody sees, begin and end by the day.
  const viewer = caller.access.isAdmin ? 'all' : [caller.userId, dayFromTimestamp(context.now())];
  return JSON.stringify([caller.tenantId, viewer, version, companiesVersion, search]);
}

function checkDeletedAllowed(caller: Caller, isDeleted: boolean): void {
  if (isDeleted && !can(caller.access, 'view-deleted-documents'))
    throw notAllowed(message('refusals.needsPermission', { permission: 'view-deleted-documents' }));
}

/** @throws Problem not-allowed as the list */
export function getDocumentFilters(
  context: AppContext,
  caller: Caller,
  isDeleted: boolean,
): Promise<CallReply<typeof FiltersCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { search, key } = await prepareSearch(context, tx, caller, everySearch(isDeleted));
    const found = await values.get(key, () => getFoundValues(tx, caller, search));
    return {
      status: 'success',
      data: {
        Status: found.statuses,
        UserStatus: found.userStatuses,
        ClientName: found.clients,
        DocumentType: found.types,
        Tag: found.tags,
        UploadedBy: found.uploaders,
        Region: found.regions,
      },
    };
  });
}

export function getDocumentNames(context: AppContext, caller: Caller): Promise<CallReply<typeof NamesCall>> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const { search } = await prepareSearch(context, tx, caller, everySearch(false));
    return { status: 'success', data: await listNames(tx, caller, search) };
  });
}

/** Every document that matches, some at a time, within the transaction. @throws Problem as the list */
export async function walkMatching(
  context: AppContext,
  tx: TenantTransaction,
  caller: Caller,
  asked: AskedSearch,
): Promise<AsyncGenerator<ListedDocument[], void>> {
  const { search } = await prepareSearch(context, tx, caller, asked);
  return walkDocuments(tx, caller, search);
}

/** @throws Problem not-found */
export function getDocumentReply(
  context: AppContext,
  reader: Reader,
  documentId: string,
  isDeleted: boolean,
): Promise<CallReply<typeof GetCall>> {
  const { caller, language } = reader;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const document = await getVisibleDocument(tx, caller, documentId, isDeleted);
    const [children, pages, history, rows] = await Promise.all([
      listChildDetails(tx, caller.tenantId, documentId),
      listPageDetails(tx, caller.tenantId, documentId),
      listHistory(tx, caller.tenantId, documentId),
      toRows(tx, reader, [document]),
    ]);
    const [row] = rows;
    if (!row) throw notFound();
    return {
      status: 'success',
      data: {
        ...row,
        fileKind: document.file_kind,
        fileSize: Number(document.file_size),
        uploadedOn: document.created_at.toISOString(),
        companyName: document.company_name,
        children: children.map((child) => toChildRow(document, child, caller.access)),
        pages: pages.map(({ source_reason: sourceReason, ...page }) => ({ ...page, sourceReason })),
        history: history.map(({ at, action, by, after }) => ({
          at: at.toISOString(),
          action,
          by,
          detail: wordHistory(after, language),
        })),
      },
    };
  });
}
