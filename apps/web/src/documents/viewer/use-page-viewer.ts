import type { PagePoint } from '@vigilo/domain/review/find-row-at';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { openSource } from './document-source.ts';
import type { DrawnBox } from './page-pointer.ts';
import type { FoundState, PageViewer, ViewerState } from './page-viewer.ts';
import { openPageViewer } from './page-viewer.ts';
import type { DocumentViewerProps } from './viewer-props.ts';

export interface OpenedViewer {
  readonly container: RefObject<HTMLDivElement | null>;
  /** Null until the document is open. */
  readonly viewer: PageViewer | null;
  readonly state: ViewerState;
  readonly found: FoundState | null;
  readonly forgetFound: () => void;
  readonly isDrawn: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

const AT_FIRST: ViewerState = { page: 1, pageCount: 0, scale: 1, fit: 'page-width' };

/** Opens a document in the container that the frame draws, and follows what is seen of it. */
export function usePageViewer(
  { documentId, fileKind, pages, highlights, page, onPage, onPoint, onBox }: DocumentViewerProps,
  namePage: (page: number) => string,
): OpenedViewer {
  const container = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<PageViewer | null>(null);
  const [state, setState] = useState(AT_FIRST);
  const [found, setFound] = useState<FoundState | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { attempt, hasFailed, setFailed, retry } = useAttempts();
  const name = useEffectEvent(namePage);
  const point = useEffectEvent((place: PagePoint) => onPoint?.(place));
  const box = useEffectEvent((drawn: DrawnBox) => onBox?.(drawn));
  const open = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const element = container.current;
    if (element === null) return;
    const fail = (): void => {
      if (!signal.aborted) setFailed(true);
    };
    try {
      const source = await openSource({ documentId, fileKind, pages, signal, onFailed: fail });
      const opened = await openPageViewer({
        container: element,
        source,
        signal,
        namePage: name,
        onState: setState,
        onFound: setFound,
        onDrawn: () => setDrawn(true),
        onPoint: point,
        onBox: box,
      });
      setViewer(opened);
    } catch {
      fail();
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void open(stop.signal);
    return () => {
      stop.abort();
      setViewer(null);
      setDrawn(false);
    };
  }, [documentId, attempt]);
  // First the page and then the rectangle on it: going to a page lets go of what was aimed at.
  usePageSteps(viewer, state, page, onPage);
  useEffect(() => viewer?.showMarks(highlights), [viewer, highlights]);
  return {
    container,
    viewer,
    state,
    found,
    forgetFound: () => setFound(null),
    isDrawn,
    hasFailed,
    retry,
  };
}

function useAttempts() {
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = (): void => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { attempt, hasFailed, setFailed, retry };
}

/** Goes to the page that is asked for, and tells which one is seen. */
function usePageSteps(
  viewer: PageViewer | null,
  state: ViewerState,
  page: number | undefined,
  onPage: DocumentViewerProps['onPage'],
): void {
  const shown = useRef(1);
  const tellPage = useEffectEvent((seen: number) => onPage?.(seen));
  // Before the next page is told: a page that was told comes back as the one that is asked for, and must not lead back while the person scrolls on.
  useEffect(() => {
    if (page !== undefined && page !== shown.current) viewer?.goTo(page);
  }, [viewer, page]);
  useEffect(() => {
    // Until the document is open the page that is asked for stands: the first one is not told in its place.
    if (viewer === null) return;
    shown.current = state.page;
    tellPage(state.page);
  }, [viewer, state.page]);
}
