// Words for what documents are called by name: statuses and types.

import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import type { Translate } from '../../lib/texts.ts';
import { writeType } from '../public/type-name.ts';

export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/** Pages by type, the most first; of as many the one that comes first by name. */
export function sortTypes(counts: Readonly<Record<string, number>>): readonly TypeCount[] {
  return Object.entries(counts)
    .map(([type, count]) => ({ type, count }))
    .toSorted((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

/** A value of a filter, in the language of the page where the product gave it. */
export function writeFilterValue(t: Translate<'documentScreens'>, field: string, value: string): string {
  if (field === 'DocumentType') return writeType(t, value);
  const status = DOCUMENT_STATUSES.find((each) => each === value);
  if (field === 'Status' && status !== undefined) return t(`status.${status}`);
  const userStatus = USER_STATUSES.find((each) => each === value);
  return field === 'UserStatus' && userStatus !== undefined ? t(`userStatus.${userStatus}`) : value;
}
