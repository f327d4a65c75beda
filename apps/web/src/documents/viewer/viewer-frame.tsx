import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { KeyboardEvent as PressedKey } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { useTexts } from '../../lib/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import type { PageViewer } from './page-viewer.ts';
import { PageThumbnails } from './page-thumbnails.tsx';
import type { OpenedViewer } from './use-page-viewer.ts';
import { usePageViewer } from './use-page-viewer.ts';
import classes from './viewer.module.css';
import { ViewerSearch } from './viewer-search.tsx';
import { ViewerSkeleton } from './viewer-skeleton.tsx';
import type { DocumentViewerProps } from './viewer-props.ts';
import { ViewerTools } from './viewer-tools.tsx';

/** The viewer with its tools, its search and its thumbnails. */
export function ViewerFrame(props: DocumentViewerProps) {
  const t = useTexts('documentViewer');
  const opened = usePageViewer(props, (page) => t('page.name', { page }));
  const [hasThumbnails, setThumbnails] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const { isDrawing, toggleDrawing } = useDrawing(opened.viewer, props.onBox !== undefined);
  const { container, viewer, state, isDrawn, hasFailed, retry } = opened;
  const searchButton = useRef<HTMLButtonElement>(null);
  const closeSearch = (): void => {
    setSearching(false);
    opened.forgetFound();
    viewer?.search('', 'first');
    searchButton.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the viewer work on whatever of it has the focus
    <div
      className={classes['viewer']}
      onKeyDown={(event) => answerKey(event, opened, () => setSearching(true))}
    >
      <ViewerTools
        viewer={viewer}
        state={state}
        hasThumbnails={hasThumbnails}
        onThumbnails={props.pages.length === 0 ? null : () => setThumbnails((before) => !before)}
        isDrawing={isDrawing}
        onDraw={props.onBox === undefined ? null : toggleDrawing}
        isSearching={isSearching}
        searchButton={searchButton}
        onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
      />
      {isSearching && <ViewerSearch viewer={viewer} found={opened.found} onClose={closeSearch} />}
      <div className={classes['body']}>
        {hasThumbnails && (
          <PageThumbnails
            documentId={props.documentId}
            pages={props.pages}
            current={state.page}
            onPage={(page) => viewer?.goTo(page)}
          />
        )}
        <div className={classes['stage']}>
          <div
            ref={container}
            className={classes['container']}
            role="region"
            aria-label={t('pages', { name: props.name })}
            tabIndex={0}
          >
            <div className={`pdfViewer ${classes['pages'] ?? ''}`} />
          </div>
          {!isDrawn && <div className={classes['cover']}>{hasFailed ? null : <ViewerSkeleton />}</div>}
          {hasFailed && <Failed onRetry={retry} />}
        </div>
      </div>
    </div>
  );
}

/** Drawing boxes, switched by its button and by the key B anywhere on the page; Escape ends it. */
function useDrawing(viewer: PageViewer | null, canDraw: boolean) {
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => viewer?.setDrawing(isDrawing), [viewer, isDrawing]);
  const toggleDrawing = (): void => setDrawing((before) => !before);
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (!canDraw || !isPageShortcut(event)) return;
    if (event.key.toLowerCase() === 'b') toggleDrawing();
    else if (event.key === 'Escape') setDrawing(false);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => answer(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isDrawing, toggleDrawing };
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('documentViewer');
  const ts = useTexts('shell');
  return (
    <div className={classes['cover']}>
      <Notice tone="bad" title={t('failed')} action={<Button onClick={onRetry}>{ts('tryAgain')}</Button>}>
        {t('failed.text')}
      </Notice>
    </div>
  );
}

/** Keys of the viewer; those that scroll are the browser's own. */
function answerKey(event: PressedKey, { viewer, state }: OpenedViewer, onSearch: () => void): void {
  if (viewer === null || event.altKey) return;
  const isTyping = event.target instanceof HTMLInputElement;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
    event.preventDefault();
    onSearch();
    return;
  }
  if (isTyping || event.ctrlKey || event.metaKey) return;
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => viewer.zoom('in'),
    '=': () => viewer.zoom('in'),
    '-': () => viewer.zoom('out'),
    '0': () => viewer.fit('page-width'),
    '1': () => viewer.fit('page-fit'),
    r: () => viewer.turn(),
    '/': onSearch,
    ArrowLeft: () => viewer.goTo(state.page - 1),
    ArrowRight: () => viewer.goTo(state.page + 1),
    Home: () => viewer.goTo(1),
    End: () => viewer.goTo(state.pageCount),
  };
  const action = actions[event.key];
  if (action === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
