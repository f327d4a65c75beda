import { Group, Kbd } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { documentPath } from '../document-path.ts';
import { findStep } from './find-step.ts';
import type { DocumentDetail } from './summary-queries.ts';

type Direction = 'next' | 'previous';

const KEYS: Readonly<Record<Direction, string>> = { next: 'j', previous: 'k' };
const DIRECTIONS = ['next', 'previous'] as const;

/** The way to the documents before and after this one in the list as it was left, also by key; at its ends nothing happens. */
export function DocumentSteps({ document }: { readonly document: DocumentDetail }) {
  const t = useTexts('documentViewer');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  /** That there is none was found out for this document. */
  const [ends, setEnds] = useState<Readonly<Record<Direction, string | null>>>({
    next: null,
    previous: null,
  });
  async function go(direction: Direction): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const id = await findStep(document._id, direction);
      if (id === null) setEnds((before) => ({ ...before, [direction]: document._id }));
      else await navigate({ to: documentPath(id) });
    } catch {
      // The list could not be had: the step can be tried again.
    } finally {
      setBusy(false);
    }
  }
  const step = useEffectEvent((direction: Direction) => void go(direction));
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const direction = DIRECTIONS.find((each) => KEYS[each] === event.key.toLowerCase());
      if (direction !== undefined && isPageShortcut(event)) step(direction);
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const reason = (direction: Direction): string | undefined =>
    ends[direction] === document._id ? t(`summary.${direction}None`) : undefined;
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
      <IconButton
        variant="default"
        label={t('summary.previous')}
        aria-keyshortcuts={KEYS.previous}
        disabledReason={reason('previous')}
        onClick={() => void go('previous')}
      >
        <IconChevronLeft size="1.125rem" />
      </IconButton>
      <Kbd>{KEYS.previous.toUpperCase()}</Kbd>
      <Kbd>{KEYS.next.toUpperCase()}</Kbd>
      <IconButton
        variant="default"
        label={t('summary.next')}
        aria-keyshortcuts={KEYS.next}
        disabledReason={reason('next')}
        onClick={() => void go('next')}
      >
        <IconChevronRight size="1.125rem" />
      </IconButton>
    </Group>
  );
}
