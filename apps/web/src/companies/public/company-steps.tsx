import { Group, Kbd } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { isPageShortcut } from '../../lib/page-shortcut.ts';
import { useTexts } from '../../lib/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Step } from '../summary/neighbours.ts';
import { useNeighbours } from '../summary/use-neighbours.ts';
import type { SummaryList } from './summary-list.ts';

/** Keys as the browser names them. */
interface StepKeys {
  readonly previous: string;
  readonly next: string;
}

interface CompanyStepsProps {
  readonly companyId: string;
  readonly list: SummaryList;
  readonly keys: StepKeys;
  /** Goes to a company; the list is then on the page that the company is on. */
  readonly onGo: (companyId: string, list: SummaryList) => void;
}

/** The way to the companies before and after this one in the list it was opened from, also by key. */
export function CompanySteps({ companyId, list, keys, onGo }: CompanyStepsProps) {
  const t = useTexts('companies');
  const steps = useNeighbours(companyId, list.view, list.isPortfolio);
  const go = (step: Step | null): void => {
    if (step !== null) onGo(step.id, { ...list, view: { ...list.view, page: step.page } });
  };
  useStepKeys(keys, (side) => go(steps[side]));
  const reason = (side: 'previous' | 'next'): string | undefined =>
    steps[side] === null
      ? steps.isLoading
        ? t('summary.stepsLoading')
        : t(`summary.${side}None`)
      : undefined;
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
      <IconButton
        variant="default"
        label={t('summary.previousCompany')}
        disabledReason={reason('previous')}
        aria-keyshortcuts={keys.previous}
        onClick={() => go(steps.previous)}
      >
        <IconChevronLeft size="1.125rem" />
      </IconButton>
      <Kbd>{keys.previous.toUpperCase()}</Kbd>
      <Kbd>{keys.next.toUpperCase()}</Kbd>
      <IconButton
        variant="default"
        label={t('summary.nextCompany')}
        disabledReason={reason('next')}
        aria-keyshortcuts={keys.next}
        onClick={() => go(steps.next)}
      >
        <IconChevronRight size="1.125rem" />
      </IconButton>
    </Group>
  );
}

function useStepKeys(keys: StepKeys, onStep: (side: 'previous' | 'next') => void): void {
  const step = useEffectEvent(onStep);
  const { previous, next } = keys;
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!isPageShortcut(event)) return;
      const key = event.key.toLowerCase();
      if (key === previous) step('previous');
      if (key === next) step('next');
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [previous, next]);
}
