import { Group, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { FoundState, PageViewer } from './page-viewer.ts';

const ICON = { size: '1.125rem', stroke: 1.75 } as const;
const LINE = { borderBlockEnd: 'var(--v-line-width) solid var(--v-line)' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

interface ViewerSearchProps {
  readonly viewer: PageViewer | null;
  readonly found: FoundState | null;
  readonly onClose: () => void;
}

/** Searches the words of all pages: Enter goes on, Shift and Enter back, Escape ends it. */
export function ViewerSearch({ viewer, found, onClose }: ViewerSearchProps) {
  const t = useTexts('documentViewer');
  const [text, setText] = useState('');
  const searchAgain = useEffectEvent(() => {
    if (text !== '') viewer?.search(text, 'first');
  });
  // What was typed before the document was open, or before it was opened again.
  useEffect(() => searchAgain(), [viewer]);
  const says =
    text === '' || found === null
      ? ''
      : found.kind === 'none'
        ? t('search.none')
        : found.kind === 'searching' && found.total === 0
          ? t('search.busy')
          : t('search.found', { current: found.current, total: found.total });
  return (
    <Group role="search" gap="xs" px="sm" py="xs" wrap="nowrap" style={LINE}>
      <TextInput
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        flex={1}
        value={text}
        data-autofocus
        ref={focusAtFirst}
        onChange={(event) => {
          setText(event.currentTarget.value);
          viewer?.search(event.currentTarget.value, 'first');
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          if (event.key === 'Enter') viewer?.search(text, event.shiftKey ? 'previous' : 'next');
        }}
      />
      <Text span c="dimmed" role="status" style={FIGURES}>
        {says}
      </Text>
      <IconButton label={t('search.previous')} onClick={() => viewer?.search(text, 'previous')}>
        <IconChevronUp {...ICON} />
      </IconButton>
      <IconButton label={t('search.next')} onClick={() => viewer?.search(text, 'next')}>
        <IconChevronDown {...ICON} />
      </IconButton>
      <IconButton label={t('search.close')} onClick={onClose}>
        <IconX {...ICON} />
      </IconButton>
    </Group>
  );
}

/** The search was opened to type into it. */
function focusAtFirst(input: HTMLInputElement | null): void {
  input?.focus();
}
