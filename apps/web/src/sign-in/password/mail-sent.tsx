import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { LinkButton } from '../link-button.tsx';
import { OutboxLink } from '../outbox-link.tsx';
import { Outcome } from '../outcome.tsx';
import { ReturnToSignIn } from './return-to-sign-in.tsx';
import { useBusy } from './use-busy.ts';

interface MailSentProps {
  readonly email: string;
  readonly failure: string | null;
  readonly isPending: boolean;
  readonly onResend: () => Promise<unknown>;
  readonly onChange: () => void;
}

/** The mail is on its way: where to, and what to do if it was the wrong address or does not come. The sign-in page opens by itself. */
export function MailSent({ email, failure, isPending, onResend, onChange }: MailSentProps) {
  const t = useTexts('signIn');
  const [isStaying, setStaying] = useState(false);
  const [isResent, setResent] = useState(false);
  const { isBusy, signs } = useBusy();

  async function resend(): Promise<void> {
    setStaying(true);
    setResent(false);
    try {
      await onResend();
      setResent(true);
    } catch {
      // The failure is shown.
    }
  }

  return (
    <Stack gap="lg" mt="xl" {...signs}>
      <Paper withBorder p="md">
        <Text c="dimmed">{t('forgot.sentTo')}</Text>
        <Group justify="space-between" gap="xs">
          <Text fw="var(--v-weight-medium)">{email}</Text>
          <Anchor component="button" type="button" onClick={onChange}>
            {t('forgot.changeEmail')}
          </Anchor>
        </Group>
      </Paper>
      <Outcome failure={failure} notice={isResent && failure === null ? t('forgot.resent') : null} />
      <LinkButton to={PATHS.signIn}>{t('goToLogin')}</LinkButton>
      <Button variant="default" fullWidth loading={isPending} onClick={() => void resend()}>
        {t('forgot.resend')}
      </Button>
      {!isStaying && <ReturnToSignIn isPaused={isBusy} onStay={() => setStaying(true)} />}
      <OutboxLink />
    </Stack>
  );
}
