import type { DocumentStatus, UserStatus } from '@vigilo/domain/documents/document-status';
import type { DayRange } from '@vigilo/domain/documents/document-search';

/** What a search asks for, with the names in it looked up: of a list that is not null, one of its values. */
export interface FoundSearch {
  readonly isDeleted: boolean;
  /** The caller's clients that count today; null for an Admin, who sees every one. */
  readonly ownClients: readonly string[] | null;
  readonly range: DayRange | null;
  readonly names: readonly string[] | null;
  readonly regions: readonly string[] | null;
  readonly statuses: readonly DocumentStatus[] | null;
  readonly userStatuses: readonly UserStatus[] | null;
  readonly clients: readonly string[] | null;
  readonly uploaders: readonly string[] | null;
  readonly types: readonly string[] | null;
  /** Of its child documents, in small letters. */
  readonly tags: readonly string[] | null;
  /** The text of the search box: in the names of the file, its ticker, region and project, or one of what is named like it. */
  readonly text: {
    readonly text: string;
    readonly statuses: readonly DocumentStatus[];
    readonly clients: readonly string[];
    readonly uploaders: readonly string[];
    readonly types: readonly string[];
  } | null;
}

/** Whether documents are found by a part of what they are called, for which no index helps. */
export function looksIntoNames({ text, names }: FoundSearch): boolean {
  return text !== null || names !== null;
}
