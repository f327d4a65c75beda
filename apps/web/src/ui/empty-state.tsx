import '@mantine/core/styles/EmptyState.layer.css';
import { EmptyState as MantineEmptyState, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Panel } from './panel.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** What the person can do about it. */
  readonly hint?: string;
  /** Small print, such as a request's number. */
  readonly note?: string;
  readonly action?: ReactNode;
}

const PICTURE = (
  <svg viewBox="0 0 120 88" fill="var(--v-soft)" stroke="var(--v-line)" aria-hidden="true">
    <rect x="10" y="14" width="30" height="26" rx="4" />
    <rect x="45" y="14" width="22" height="26" rx="4" />
    <rect x="72" y="14" width="36" height="26" rx="4" />
    <rect x="10" y="45" width="22" height="28" rx="4" />
    <rect x="37" y="45" width="34" height="28" rx="4" />
    <g stroke="var(--v-muted)" strokeWidth="3" strokeLinecap="round">
      <circle cx="84" cy="56" r="15" fill="var(--v-panel)" />
      <path d="M95 67l12 12M78 56h12" />
    </g>
  </svg>
);

const IN_THE_MIDDLE = { placeContent: 'center' };

/** The same on a sheet that takes the place of what there is not. */
export function EmptyPanel({ role, ...state }: EmptyStateProps & { readonly role?: 'alert' }) {
  return (
    <Panel display="grid" flex={1} style={IN_THE_MIDDLE}>
      <div role={role}>
        <EmptyState {...state} />
      </div>
    </Panel>
  );
}

/** Nothing to show: a picture, words, and the next action. */
export function EmptyState({ title, hint, note, action }: EmptyStateProps) {
  return (
    <MantineEmptyState icon={PICTURE} title={title} description={hint} mih="16rem" p="xl">
      {action !== undefined && <MantineEmptyState.Actions mt="md">{action}</MantineEmptyState.Actions>}
      {note !== undefined && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </MantineEmptyState>
  );
}
