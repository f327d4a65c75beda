import { Anchor, Group } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { RETURN_TO_SIGN_IN_AFTER } from '@vigilo/domain/sign-in/waits';
import { PATHS } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.ts';
import { useCountdown } from '../../ui/use-countdown.ts';

interface ReturnToSignInProps {
  /** The person is busy with the page: it waits. */
  readonly isPaused: boolean;
  /** The person wants to stay. */
  readonly onStay: () => void;
}

/** Says that the sign-in page opens by itself, and opens it. Draw it anew to begin again. */
export function ReturnToSignIn({ isPaused, onStay }: ReturnToSignInProps) {
  const t = useTexts('signIn');
  const router = useRouter();
  const left = useCountdown(RETURN_TO_SIGN_IN_AFTER, {
    isPaused,
    onEnd: () => void router.navigate({ to: PATHS.signIn }),
  });
  return (
    <Group role="timer" gap="md" c="dimmed">
      {isPaused ? t('return.paused') : t('return.in', { count: left })}
      <Anchor component="button" type="button" onClick={onStay}>
        {t('return.stay')}
      </Anchor>
    </Group>
  );
}
