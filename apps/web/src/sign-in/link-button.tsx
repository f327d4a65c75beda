import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PATHS } from '../lib/paths.ts';
import classes from './link-button.module.css';

interface LinkButtonProps {
  readonly to: (typeof PATHS)['signIn' | 'forgotPassword'];
  readonly variant?: 'filled' | 'default';
  readonly children: ReactNode;
}

/** A link to another of the pages before sign-in that looks like a button, as wide as the sheet. */
export function LinkButton({ to, variant = 'filled', children }: LinkButtonProps) {
  return (
    <Button
      fullWidth
      variant={variant}
      className={classes[variant] ?? ''}
      renderRoot={(root) => <Link to={to} {...root} />}
    >
      {children}
    </Button>
  );
}
