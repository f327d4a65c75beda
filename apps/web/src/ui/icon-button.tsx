import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithoutRef<'button'>, keyof ActionIconProps | 'children'> {
  /** The name of the button and, where there is no reason for being disabled, its tooltip. */
  readonly label: string;
  /** Set: the button is disabled, and this is why. */
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

/** A button that is only an icon: it always has a name and a tooltip. Disabled, it stays reachable and says why. */
export function IconButton({ label, disabledReason, children, onClick, ...rest }: IconButtonProps) {
  const isDisabled = disabledReason !== undefined;
  return (
    <Tooltip label={disabledReason ?? label}>
      <ActionIcon
        aria-label={label}
        {...rest}
        {...(isDisabled
          ? { 'aria-disabled': true, 'aria-description': disabledReason, 'data-disabled': true }
          : {})}
        onClick={isDisabled ? undefined : onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
