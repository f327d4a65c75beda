import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { disabledWith } from './disabled-with.ts';

export interface ActionButtonProps {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** Filled where it is the main action. */
  readonly isMain?: boolean;
  /** The key that does the same, as aria writes it. */
  readonly shortcut?: string;
  readonly loading?: boolean;
  /** Its name where what is written on it does not tell it from others; it begins with that. */
  readonly label?: string;
  /** Set: the button is disabled, and this is why. It stays reachable. */
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button of a page or a dialog. Disabled, it stays reachable and says why. */
export function ActionButton({
  isMain = false,
  shortcut,
  disabledReason,
  label,
  onClick,
  ...rest
}: ActionButtonProps) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      aria-keyshortcuts={shortcut}
      aria-label={label}
      {...rest}
      {...(disabledReason === undefined ? { onClick } : disabledWith(disabledReason))}
    />
  );
}
