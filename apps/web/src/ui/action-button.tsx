import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

export interface ActionButtonProps {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  /** Filled where it is the main action. */
  readonly isMain?: boolean;
  /** The key that does the same, as aria writes it. */
  readonly shortcut?: string;
  readonly loading?: boolean;
  /** Set: the button is disabled, and this is why. It stays reachable. */
  readonly disabledReason?: string | undefined;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button of a page or a dialog. Disabled, it stays reachable and says why. */
export function ActionButton({
  leftSection,
  rightSection,
  isMain = false,
  shortcut,
  loading = false,
  disabledReason,
  onClick,
  children,
}: ActionButtonProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason ?? children} isDisabled={!isDisabled}>
      <Button
        variant={isMain ? 'filled' : 'default'}
        leftSection={leftSection}
        rightSection={rightSection}
        loading={loading}
        aria-keyshortcuts={shortcut}
        {...(isDisabled
          ? { 'aria-disabled': true, 'aria-description': disabledReason, 'data-disabled': true }
          : {})}
        onClick={isDisabled ? undefined : onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
