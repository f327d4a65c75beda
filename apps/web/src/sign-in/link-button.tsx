import { Anchor, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PATHS } from '../lib/paths.ts';

interface PageLinkProps {
  readonly to: (typeof PATHS)['signIn' | 'forgotPassword'];
  readonly children: ReactNode;
}

interface LinkButtonProps extends PageLinkProps {
  readonly variant?: 'filled' | 'default';
}

/** A link to another of the pages before sign-in that looks like a button, as wide as the sheet. */
export function LinkButton({ to, variant = 'filled', children }: LinkButtonProps) {
  return (
    <Button
      fullWidth
      variant={variant}
      c={variant === 'filled' ? 'var(--v-on-action)' : 'var(--v-ink)'}
      renderRoot={(root) => <Link to={to} {...root} />}
    >
      {children}
    </Button>
  );
}

/** The same as words. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <Anchor style={{ alignSelf: 'start' }} renderRoot={(root) => <Link to={to} {...root} />}>
      {children}
    </Anchor>
  );
}
