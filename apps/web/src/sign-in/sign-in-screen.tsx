import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ColourSwitch, LanguageSwitch } from '../app/choices.tsx';
import { Logo } from '../app/logo.tsx';
import { PATHS } from '../app/paths.ts';
import { appConfigQuery } from '../lib/app-config.ts';
import { problemOf } from '../lib/problem.ts';
import { useTexts } from '../lib/texts.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { Mosaic } from './mosaic.tsx';
import { SignInForm } from './sign-in-form.tsx';
import classes from './sign-in-screen.module.css';
import type { Credentials } from './use-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

const EMPTY: Credentials = { email: '', password: '', tenant: '' };

/** Sign-in with e-mail and password (specification 1, section 2.3). */
export function SignInScreen() {
  const t = useTexts('signIn');
  const [credentials, setCredentials] = useState(EMPTY);
  const { ended } = useSearch({ from: PATHS.signIn });
  const config = useQuery(appConfigQuery).data;
  const demo = config?.DEMO ?? null;
  const attempt = useSignIn();
  const notice = ended === undefined || attempt.isError ? null : t('sessionEnded');
  const failure = attempt.isError ? problemOf(attempt.error, t('unableToConnect')).message : null;

  function change(part: Partial<Credentials>): void {
    setCredentials({ ...credentials, ...part });
    if (attempt.isError) attempt.reset();
  }

  return (
    <div className={classes.screen}>
      <header className={classes.pitch}>
        <Mosaic />
        <div className={classes.brand}>
          <Logo />
        </div>
        <div className={classes.words}>
          <p className={classes.claim}>{t('pitchTitle')}</p>
          <p>{t('pitchText')}</p>
        </div>
      </header>
      <main className={classes.side}>
        <div className={classes.tools}>
          <LanguageSwitch />
          <ColourSwitch />
        </div>
        <div className={classes.sheet}>
          <h1>{t('title')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          <SignInForm
            credentials={credentials}
            onChange={change}
            onSubmit={() => attempt.mutate(credentials)}
            isPending={attempt.isPending || attempt.isSuccess}
            isMultiTenant={config?.MULTI_TENANT === true}
            failure={failure}
            notice={notice}
          />
          {demo !== null && <DemoAccounts demo={demo} chosen={credentials.email} onChoose={change} />}
        </div>
      </main>
    </div>
  );
}
