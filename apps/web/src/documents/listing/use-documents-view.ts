import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRememberedSetting } from '../../lib/remembered-setting.ts';
import type { DocumentsView, RowCount } from './documents-url.ts';
import {
  buildDocumentsSearch,
  KEPT_SEARCH,
  parseDocumentsSearch,
  readKeptSearch,
  ROW_COUNTS,
} from './documents-url.ts';

/** Changes a part of the view; what says no page leads to the first. */
export type ChangeView = (part: Partial<DocumentsView>) => void;

export interface OwnView {
  readonly view: DocumentsView;
  readonly change: ChangeView;
  readonly rowCount: RowCount;
  readonly setRowCount: (rows: RowCount) => void;
}

/** What the list shows, as its address says it; an address without words goes on as the list was left. */
export function useDocumentsView(canSeeDeleted: boolean): OwnView {
  const { words, keep } = useWords();
  const navigate = useNavigate();
  const view = useMemo(() => {
    const parsed = parseDocumentsSearch(words);
    return { ...parsed, deleted: parsed.deleted && canSeeDeleted };
  }, [words, canSeeDeleted]);
  const [usualRows, setUsualRows] = useRememberedSetting<RowCount>(
    'documents.rows',
    (stored) => ROW_COUNTS.find((rows) => rows === stored) ?? 10,
  );
  const change = useCallback<ChangeView>(
    (part) => {
      const next = buildDocumentsSearch({ ...view, page: 1, ...part });
      keep(next);
      void navigate({ to: '.', search: next, resetScroll: false });
    },
    [view, keep, navigate],
  );
  return { view, change, rowCount: view.rows ?? usualRows, setRowCount: setUsualRows };
}

/** The words of the address, or those that were kept where it has none as the list opens. */
function useWords() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [kept, keep] = useRememberedSetting(KEPT_SEARCH, readKeptSearch);
  const [first] = useState(kept);
  const isBare = Object.keys(search).length === 0;
  const [isStarted, setStarted] = useState(!isBare || Object.keys(first).length === 0);
  if (!isStarted && !isBare) setStarted(true);
  useEffect(() => {
    if (!isStarted) void navigate({ to: '.', search: first, replace: true, resetScroll: false });
  }, [isStarted, first, navigate]);
  return { words: isStarted ? search : first, keep };
}
