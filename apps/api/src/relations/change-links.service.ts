// 'Update Document Links' (specification 3, sections 4 and 7): what is sent is all that is linked from now on, as far as the caller sees it. Linked either way
// round: both sides show it, and both are told that it changed.

import { message } from '@vigilo/contract/messages/message';
import type { ReviewedDocument } from '../documents/reviewed-documents.service.ts';
import { lockReviewedDocuments, noteReview } from '../documents/reviewed-documents.service.ts';
import { auditCaller } from '../frame/audit-log.ts';
import type { Caller } from '../frame/caller.ts';
import type { AppContext } from '../frame/context.ts';
import { invalidField, notFound, Problem } from '../frame/problem.ts';
import type { TenantTransaction } from '../frame/tables.ts';
import type { LinkedChild } from './links.queries.ts';
import { addLinks, listLinked, listTargets, moveVersions, removeLinks } from './links.queries.ts';

const PATH = 'body.LinkedDocuments';

/** What is to be linked, by its ids; absent: nothing was said. */
type Sent = readonly { readonly id: string }[] | undefined;

/** The links that somebody wants of a child document, with every document that they touch held until the transaction ends. */
export interface HeldLinks {
  readonly own: LinkedChild;
  readonly wanted: readonly string[];
  readonly documents: ReadonlyMap<string, ReviewedDocument>;
}

/**
 * Holds the document of a child document and those of all that is linked or is to be, at once, so that two who link each other's do not wait for each other.
 * @throws Problem invalid-input where none are sent, or itself; not-found where the caller does not see the child document
 */
export async function holdLinks(
  tx: TenantTransaction,
  caller: Caller,
  childId: string,
  sent: Sent,
): Promise<HeldLinks> {
  if (sent === undefined) throw invalidField(PATH, 'relations.missing');
  const wanted = [...new Set(sent.map(({ id }) => id.toLowerCase()))];
  if (wanted.includes(childId)) throw invalidField(PATH, 'relations.itself');
  const touched = [
    ...(await listTargets(tx, caller, [childId, ...wanted])),
    ...(await listLinked(tx, caller, childId)),
  ];
  const own = touched.find(({ id }) => id === childId);
  if (!own) throw notFound();
  const documentIds = [...new Set(touched.map(({ documentId }) => documentId))];
  const locked = await lockReviewedDocuments(tx, caller, documentIds);
  return { own, wanted, documents: new Map(locked.map((document) => [document.id, document])) };
}

/** Links what is wanted and nothing else, all of it or nothing; returns whether that changed anything. @throws Problem not-found, wrong-state, changed-meanwhile */
export async function changeLinks(
  { now }: Pick<AppContext, 'now'>,
  tx: TenantTransaction,
  caller: Caller,
  { own, wanted, documents }: HeldLinks,
): Promise<boolean> {
  const before = await listLinked(tx, caller, own.id);
  const targets = new Map((await listTargets(tx, caller, wanted)).map((target) => [target.id, target]));
  for (const id of wanted) requireLinkable(own, targets.get(id), documents);
  const added = [...targets.values()].filter(({ id }) => !before.some((each) => each.id === id));
  const removed = before.filter(({ id }) => !targets.has(id));
  // Somebody linked another document before this one was held.
  if (removed.some(({ documentId }) => !documents.has(documentId)))
    throw new Problem('changed-meanwhile', 'refusals.changedReload');
  const changed = [...added, ...removed];
  if (changed.length === 0) return false;
  const at = new Date(now());
  await addLinks(tx, caller.tenantId, own.id, toIds(added), { userId: caller.userId, now: at });
  await removeLinks(tx, caller.tenantId, own.id, toIds(removed));
  await moveVersions(tx, caller.tenantId, toIds([own, ...changed]), at);
  await auditLinks(tx, caller, own, before, [...targets.values()]);
  for (const child of added) await auditLinks(tx, caller, child, [], [own]);
  for (const child of removed) await auditLinks(tx, caller, child, [own], []);
  for (const document of new Set([own, ...changed].map(({ documentId }) => documents.get(documentId))))
    if (document) await noteReview(tx, caller.tenantId, document, at);
  return true;
}

function toIds(children: readonly LinkedChild[]): string[] {
  return children.map(({ id }) => id);
}

/** What the caller does not see answers like what is not there. */
function requireLinkable(
  own: LinkedChild,
  target: LinkedChild | undefined,
  documents: ReadonlyMap<string, ReviewedDocument>,
): void {
  const document = target && documents.get(target.documentId);
  if (!target || !document)
    throw new Problem('not-found', 'refusals.unauthorized', { description: 'relations.notThere' });
  const name = document.fileName;
  if (document.isDeleted)
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: message('relations.deleted', { name }),
    });
  if (document.clientId !== own.clientId)
    throw new Problem('wrong-state', 'refusals.wrongState', {
      description: message('relations.otherClient', { name }),
    });
}

/** An entry in the history of each side. */
async function auditLinks(
  tx: TenantTransaction,
  caller: Caller,
  child: LinkedChild,
  before: readonly LinkedChild[],
  after: readonly LinkedChild[],
): Promise<void> {
  const names = (linked: readonly LinkedChild[]) => linked.map(toName).toSorted().join(', ');
  await auditCaller(tx, caller, {
    action: 'relations.change',
    entity: 'child-document',
    entityId: child.id,
    parentId: child.documentId,
    before: { linked: names(before) },
    after: { linked: names(after) },
  });
}

function toName({ fileName, documentType }: LinkedChild): string {
  return `${fileName} (${documentType})`;
}
