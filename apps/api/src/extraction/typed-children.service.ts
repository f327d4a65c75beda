import { can } from '@vigilo/domain/access/can';
import type { ReadPage } from '@vigilo/domain/digitise/page';
import type { ExtractionRow } from '@vigilo/domain/extraction/extraction-row';
import { listStoredPages } from '../documents/stored-pages.service.ts';
import type { Caller } from '../frame/caller.ts';
import { notFound } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { toViewer } from './child-documents.service.ts';
import { listRows } from './stored-children.queries.ts';
import type { ApprovedChild, NamedChild, TypedChild } from './typed-children.queries.ts';
import {
  countOfTypes,
  findTyped,
  listApproved,
  listByName,
  listOfTypes,
  listSeen,
} from './typed-children.queries.ts';

/** A child document that somebody sees, by the name of its file. */
export type SeenChild = NamedChild;

/** Those of these child documents that the caller sees; none for who sees no documents. */
export function listSeenChildren(
  tx: TenantTransaction,
  caller: Caller,
  childIds: readonly string[],
): Promise<readonly SeenChild[]> {
  return seesChildren(caller) ? listSeen(tx, toViewer(caller), childIds) : Promise.resolve([]);
}

/** A child document with its pages and rows as they are stored. */
export interface StoredReading {
  readonly id: string;
  readonly pages: readonly ReadPage[];
  readonly rows: readonly ExtractionRow[];
}

/** The newest child documents of types of these names that somebody approved, of the whole tenant. */
export async function listApprovedReadings(
  tx: TenantTransaction,
  tenantId: string,
  typeNames: readonly string[],
  limit: number,
): Promise<StoredReading[]> {
  return toReadings(tx, tenantId, await listApproved(tx, tenantId, typeNames, limit));
}

/** A child document that somebody sees, with its pages and rows as they are stored. */
export type SeenReading = StoredReading & Omit<TypedChild, 'pages'>;

const seesChildren = (caller: Caller): boolean => can(caller.access, 'view-processed-documents');

/** Child documents that the caller sees by the name of their file, those of types of these names first. */
export async function listSeenByName(
  tx: TenantTransaction,
  caller: Caller,
  wanted: Parameters<typeof listByName>[2],
): Promise<(SeenChild & Pick<TypedChild, 'documentType'>)[]> {
  if (!seesChildren(caller)) return [];
  const found = await listByName(tx, toViewer(caller), wanted);
  return found.map(({ id, documentId, fileName, documentType }) => ({
    id,
    documentId,
    fileName,
    documentType,
  }));
}

/** @throws Problem not-found where the caller does not see it */
export async function getSeenReading(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
): Promise<SeenReading> {
  const child = seesChildren(caller) ? await findTyped(tx, toViewer(caller), childId) : null;
  const [reading] = child === null ? [] : await toReadings(tx, caller.tenantId, [child]);
  if (reading === undefined) throw notFound();
  return reading;
}

/** Those that the caller sees of types of these names, the newest first; none for who sees no documents. */
export async function listSeenReadings(
  tx: TenantTransaction,
  caller: Caller,
  wanted: Parameters<typeof listOfTypes>[2],
): Promise<SeenReading[]> {
  if (!seesChildren(caller)) return [];
  return toReadings(tx, caller.tenantId, await listOfTypes(tx, toViewer(caller), wanted));
}

/** How many of them there are. */
export function countSeenOfTypes(
  tx: TenantTransaction,
  caller: Caller,
  names: readonly string[],
): Promise<number> {
  return seesChildren(caller) ? countOfTypes(tx, toViewer(caller), names) : Promise.resolve(0);
}

/** With their pages and rows. */
async function toReadings<Child extends ApprovedChild>(
  tx: TenantTransaction,
  tenantId: string,
  children: readonly Child[],
): Promise<(Omit<Child, 'pages'> & StoredReading)[]> {
  const ids = children.map(({ id }) => id);
  const rows = await listRows(tx, tenantId, ids);
  const readings: (Omit<Child, 'pages'> & StoredReading)[] = [];
  for (const child of children) {
    const pages = await listStoredPages(tx, tenantId, child.documentId, child.pages);
    readings.push({ ...child, pages, rows: rows.get(child.id) ?? [] });
  }
  return readings;
}
