import '@mantine/core/styles/Alert.layer.css';
import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly tone: 'bad' | 'caution' | 'gray';
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Something to know before going on: what failed and what to do about it. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <Alert
      color={tone}
      title={title}
      icon={tone === 'gray' ? <IconInfoCircle /> : <IconAlertTriangle />}
      role={tone === 'bad' ? 'alert' : 'status'}
    >
      {action === undefined ? (
        children
      ) : (
        <Group justify="space-between">
          <span>{children}</span>
          {action}
        </Group>
      )}
    </Alert>
  );
}
