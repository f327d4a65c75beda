import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface WizardFooterProps {
  /** What is missing, or what the main action means. */
  readonly hint?: ReactNode;
  readonly isCaution?: boolean;
  /** The way back stands left, the one main action last. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** The foot of a step: the way back, what there is to know, the way on. */
export function WizardFooter({ hint, isCaution = false, back, children }: WizardFooterProps) {
  const look = isCaution ? { fw: 550, c: 'var(--v-caution-ink)' } : { c: 'dimmed' };
  return (
    <Group gap="md">
      {back}
      <Text role="status" flex={1} miw="12rem" ta="end" {...look}>
        {hint}
      </Text>
      {children}
    </Group>
  );
}
