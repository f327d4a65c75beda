// The state of the wizard is its address: read here, changed here.

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { ImportView } from './import-url.ts';
import { buildImportSearch, parseImportSearch } from './import-url.ts';

/** Changes a part of the address; `replace` for what is no step of its own in the browser's history. */
export type ChangeView = (part: Partial<ImportView>, how?: { readonly replace?: boolean }) => void;

export function useImportView(): { readonly view: ImportView; readonly change: ChangeView } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const view = useMemo(() => parseImportSearch(search), [search]);
  const change = useCallback<ChangeView>(
    (part, how) => {
      void navigate({
        to: '.',
        search: (previous: unknown) => buildImportSearch({ ...parseImportSearch(previous), ...part }),
        replace: how?.replace ?? false,
      });
    },
    [navigate],
  );
  return { view, change };
}
