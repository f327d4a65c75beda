import { Anchor, Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import { useCountdown } from '../ui/use-countdown.ts';
import classes from './code-step.module.css';
import { OutboxLink } from './outbox-link.tsx';
import { Outcome } from './outcome.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { CodeSent, SignInAttempt } from './use-sign-in.ts';

/** Fewest digits of a code. */
const MIN_DIGITS = 6;
const MAX_DIGITS = 8;

interface CodeStepProps {
  readonly attempt: SignInAttempt;
  readonly sent: CodeSent;
}

/** The second step where two-factor is on: the code that came by e-mail. */
export function CodeStep({ attempt, sent }: CodeStepProps) {
  const t = useTexts('signIn');
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isFilled = code.length >= MIN_DIGITS;
  const { failure, expired, isPending } = attempt;

  useEffect(() => field.current?.select(), [failure, sent]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (isFilled) attempt.finish(code);
    else field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" mt="xl">
        <TextInput
          ref={field}
          classNames={{ input: classes.code ?? '' }}
          label={t('code.label')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            // Whatever a mail program copies along is left out.
            setCode(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, MAX_DIGITS));
            attempt.clear();
          }}
        />
        <Outcome failure={failure} notice={expired ?? (failure === null ? sent.message : null)} />
        <SubmitButton isReady={isFilled} hint={t('code.hint')} isPending={isPending}>
          {t('submitStep')}
        </SubmitButton>
        <Group justify="space-between">
          <ResendCode key={sent.at} waitFor={sent.waitFor} onResend={attempt.resend} isBusy={isPending} />
          <Anchor component="button" type="button" onClick={attempt.back}>
            {t('code.back')}
          </Anchor>
        </Group>
        <OutboxLink />
      </Stack>
    </form>
  );
}

interface ResendCodeProps {
  readonly waitFor: number;
  readonly onResend: () => void;
  readonly isBusy: boolean;
}

function ResendCode({ waitFor, onResend, isBusy }: ResendCodeProps) {
  const t = useTexts('signIn');
  const left = useCountdown(waitFor);
  const mustWait = left > 0 || isBusy;
  return (
    <Anchor
      component="button"
      type="button"
      {...(mustWait ? { c: 'dimmed', 'aria-disabled': true } : { onClick: onResend })}
    >
      {left > 0 ? t('code.resendIn', { seconds: left }) : t('code.resend')}
    </Anchor>
  );
}
