import '@mantine/notifications/styles.layer.css';
import { Notifications, hideNotification } from '@mantine/notifications';
import type { NotificationData } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';
import { IconButton } from './icon-button.tsx';
import classes from './toasts.module.css';

/** Where toasts appear; the frame of the pages has it once. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      aria-live="polite"
      containerWidth={380}
      renderNotification={(toast) => <ToastBody {...toast} />}
    />
  );
}

function ToastBody({ id, title, message, color }: NotificationData) {
  const t = useTexts('shell');
  const isGood = color === 'good';
  const isInfo = color === 'action';
  const Sign = isGood ? IconCircleCheck : isInfo ? IconInfoCircle : IconAlertCircle;
  return (
    <div className={classes.toast} data-good={isGood} data-info={isInfo}>
      <Sign size="1.25rem" stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <strong>{title}</strong>
        {typeof message === 'string' ? <span>{message}</span> : message}
      </div>
      <IconButton label={t('close')} size={28} onClick={() => id !== undefined && hideNotification(id)}>
        <IconX size="1rem" stroke={1.75} />
      </IconButton>
    </div>
  );
}
