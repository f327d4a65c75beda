// The state of the listing is its address: read here, changed here.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { CompaniesView } from './companies-url.ts';
import { buildCompaniesSearch, parseCompaniesSearch } from './companies-url.ts';

/**
 * Changes a part of the state. What would otherwise be a step for each turn of the wheel or each letter replaces the present
 * entry of the browser's history.
 */
export type ChangeView = (part: Partial<CompaniesView>, how?: { readonly replace?: boolean }) => void;

export interface ListingState {
  readonly view: CompaniesView;
  readonly change: ChangeView;
}

export function useListingState(): ListingState {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => parseCompaniesSearch(search), [search]);
  const change = useCallback<ChangeView>(
    (part, how) => {
      void navigate({
        to: '.',
        search: (previous: unknown) => buildCompaniesSearch({ ...parseCompaniesSearch(previous), ...part }),
        replace: how?.replace ?? false,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { view, change };
}
