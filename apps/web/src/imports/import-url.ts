// The import in hand is in the address, so that a reload or a link comes back to it: which import, whether its columns are looked at once
// more, and which rows of the preview are shown.

import { VERDICTS } from '@vigilo/domain/imports/faults';
import type { Verdict } from '@vigilo/domain/imports/faults';
import type { SearchParams } from '../lib/search-params.ts';
import {
  choiceParam,
  flagParam,
  formatParams,
  idParam,
  pageParam,
  parseParams,
} from '../lib/search-params.ts';
import type { Search } from '../lib/search.ts';

export interface ImportView {
  readonly id: string | null;
  /** The columns are shown though the file has been checked. */
  readonly isAtColumns: boolean;
  /** The rows that are shown; null: those that matter most. */
  readonly verdict: Verdict | null;
  readonly page: number;
}

const PARAMS: SearchParams<ImportView> = {
  id: idParam('import'),
  isAtColumns: flagParam(false, 'columns', 'step'),
  verdict: choiceParam(VERDICTS, null, 'rows'),
  page: pageParam(1),
};

/** What the words of an address say; what they cannot mean is left out. */
export function parseImportSearch(search: unknown): ImportView {
  return parseParams(PARAMS, search);
}

/** The words of an address that say this; what goes without saying is left out. */
export function buildImportSearch(view: ImportView): Search {
  return formatParams(PARAMS, view);
}
