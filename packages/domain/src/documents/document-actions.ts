// What may be done with a document, by its status, whether it is deleted, its debug flag and the permissions of whoever asks, in one table
// (specification 3, sections 2.5, 4 and 6; decisions.md section 5). The list offers exactly these, and the server refuses everything else.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { DocumentMove, DocumentStatus } from './document-status.ts';
import { DOCUMENT_STATUSES, MOVES } from './document-status.ts';

/** In the order in which a screen shows them. */
export const DOCUMENT_ACTIONS = [
  'view',
  'redigitize',
  'link',
  'download',
  'download-original',
  'send',
  'delete',
  'restore',
  'force-delete',
] as const;

export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];

export interface TargetDocument {
  readonly status: DocumentStatus;
  readonly isDeleted: boolean;
  readonly isDebug: boolean;
}

/** Past the processing states: there is something to look at and to download. */
const PAST_PROCESSING: readonly DocumentStatus[] = ['Processed', 'Posted'];

interface ActionRule {
  readonly permission: PermissionKey;
  readonly statuses: readonly DocumentStatus[];
  /** Of documents that are deleted, that are not, or of both. */
  readonly when: 'present' | 'deleted' | 'always';
  readonly needsDebug?: true;
}

const RULES: Readonly<Record<DocumentAction, ActionRule>> = {
  view: { permission: 'view-processed-documents', statuses: PAST_PROCESSING, when: 'always' },
  redigitize: { permission: 'redigitize-documents', statuses: MOVES.queue.from, when: 'present' },
  link: { permission: 'view-dataset', statuses: PAST_PROCESSING, when: 'present', needsDebug: true },
  download: { permission: 'download-processed-documents', statuses: PAST_PROCESSING, when: 'present' },
  'download-original': {
    permission: 'download-original-file',
    statuses: DOCUMENT_STATUSES,
    when: 'present',
  },
  send: { permission: 'post-documents', statuses: MOVES.post.from, when: 'present' },
  delete: { permission: 'delete-documents', statuses: DOCUMENT_STATUSES, when: 'present' },
  restore: { permission: 'restore-documents', statuses: DOCUMENT_STATUSES, when: 'deleted' },
  'force-delete': { permission: 'force-delete-documents', statuses: DOCUMENT_STATUSES, when: 'deleted' },
};

/** Whether a document is in a state for an action, whoever asks. */
export function isActionPossible(
  action: DocumentAction,
  { status, isDeleted, isDebug }: TargetDocument,
): boolean {
  const { statuses, when, needsDebug } = RULES[action];
  const isThere = when === 'always' || (when === 'deleted') === isDeleted;
  return isThere && statuses.includes(status) && (needsDebug !== true || isDebug);
}

/** The actions that somebody with this access is offered. */
export function decideDocumentActions(access: Access, document: TargetDocument): DocumentAction[] {
  return DOCUMENT_ACTIONS.filter(
    (action) => can(access, RULES[action].permission) && isActionPossible(action, document),
  );
}

/** Where a document's way went on before it was deleted, and has to go on when it is restored: nothing else would ever end these. */
export function needsQueueAgain(status: DocumentStatus): boolean {
  return MOVES['queue-again' satisfies DocumentMove].from.includes(status);
}
