import { Group, Kbd } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { StepDirection } from '@vigilo/domain/documents/neighbours';
import { useEffect, useEffectEvent, useState } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type ByDirection<T> = Readonly<Record<StepDirection, T>>;

interface StepButtonsProps {
  /** Where the person is: that there is nothing beyond is found out for this place. */
  readonly place: string;
  readonly keys: ByDirection<string>;
  readonly labels: ByDirection<string>;
  /** Why there is no step. */
  readonly endTexts: ByDirection<string>;
  /** The address that a step leads to, or null at the end. */
  readonly find: (direction: StepDirection) => Promise<string | null>;
}

const DIRECTIONS = ['next', 'previous'] as const;

/** The way to what is before and after, also by key; at the ends nothing happens. */
export function StepButtons({ place, keys, labels, endTexts, find }: StepButtonsProps) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [ends, setEnds] = useState<ByDirection<string | null>>({ next: null, previous: null });
  async function go(direction: StepDirection): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const to = await find(direction);
      if (to === null) setEnds((before) => ({ ...before, [direction]: place }));
      else await navigate({ to });
    } catch {
      // The list could not be had: the step can be tried again.
    } finally {
      setBusy(false);
    }
  }
  const answerKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = DIRECTIONS.find((each) => keys[each] === event.key.toLowerCase());
    if (direction !== undefined && isPageShortcut(event)) void go(direction);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => answerKey(event);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const button = (direction: StepDirection) => ({
    variant: 'default',
    label: labels[direction],
    'aria-keyshortcuts': keys[direction],
    disabledReason: ends[direction] === place ? endTexts[direction] : undefined,
    onClick: () => void go(direction),
  });
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
      <IconButton {...button('previous')}>
        <IconChevronLeft size="1.125rem" />
      </IconButton>
      <Kbd>{keys.previous.toUpperCase()}</Kbd>
      <Kbd>{keys.next.toUpperCase()}</Kbd>
      <IconButton {...button('next')}>
        <IconChevronRight size="1.125rem" />
      </IconButton>
    </Group>
  );
}
