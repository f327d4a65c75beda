import { Button } from '@mantine/core';
import type { ToastAction } from './toast.ts';
import classes from './toast-with-action.module.css';

interface ToastWithActionProps {
  readonly text: string;
  readonly action: ToastAction;
  readonly onDone: () => void;
}

/** The words of a toast and the button that goes with them. */
export function ToastWithAction({ text, action, onDone }: ToastWithActionProps) {
  function press(): void {
    action.run();
    onDone();
  }
  return (
    <>
      <span>{text}</span>
      <Button variant="subtle" size="compact-sm" className={classes.action} onClick={press}>
        {action.label}
      </Button>
    </>
  );
}
