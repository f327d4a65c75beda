import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { disabledWith } from './disabled-with.ts';

export interface IconButtonProps
  extends ActionIconProps, Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'children'> {
  /** The name of the button and, where there is no reason for being disabled, its tooltip. */
  readonly label: string;
  /** Set: the button is disabled, and this is why. */
  readonly disabledReason?: string | undefined;
  readonly children: ReactNode;
}

/** A button that is only an icon: it always has a name and a tooltip. Disabled, it stays reachable and says why. */
export function IconButton({ label, disabledReason, children, onClick, ...rest }: IconButtonProps) {
  return (
    <ActionIcon
      aria-label={label}
      data-tooltip={label}
      {...rest}
      {...(disabledReason === undefined ? { onClick } : disabledWith(disabledReason))}
    >
      {children}
    </ActionIcon>
  );
}
