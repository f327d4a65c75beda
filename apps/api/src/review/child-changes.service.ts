// What people do with child documents as a whole (specification 3, sections 6 and 7): whoever does it holds the document and its child documents, so that what
// the domain allows still holds when it is written, and of two at once one is refused.

import type { CallInput } from '@vigilo/contract/call';
import type {
  addChildDocument as AddCall,
  changeChildAttributes as AttributesCall,
} from '@vigilo/contract/child-documents';
import type { ChildDocumentRow } from '@vigilo/contract/documents';
import type { Language } from '@vigilo/contract/messages/language';
import { message } from '@vigilo/contract/messages/message';
import type { AuditAction } from '@vigilo/domain/audit/actions';
import type { ChildAction } from '@vigilo/domain/documents/child-actions';
import {
  findChildRefusal,
  isRead,
  LONGEST_CHILD_NAME,
  tidyTags,
} from '@vigilo/domain/documents/child-actions';
import { findDocumentType } from '@vigilo/domain/extraction/document-types';
import type { DocumentType } from '@vigilo/domain/extraction/document-type';
import { listPagesOf } from '../documents/document-run.service.ts';
import type { ReviewedDocument } from '../documents/reviewed-documents.service.ts';
import { lockReviewedDocument, noteReview } from '../documents/reviewed-documents.service.ts';
import { getVisibleDocument } from '../documents/visible-document.ts';
import { ExtractionError } from '../extraction/extraction-run.ts';
import { getSeenChild, lockReviewedChildren } from '../extraction/reviewed-children.service.ts';
import type { ReadChild } from '../extraction/read-children.ts';
import type { ChildChange } from '../extraction/whole-children.service.ts';
import {
  addChild,
  addCopy,
  changeChild,
  checkAsType,
  getChildReply,
  getKnownChild,
  readChild,
  removeChild,
} from '../extraction/whole-children.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { inTenant } from '../frame/database.ts';
import { invalidField, notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import { getTranslator } from '../frame/texts.ts';
import { renewLinkFacts } from '../relations/link-facts.service.ts';
import { listTenantTypes } from '../templates/document-types.service.ts';
import { requireEditable } from './row-changes.service.ts';

type Context = Pick<AppContext, 'db' | 'now'>;

/** A child document that is held with its document. */
interface HeldChild {
  readonly document: ReviewedDocument;
  readonly child: Awaited<ReturnType<typeof lockReviewedChildren>>[number];
}

/** Copies a child document. @throws Problem not-found, wrong-state */
export function cloneChild(
  { db, now }: Context,
  caller: Caller,
  childId: string,
  language: Language,
): Promise<ChildDocumentRow> {
  const t = getTranslator(language);
  return inTenant(db, caller.tenantId, async (tx) => {
    const { document, child } = await holdChild(tx, caller, childId, 'clone');
    const at = new Date(now());
    const place = { tenantId: caller.tenantId, documentId: document.id };
    const name = (original: { readonly name: string; readonly documentType: string }) =>
      t('childDocuments.copyOf', {
        name: original.name === '' ? original.documentType : original.name,
      }).slice(0, LONGEST_CHILD_NAME);
    const id = await addCopy(tx, place, child.id, name, at);
    return finish(tx, caller, document, at, { action: 'review.clone', id, after: { copiedFrom: child.id } });
  });
}

/** Adds a child document, empty or read from its pages. @throws Problem not-found, wrong-state, invalid-input where there is no such type or page */
export async function addChildTo(
  context: Context,
  caller: Caller,
  { ParentDocumentId, DocumentType: typeName, Pages, Name, isExtracted }: CallInput<typeof AddCall>['body'],
): Promise<ChildDocumentRow> {
  const documentId = ParentDocumentId.toLowerCase();
  const type = requireType(await listTenantTypes(context, caller.tenantId), typeName);
  const pages = tidyPages(Pages);
  const read = isExtracted ? await readPages(context, caller, documentId, pages, type) : null;
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const document = await lockReviewedDocument(tx, caller, documentId);
    await requirePages(tx, caller, documentId, pages);
    if (!isRead(document)) throw refuse('not-ready');
    const child: ReadChild = read ?? { documentType: type.name, pages, rows: [], blocks: [] };
    const at = new Date(context.now());
    const id = await addChild(tx, { tenantId: caller.tenantId, documentId }, child, Name, at);
    const after = { type: type.name, pages: pages.join(', '), name: Name };
    return finish(tx, caller, document, at, { action: 'review.add', id, after });
  });
}

