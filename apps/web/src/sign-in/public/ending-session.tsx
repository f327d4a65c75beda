import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ping } from '../../lib/keep-session.ts';
import { leave } from '../../lib/leave.ts';
import { notePresence } from '../../lib/presence.ts';
import { toProblem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

const MINUTE = 60;
/** What the dialog itself may take to appear, in seconds: a minute is still called one. */
const SLACK = 5;

/** Warns that the session is about to end, with the seconds that are left (specification 1, section 4). Closing the dialog means staying. */
export function EndingSession({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useTexts('signIn');
  const text = useText(secondsLeft);
  const stay = useMutation({ mutationFn: ping, onSuccess: notePresence });
  const out = useMutation({ mutationFn: () => leave('signed-out') });
  const isBusy = stay.isPending || out.isPending || secondsLeft === 0;
  return (
    <Dialog
      title={t('ending.title')}
      isBusy={isBusy}
      onClose={() => stay.mutate()}
      onSave={() => stay.mutate()}
      saveText={t('ending.stay')}
      otherButton={
        <Button variant="default" disabled={isBusy} onClick={() => out.mutate()}>
          {t('ending.out')}
        </Button>
      }
      message={
        stay.isError && <Notice tone="bad">{toProblem(stay.error, t('unableToConnect')).message}</Notice>
      }
    >
      <Stack gap="md">
        <p>{text}</p>
        <Group role="timer" gap="md" align="baseline" c="dimmed">
          {t('ending.left')}
          <Text
            span
            fz="var(--v-font-size-display)"
            fw="var(--v-weight-strong)"
            c="var(--v-ink)"
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {formatClock(secondsLeft)}
          </Text>
        </Group>
      </Stack>
    </Dialog>
  );
}

/** What was left when the dialog opened, in words: the clock below counts down, the sentence stands. */
function useText(secondsLeft: number): string {
  const t = useTexts('signIn');
  const [seconds] = useState(secondsLeft);
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes * MINUTE - seconds > SLACK) return t('ending.inSeconds', { seconds });
  return minutes === 1 ? t('ending.inMinute') : t('ending.inMinutes', { minutes });
}

/** Seconds as `1:05`. */
function formatClock(seconds: number): string {
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
