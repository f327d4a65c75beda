import '@mantine/core/styles/Stepper.layer.css';
import { Stepper } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { STEPS } from './import-step.ts';
import type { Step } from './import-step.ts';

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
    <Stepper
      size="xs"
      iconSize={24}
      miw={{ md: '34rem' }}
      active={isDone ? STEPS.length : at}
      aria-label={t('steps')}
      onStepClick={(index) => STEPS.flatMap((step, i) => (i === index ? [backTo[step]] : []))[0]?.()}
    >
      {STEPS.map((step, i) => (
        <Stepper.Step
          key={step}
          label={t(`step.${step}`)}
          aria-current={i === at ? 'step' : undefined}
          allowStepSelect={i < at && backTo[step] !== undefined}
        />
      ))}
    </Stepper>
  );
}
