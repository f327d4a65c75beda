import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Everything that is needed has been entered. */
  readonly isReady: boolean;
  /** What is missing until then. */
  readonly hint: string;
  readonly isPending: boolean;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The button of a form. Until everything is entered it stays reachable and says what is missing. */
export function SubmitButton({ isReady, hint, isPending, isWide = true, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      fullWidth={isWide}
      loading={isPending}
      {...(isReady ? {} : { 'aria-disabled': true, 'data-disabled': true, title: hint })}
    >
      {children}
    </Button>
  );
}