/** Deletes a child document for good. @throws Problem not-found, changed-meanwhile, wrong-state */
export function removeChildFor(
  { db, now }: Context,
  caller: Caller,
  childId: string,
  version: number | undefined,
): Promise<void> {
  return inTenant(db, caller.tenantId, async (tx) => {
    const { document, child } = await holdChild(tx, caller, childId, 'delete');
    await requireEditable(tx, caller, document, child.userStatus);
    requireVersion(child.version, version);
    const { documentType, pages, name } = await getKnownChild(tx, caller.tenantId, child.id);
    await removeChild(tx, caller.tenantId, child.id);
    await auditCaller(tx, caller, {
      action: 'review.remove',
      entity: 'child-document',
      entityId: child.id,
      parentId: document.id,
      before: { type: documentType, pages: pages.join(', '), name },
    });
    await noteReview(tx, caller.tenantId, document, new Date(now()));
  });
}

/** Gives a child document another type, other pages, another name or other attributes. @throws Problem not-found, changed-meanwhile, wrong-state, invalid-input */
export async function changeAttributes(
  context: Context,
  caller: Caller,
  childId: string,
  { version, DocumentType: typeName, Pages, Name, attributes }: CallInput<typeof AttributesCall>['body'],
): Promise<ChildDocumentRow> {
  const types = await listTenantTypes(context, caller.tenantId);
  const type = typeName === undefined ? undefined : requireType(types, typeName);
  const pages = Pages === undefined ? undefined : tidyPages(Pages);
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const held = await holdChild(tx, caller, childId, 'change');
    const { document, child } = held;
    await requireEditable(tx, caller, document, child.userStatus);
    requireVersion(child.version, version);
    if (pages !== undefined) await requirePages(tx, caller, document.id, pages);
    if (type !== undefined && type.name !== child.documentType)
      await checkAsType(tx, caller.tenantId, child.id, type.name, types);
    const change: ChildChange = {
      ...(type !== undefined && { documentType: type.name }),
      ...(pages !== undefined && { pages }),
      ...(Name !== undefined && { name: Name }),
      ...(attributes !== undefined && { attributes }),
    };
    return storeChange(context, tx, caller, held, change, 'review.change-attributes');
  });
}

/** Gives a child document these tags. @throws Problem not-found, changed-meanwhile, wrong-state */
export function changeTags(
  context: Context,
  caller: Caller,
  childId: string,
  { version, tags }: { readonly version?: number | undefined; readonly tags: readonly string[] },
): Promise<ChildDocumentRow> {
  return inTenant(context.db, caller.tenantId, async (tx) => {
    const held = await holdChild(tx, caller, childId, 'tag');
    requireVersion(held.child.version, version);
    return storeChange(context, tx, caller, held, { tags: tidyTags(tags) }, 'review.tag');
  });
}

async function storeChange(
  { now }: Context,
  tx: TenantTransaction,
  caller: Caller,
  { document, child }: HeldChild,
  change: ChildChange,
  action: AuditAction,
): Promise<ChildDocumentRow> {
  const before = describe(await getKnownChild(tx, caller.tenantId, child.id), change);
  const at = new Date(now());
  await changeChild(tx, caller.tenantId, child.id, change, at);
  const after = describe(await getKnownChild(tx, caller.tenantId, child.id), change);
  return finish(tx, caller, document, at, { action, id: child.id, before, after });
}

