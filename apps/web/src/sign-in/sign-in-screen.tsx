import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { PATHS } from '../lib/paths.ts';
import { appConfigQuery } from '../lib/app-config.ts';
import { useTexts } from '../lib/texts.ts';
import type { Credentials } from './credentials.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { SignInAttempt } from './use-sign-in.ts';
import { useSignIn } from './use-sign-in.ts';

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

const EMPTY: Credentials = { email: '', password: '', tenant: '' };

/** Sign-in with e-mail and password, and where two-factor is on with a code (specification 1, section 2.3). */
export function SignInScreen() {
  const t = useTexts('signIn');
  const [credentials, setCredentials] = useState(EMPTY);
  const config = useQuery(appConfigQuery).data;
  const demo = config?.DEMO ?? null;
  const attempt = useSignIn(credentials);
  const notice = useNotice(attempt);

  function change(part: Partial<Credentials>): void {
    setCredentials({ ...credentials, ...part });
    attempt.clear();
  }

  if (attempt.codeSent !== null) {
    return (
      <SignInFrame title={t('code.title')} lead={t('code.lead', { email: credentials.email.trim() })}>
        <Suspense>
          <CodeStep attempt={attempt} sent={attempt.codeSent} />
        </Suspense>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t('title')} lead={t('lead')}>
      <SignInForm
        credentials={credentials}
        onChange={change}
        onSubmit={attempt.begin}
        isPending={attempt.isPending}
        isMultiTenant={config?.MULTI_TENANT === true}
        failure={attempt.failure}
        notice={notice}
      />
      {demo !== null && <DemoAccounts demo={demo} chosen={credentials.email} onChoose={change} />}
    </SignInFrame>
  );
}

/** What comes next, else what led here. */
function useNotice({ expired, failure }: SignInAttempt): string | null {
  const t = useTexts('signIn');
  const { ended } = useSearch({ from: PATHS.signIn });
  if (expired !== null) return expired;
  if (ended === undefined || failure !== null) return null;
  return ended === 'idle' ? t('idleEnded') : t('sessionEnded');
}
