import { Group, Text, TextInput } from '@mantine/core';
import {
  IconArrowAutofitWidth,
  IconLayoutSidebar,
  IconMarquee2,
  IconRotateClockwise,
  IconSearch,
  IconZoomIn,
  IconZoomOut,
  IconArrowAutofitHeight,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { formatCount, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PageViewer, ViewerState } from './page-viewer.ts';

const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' } as const;
const IN_THE_MIDDLE = { input: { textAlign: 'center' } } as const;

interface ViewerToolsProps {
  readonly viewer: PageViewer | null;
  readonly state: ViewerState;
  readonly hasThumbnails: boolean;
  /** Null where there are no thumbnails. */
  readonly onThumbnails: (() => void) | null;
  readonly isDrawing: boolean;
  /** Null where no boxes are drawn. */
  readonly onDraw: (() => void) | null;
  readonly isSearching: boolean;
  readonly searchButton: RefObject<HTMLButtonElement | null>;
  readonly onSearch: () => void;
}

/** The line above the pages: thumbnails, size, turn, page, search. */
export function ViewerTools(props: ViewerToolsProps) {
  const { viewer, state, hasThumbnails, onThumbnails, isDrawing, onDraw } = props;
  const { isSearching, searchButton, onSearch } = props;
  const t = useTexts('documentViewer');
  return (
    <Group
      role="toolbar"
      aria-label={t('tools')}
      justify="space-between"
      gap="xs"
      px="sm"
      py="xs"
      wrap="nowrap"
      style={LINE}
    >
      <Group gap={0} wrap="nowrap">
        {onThumbnails !== null && (
          <IconButton label={t('thumbnails')} aria-pressed={hasThumbnails} onClick={onThumbnails}>
            <IconLayoutSidebar {...ICON} />
          </IconButton>
        )}
        <SizeTools viewer={viewer} state={state} />
      </Group>
      <Group gap="xs" wrap="nowrap">
        <PageField viewer={viewer} state={state} />
        {onDraw !== null && (
          <IconButton
            label={t('drawBox')}
            aria-keyshortcuts="b"
            aria-pressed={isDrawing}
            aria-description={t('drawBoxHint')}
            onClick={onDraw}
          >
            <IconMarquee2 {...ICON} />
          </IconButton>
        )}
        <IconButton
          ref={searchButton}
          label={t('search')}
          aria-keyshortcuts="/"
          aria-expanded={isSearching}
          onClick={onSearch}
        >
          <IconSearch {...ICON} />
        </IconButton>
      </Group>
    </Group>
  );
}

/** Larger, smaller, fitted, turned. */
function SizeTools({ viewer, state }: Pick<ViewerToolsProps, 'viewer' | 'state'>) {
  const t = useTexts('documentViewer');
  return (
    <>
      <IconButton label={t('zoomOut')} aria-keyshortcuts="-" onClick={() => viewer?.zoom('out')}>
        <IconZoomOut {...ICON} />
      </IconButton>
      <Text span miw="2.75rem" ta="center" style={FIGURES} aria-live="polite">
        {formatPercent(state.scale)}
      </Text>
      <IconButton label={t('zoomIn')} aria-keyshortcuts="+" onClick={() => viewer?.zoom('in')}>
        <IconZoomIn {...ICON} />
      </IconButton>
      <IconButton
        label={t('fitWidth')}
        aria-keyshortcuts="0"
        aria-pressed={state.fit === 'page-width'}
        onClick={() => viewer?.fit('page-width')}
      >
        <IconArrowAutofitWidth {...ICON} />
      </IconButton>
      <IconButton
        label={t('fitPage')}
        aria-keyshortcuts="1"
        aria-pressed={state.fit === 'page-fit'}
        onClick={() => viewer?.fit('page-fit')}
      >
        <IconArrowAutofitHeight {...ICON} />
      </IconButton>
      <IconButton label={t('turn')} aria-keyshortcuts="r" onClick={() => viewer?.turn()}>
        <IconRotateClockwise {...ICON} />
      </IconButton>
    </>
  );
}

/** The number of the page, which can be typed over. */
function PageField({ viewer, state }: Pick<ViewerToolsProps, 'viewer' | 'state'>) {
  const t = useTexts('documentViewer');
  // Null while nothing is typed: then it follows the pages.
  const [typed, setTyped] = useState<string | null>(null);
  const go = (): void => {
    const page = Number(typed ?? '');
    if (Number.isInteger(page) && page >= 1 && page <= state.pageCount) viewer?.goTo(page);
    setTyped(null);
  };
  return (
    <Group gap="xs" wrap="nowrap">
      <Text span>{t('page')}</Text>
      <TextInput
        aria-label={t('page.number')}
        inputMode="numeric"
        w="3.25rem"
        styles={IN_THE_MIDDLE}
        value={typed ?? String(state.page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => event.key === 'Enter' && go()}
      />
      <Text span style={FIGURES}>
        {t('page.of', { count: state.pageCount === 0 ? formatCount(null) : formatCount(state.pageCount) })}
      </Text>
    </Group>
  );
}
