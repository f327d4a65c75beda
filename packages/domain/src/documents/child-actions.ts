// What is done with a child document as a whole (specification 3, sections 6 and 7): copied, deleted, given another type, pages or name, and tagged. Only once its
// document is read, and not what was approved, but for copies and tags, which change nothing that was approved.

import type { Access } from '../access/can.ts';
import { can } from '../access/can.ts';
import type { PermissionKey } from '../access/permissions.ts';
import type { DocumentStatus, UserStatus } from './document-status.ts';

/** In the order in which a menu shows them. */
export const CHILD_ACTIONS = ['clone', 'change', 'tag', 'delete'] as const;
export type ChildAction = (typeof CHILD_ACTIONS)[number];

/** Characters of a name. */
export const LONGEST_CHILD_NAME = 200;
/** Characters of a tag. */
export const LONGEST_TAG = 40;
/** Tags of a child document. */
export const MOST_TAGS = 20;
/** Free attributes of a child document. */
export const MOST_ATTRIBUTES = 50;

interface ActionRule {
  readonly permission: PermissionKey;
  /** It would change what somebody approved. */
  readonly sparesValidated: boolean;
}

const RULES: Readonly<Record<ChildAction, ActionRule>> = {
  clone: { permission: 'clone-processed-documents', sparesValidated: false },
  change: { permission: 'edit-processed-documents', sparesValidated: true },
  tag: { permission: 'tag-processed-documents', sparesValidated: false },
  delete: { permission: 'delete-processed-documents', sparesValidated: true },
};

interface TargetChild {
  /** Of its document. */
  readonly status: DocumentStatus;
  readonly isDeleted: boolean;
  readonly userStatus: UserStatus;
}

/** Why an action is not possible now, whoever asks; null where it is. */
export function findChildRefusal(action: ChildAction, child: TargetChild): 'not-ready' | 'approved' | null {
  if (!isRead(child)) return 'not-ready';
  return RULES[action].sparesValidated && child.userStatus === 'Validated' ? 'approved' : null;
}

/** Whether a document is read and not deleted, so that child documents can be added to it. */
export function isRead({ status, isDeleted }: Pick<TargetChild, 'status' | 'isDeleted'>): boolean {
  return !isDeleted && (status === 'Processed' || status === 'Posted');
}

/** The actions that somebody is offered, in their order. */
export function decideChildActions(access: Access, child: TargetChild): ChildAction[] {
  return CHILD_ACTIONS.filter(
    (action) => can(access, RULES[action].permission) && findChildRefusal(action, child) === null,
  );
}

/** Tags as they are kept: without spaces around them, each once whatever its capitals, in the order of the alphabet. */
export function tidyTags(tags: readonly string[]): string[] {
  const words = tags.map((tag) => tag.trim().replaceAll(/\s+/g, ' ')).filter((tag) => tag !== '');
  const first = new Map(words.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return [...first].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, tag]) => tag);
}
