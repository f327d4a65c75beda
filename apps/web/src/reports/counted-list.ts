// Behind every number stands a list: the companies of one category or class that had been initiated by a day, as of that day.

import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { PATHS } from '../lib/paths.ts';
import { buildTableSearch } from '../companies/public/table-search.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';

/** What the companies of a list have in common. */
export interface CountedList {
  /** YYYY-MM-DD */
  readonly asOf: string;
  /** Initiated on or after this day too. */
  readonly since?: string;
  readonly field?: 'category' | 'entityType' | 'region' | 'sector';
  /** The value of the field; empty for 'not classified'. */
  readonly value?: string;
}

/** The words of the address of the list. */
export function buildCountedSearch({ asOf, since, field, value = '' }: CountedList) {
  return buildTableSearch(asOf, {
    recordUpdation: { ...(since !== undefined && { from: since }), to: asOf },
    ...(field !== undefined && { [field]: [value] }),
  });
}

/** Opens the list behind a bar or a slice. */
export function useOpenList(): (list: CountedList) => void {
  const navigate = useNavigate();
  return useCallback(
    (list) => void navigate({ to: PATHS.companies, search: buildCountedSearch(list) }),
    [navigate],
  );
}

/** Writes what a list is of: `Positive, as of 11/20/2026`. */
export function useListText(): (what: string, list: CountedList) => string {
  const t = useTexts('rtiSummary');
  return (what, { asOf, since }) => {
    const day = formatDay(asOf);
    return since === undefined
      ? t('asOfDay', { what, day })
      : t('initiatedIn', { from: formatDay(since), to: day });
  };
}
