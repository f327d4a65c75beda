import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { STEPS } from './import-step.ts';
import type { Step } from './import-step.ts';
import classes from './wizard-steps.module.css';

interface WizardStepsProps {
  readonly current: Step;
  /** The last step is over, too. */
  readonly isDone: boolean;
  /** How an earlier step is gone back to, where that can be. */
  readonly backTo: Partial<Record<Step, () => void>>;
}

/** The four steps and the one that is shown; an earlier one that can be corrected is a button. */
export function WizardSteps({ current, isDone, backTo }: WizardStepsProps) {
  const t = useTexts('importWizard');
  const at = STEPS.indexOf(current);
  return (
    <ol className={classes.steps} aria-label={t('steps')}>
      {STEPS.map((step, i) => {
        const isOver = i < at || (isDone && i === at);
        const back = i < at ? backTo[step] : undefined;
        const content = (
          <>
            <span className={classes.number} aria-hidden={isOver}>
              {isOver ? <IconCheck size="0.875rem" stroke={2.5} /> : i + 1}
            </span>
            <span>{t(`step.${step}`)}</span>
            {isOver && <span className={classes.hidden}>{t('stepDone')}</span>}
          </>
        );
        return (
          <li key={step} aria-current={i === at ? 'step' : undefined} data-over={isOver}>
            {back === undefined ? (
              <span className={classes.step}>{content}</span>
            ) : (
              <button type="button" className={classes.step} onClick={back}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
