import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notification } from '@mantine/core';
import { Notifications, hideNotification } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import classes from './toasts.module.css';

const SIGNS: Readonly<Record<string, typeof IconInfoCircle>> = {
  good: IconCircleCheck,
  bad: IconAlertCircle,
  action: IconInfoCircle,
};

/** More wait until one of these is gone. */
const MOST_TOASTS = 2;

/** Where toasts appear; the frame of the pages has it once. */
export function Toasts() {
  return (
    <Notifications
      position="top-right"
      aria-live="polite"
      limit={MOST_TOASTS}
      classNames={{ root: classes.root ?? '' }}
      renderNotification={(toast) => <ToastBody {...toast} />}
    />
  );
}

function ToastBody({ id, title, message, color }: NotificationData) {
  const t = useTexts('shell');
  const Sign = SIGNS[color ?? ''] ?? IconInfoCircle;
  return (
    <Notification
      role="presentation"
      variant="light"
      classNames={{ root: classes.toast, title: classes.title, description: classes.description }}
      color={color ?? 'action'}
      title={title}
      icon={<Sign size="1.25rem" stroke={1.75} aria-hidden="true" />}
      closeButtonProps={{ 'aria-label': t('close'), title: t('close') }}
      onClose={() => id !== undefined && hideNotification(id)}
    >
      {message}
    </Notification>
  );
}
