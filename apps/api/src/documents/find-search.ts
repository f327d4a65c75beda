// From what the list asks for to what the queries look for: names of clients, people and types become those that have them. A value that a category has
// means it alone; any other text means all that hold it, so that what was typed finds something before it is typed to its end.

import type { DocumentSearch } from '@vigilo/contract/documents';
import { isReversed } from '@vigilo/domain/documents/document-search';
import { DOCUMENT_STATUSES, USER_STATUSES } from '@vigilo/domain/documents/document-status';
import { Problem } from '../frame/problem.ts';
import type { FoundSearch } from './document-search.ts';
import type { KnownNames, ListState, Named } from './document-search.queries.ts';

export interface AskedSearch {
  readonly search: string;
  readonly searchCategories: DocumentSearch;
  readonly isDeleted: boolean;
}

/** Everything that is deleted, or everything that is not. */
export function everySearch(isDeleted: boolean): AskedSearch {
  return { search: '', searchCategories: {}, isDeleted };
}

/** Whether names have to be known to answer a search. */
export function needsNames({ search, searchCategories }: AskedSearch): boolean {
  const { ClientName, UploadedBy, DocumentType } = searchCategories;
  return (
    search.trim() !== '' || [ClientName, UploadedBy, DocumentType].some((list) => (list ?? []).length > 0)
  );
}

/** @throws Problem invalid-input where the range of days runs backwards. */
export function findSearch(
  { search, searchCategories, isDeleted }: AskedSearch,
  { ownClients }: ListState,
  known: KnownNames,
): FoundSearch {
  const range = searchCategories['Date Range'] ?? null;
  if (range !== null && isReversed(range))
    throw new Problem('invalid-input', 'documents.rangeReversed', {
      description: 'documents.rangeReversedHint',
      fields: { 'body.searchCategories.Date Range.to': 'documents.rangeReversedHint' },
    });
  const text = search.trim();
  const ids = (named: readonly Named[], wanted: readonly string[]) =>
    findNamed(named, wanted, ({ name }) => name).map(({ id }) => id);
  return {
    isDeleted,
    ownClients,
    range,
    names: given(searchCategories.DocumentName),
    regions: given(searchCategories.Region),
    statuses: among(DOCUMENT_STATUSES, searchCategories.Status),
    userStatuses: among(USER_STATUSES, searchCategories.UserStatus),
    clients: whereGiven(searchCategories.ClientName, (wanted) => ids(known.clients, wanted)),
    uploaders: whereGiven(searchCategories.UploadedBy, (wanted) => ids(known.users, wanted)),
    types: among(known.types, searchCategories.DocumentType),
    tags: given(searchCategories.Tag)?.map((tag) => tag.trim().toLowerCase()) ?? null,
    text:
      text === ''
        ? null
        : {
            text,
            statuses: DOCUMENT_STATUSES.filter((status) => holds(status, text)),
            clients: known.clients.flatMap(({ id, name }) => (holds(name, text) ? [id] : [])),
            uploaders: known.users.flatMap(({ id, name }) => (holds(name, text) ? [id] : [])),
            types: known.types.filter((type) => holds(type, text)),
          },
  };
}

function given(values: readonly string[] | undefined): readonly string[] | null {
  return values === undefined || values.length === 0 ? null : values;
}

function whereGiven<T>(
  values: readonly string[] | undefined,
  find: (values: readonly string[]) => T,
): T | null {
  const wanted = given(values);
  return wanted === null ? null : find(wanted);
}

function among<T extends string>(known: readonly T[], values: readonly string[] | undefined): T[] | null {
  return whereGiven(values, (wanted) => findNamed(known, wanted, (name) => name));
}

function findNamed<T>(known: readonly T[], wanted: readonly string[], nameOf: (each: T) => string): T[] {
  const found = wanted.flatMap((value) => {
    const exact = known.filter((each) => nameOf(each).toLowerCase() === value.toLowerCase());
    return exact.length > 0 ? exact : known.filter((each) => holds(nameOf(each), value));
  });
  return [...new Set(found)];
}

function holds(name: string, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase());
}
