import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset } from '@mantine/core';
import { useRef } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { useFocusAfter } from './use-focus-after.ts';

interface SavingFieldsProps {
  /** What was entered is on its way to the server: what is typed now would not be saved. */
  readonly isSaving: boolean;
  /** They wait for something else as well, such as an answer about an earlier draft. */
  readonly isWaiting?: boolean;
  readonly children: ReactNode;
}

/** A form's fields, which take nothing while they are saved; the focus is where it was once they are. */
export function SavingFields({ isSaving, isWaiting = false, children }: SavingFieldsProps) {
  const lastField = useRef<HTMLElement>(null);
  useFocusAfter(isSaving, { findNext: () => lastField.current });
  return (
    <Fieldset
      variant="unstyled"
      mx={0}
      disabled={isWaiting || isSaving}
      opacity={isWaiting ? 0.55 : 1}
      onFocusCapture={({ target }: FocusEvent<HTMLElement>) => {
        lastField.current = target;
      }}
    >
      {children}
    </Fieldset>
  );
}
