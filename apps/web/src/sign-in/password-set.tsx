import { useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import { LinkButton } from './link-button.tsx';
import classes from './new-password-screen.module.css';
import { ReturnToSignIn } from './return-to-sign-in.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { useBusy } from './use-busy.ts';

/** The new password holds; the sign-in page opens by itself. */
export function PasswordSet() {
  const t = useTexts('signIn');
  const [isStaying, setStaying] = useState(false);
  const { isBusy, signs } = useBusy();
  return (
    <SignInFrame title={t('new.doneTitle')} lead={t('new.doneLead')} isTitleFocused>
      <div className={classes.body} {...signs}>
        <LinkButton to={PATHS.signIn}>{t('goToLogin')}</LinkButton>
        {!isStaying && <ReturnToSignIn isPaused={isBusy} onStay={() => setStaying(true)} />}
      </div>
    </SignInFrame>
  );
}
