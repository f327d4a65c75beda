import { Button } from '@mantine/core';
import { useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './mail-sent.module.css';
import { LinkButton } from './link-button.tsx';
import { OutboxLink } from './outbox-link.tsx';
import { Outcome } from './outcome.tsx';
import { ReturnToSignIn } from './return-to-sign-in.tsx';
import formClasses from './sign-in-form.module.css';
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
    <div className={classes.sent} {...signs}>
      <div className={classes.address}>
        <dl>
          <dt>{t('forgot.sentTo')}</dt>
          <dd>{email}</dd>
        </dl>
        <button type="button" className={formClasses.link} onClick={onChange}>
          {t('forgot.changeEmail')}
        </button>
      </div>
      <Outcome failure={failure} notice={isResent && failure === null ? t('forgot.resent') : null} />
      <LinkButton to={PATHS.signIn}>{t('goToLogin')}</LinkButton>
      <Button variant="default" fullWidth loading={isPending} onClick={() => void resend()}>
        {t('forgot.resend')}
      </Button>
      {!isStaying && <ReturnToSignIn isPaused={isBusy} onStay={() => setStaying(true)} />}
      <OutboxLink />
    </div>
  );
}