/** What is changed, in words of the audit log. */
function describe(known: Required<ChildChange>, change: ChildChange): Record<string, string> {
  return {
    ...(change.documentType !== undefined && { type: known.documentType }),
    ...(change.pages !== undefined && { pages: known.pages.join(', ') }),
    ...(change.name !== undefined && { name: known.name }),
    ...(change.tags !== undefined && { tags: known.tags.join(', ') }),
    ...(change.attributes !== undefined && known.attributes),
  };
}

/** @throws Problem not-found where the caller does not see it, wrong-state where it is not possible now */
async function holdChild(
  tx: TenantTransaction,
  caller: Caller,
  asked: string,
  action: ChildAction,
): Promise<HeldChild> {
  const childId = asked.toLowerCase();
  const { documentId } = await getSeenChild(tx, caller, childId);
  const document = await lockReviewedDocument(tx, caller, documentId);
  const children = await lockReviewedChildren(tx, caller.tenantId, documentId);
  const child = children.find(({ id }) => id === childId);
  if (!child) throw notFound();
  const refusal = findChildRefusal(action, { ...document, userStatus: child.userStatus });
  if (refusal !== null) throw refuse(refusal);
  return { document, child };
}

function refuse(refusal: NonNullable<ReturnType<typeof findChildRefusal>>): Problem {
  return new Problem('wrong-state', 'refusals.wrongState', {
    description: `childDocuments.refusal.${refusal}`,
  });
}

function requireVersion(current: number, version: number | undefined): void {
  if (version !== undefined && version !== current)
    throw new Problem('changed-meanwhile', 'refusals.changedReload');
}

function requireType(types: readonly DocumentType[], name: string): DocumentType {
  const type = types.find((each) => each.name === name);
  if (type === undefined)
    throw invalidField('body.DocumentType', message('childDocuments.noSuchType', { name }));
  return findDocumentType(types, type.name);
}

function tidyPages(pages: readonly number[]): number[] {
  return [...new Set(pages)].toSorted((one, other) => one - other);
}

/** @throws Problem invalid-input where the document has no such page */
async function requirePages(
  tx: TenantTransaction,
  caller: Caller,
  documentId: string,
  pages: readonly number[],
): Promise<void> {
  const { page_count: count } = await getVisibleDocument(tx, caller, documentId);
  const most = count ?? 0;
  if (pages.some((page) => page > most))
    throw invalidField('body.Pages', message('childDocuments.noSuchPage', { most }));
}

/** @throws Problem not-found, wrong-state where nothing can be read from the pages */
async function readPages(
  { db }: Context,
  caller: Caller,
  documentId: string,
  numbers: readonly number[],
  type: DocumentType,
): Promise<ReadChild> {
  const pages = await inTenant(db, caller.tenantId, async (tx) => {
    await getVisibleDocument(tx, caller, documentId);
    await requirePages(tx, caller, documentId, numbers);
    return listPagesOf(tx, caller.tenantId, documentId, numbers);
  });
  try {
    return await readChild(pages, type);
  } catch (error) {
    if (error instanceof ExtractionError)
      throw new Problem('wrong-state', 'refusals.wrongState', {
        description: 'childDocuments.notRead',
      });
    throw error;
  }
}

interface AuditedChange {
  readonly action: AuditAction;
  readonly id: string;
  readonly before?: object;
  readonly after: object;
}

/** Writes it down, tells the open screens, and gives the child document as it is now. */
async function finish(
  tx: TenantTransaction,
  caller: Caller,
  document: ReviewedDocument,
  at: Date,
  { action, id, ...values }: AuditedChange,
): Promise<ChildDocumentRow> {
  await renewLinkFacts(tx, { tenantId: caller.tenantId, id: document.id });
  await auditCaller(tx, caller, {
    action,
    entity: 'child-document',
    entityId: id,
    parentId: document.id,
    ...values,
  });
  await noteReview(tx, caller.tenantId, document, at);
  return getChildReply(tx, caller, id);
}
