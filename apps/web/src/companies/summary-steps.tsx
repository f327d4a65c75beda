import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { PATHS } from '../app/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { KeyHint } from '../ui/key-hint.tsx';
import type { SummaryList } from './public/list-words.ts';
import { wordsOfList } from './public/list-words.ts';
import type { Step } from './neighbours.ts';
import classes from './summary-steps.module.css';
import { useNeighbours } from './use-neighbours.ts';

const KEYS = { previous: 'k', next: 'j' } as const;

interface SummaryStepsProps {
  readonly companyId: string;
  readonly list: SummaryList;
}

/** The way to the companies before and after this one in the list it was opened from, also with the keys K and J. */
export function SummarySteps({ companyId, list }: SummaryStepsProps) {
  const t = useTexts('companies');
  const navigate = useNavigate();
  const steps = useNeighbours(companyId, list.view, list.isPortfolio);
  const go = (step: Step | null): void => {
    if (step === null) return;
    void navigate({ to: PATHS.companySummary, params: { companyId: step.id }, search: wordsOfList({ ...list, view: { ...list.view, page: step.page } }) });
  };
  useStepKeys((side) => go(steps[side]));
  const reason = (side: 'previous' | 'next'): string | undefined => (steps[side] === null ? (steps.isLoading ? t('summary.stepsLoading') : t(`summary.${side}None`)) : undefined);
  return (
    <span className={classes.steps}>
      <IconButton variant="default" label={t('summary.previousCompany')} disabledReason={reason('previous')} aria-keyshortcuts={KEYS.previous} onClick={() => go(steps.previous)}>
        <IconChevronLeft size="1.125rem" />
      </IconButton>
      <KeyHint>{KEYS.previous.toUpperCase()}</KeyHint>
      <KeyHint>{KEYS.next.toUpperCase()}</KeyHint>
      <IconButton variant="default" label={t('summary.nextCompany')} disabledReason={reason('next')} aria-keyshortcuts={KEYS.next} onClick={() => go(steps.next)}>
        <IconChevronRight size="1.125rem" />
      </IconButton>
    </span>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="radio"]), textarea, select, [role="textbox"]'));
}

/** J and K, unless something is being typed or a dialog is open. */
function useStepKeys(onStep: (side: 'previous' | 'next') => void): void {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"][aria-modal="true"]') !== null) return;
      const key = event.key.toLowerCase();
      if (key === KEYS.previous) step('previous');
      if (key === KEYS.next) step('next');
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
