// The import in hand is in the address, so that a reload or a link comes back to it: which import, whether its columns are looked at once
// more, and which rows of the preview are shown.

import { VERDICTS } from '@vigilo/domain/imports/faults';
import type { Verdict } from '@vigilo/domain/imports/faults';

export interface ImportView {
  readonly id: string | null;
  /** The columns are shown though the file has been checked. */
  readonly isAtColumns: boolean;
  /** The rows that are shown; null: those that matter most. */
  readonly verdict: Verdict | null;
  readonly page: number;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the words of an address say; what they cannot mean is left out. */
export function parseImportSearch(search: unknown): ImportView {
  const params: Record<string, unknown> = typeof search === 'object' && search !== null ? { ...search } : {};
  const id = asText(params['import']);
  const page = asText(params['page']);
  return {
    id: UUID.test(id) ? id : null,
    isAtColumns: params['step'] === 'columns',
    verdict: VERDICTS.find((verdict) => verdict === params['rows']) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The words of an address that say this; what goes without saying is left out. */
export function buildImportSearch({ id, isAtColumns, verdict, page }: ImportView): Record<string, string> {
  return {
    ...(id !== null && { import: id }),
    ...(isAtColumns && { step: 'columns' }),
    ...(verdict !== null && { rows: verdict }),
    ...(page > 1 && { page: String(page) }),
  };
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
