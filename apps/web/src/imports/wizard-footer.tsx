import type { ReactNode } from 'react';
import classes from './wizard-footer.module.css';

interface WizardFooterProps {
  /** What is missing, or what the main action means. */
  readonly hint?: ReactNode;
  readonly isCaution?: boolean;
  /** The way back stands left, the one main action last. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The foot of a step: the way back, what there is to know, the way on. */
export function WizardFooter({ hint, isCaution = false, back, children }: WizardFooterProps) {
  return (
    <div className={classes.foot}>
      {back}
      <p className={classes.hint} data-caution={isCaution} role="status">
        {hint}
      </p>
      {children}
    </div>
  );
}
