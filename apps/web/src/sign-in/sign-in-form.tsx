import { Stack } from '@mantine/core';
import { hasEmailForm } from '@vigilo/domain/sign-in/email-form';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';
import type { Credentials } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { PageLink } from './link-button.tsx';
import { OrganizationField } from './organization-field.tsx';
import { Outcome } from './outcome.tsx';
import { PasswordField } from './public/password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface SignInFormProps {
  readonly credentials: Credentials;
  readonly onChange: (part: Partial<Credentials>) => void;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  readonly isMultiTenant: boolean;
  /** What went wrong, and what led here, in words. */
  readonly failure: string | null;
  readonly notice: string | null;
}

/** The fields. Submitting works once the e-mail has the form of one and there is a password, by button or Enter. */
export function SignInForm({
  credentials,
  onChange,
  onSubmit,
  isPending,
  isMultiTenant,
  failure,
  notice,
}: SignInFormProps) {
  const t = useTexts('signIn');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [isEmailLeft, setEmailLeft] = useState(false);
  const hasEmail = hasEmailForm(credentials.email);
  const isFilled = hasEmail && credentials.password !== '';

  useEffect(() => {
    if (failure !== null) password.current?.select();
  }, [failure]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    setEmailLeft(credentials.email.trim() !== '');
    if (isFilled) onSubmit();
    else (hasEmail ? password : email).current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg" mt="xl">
        {isMultiTenant && (
          <OrganizationField value={credentials.tenant} onChange={(tenant) => onChange({ tenant })} />
        )}
        <EmailField
          field={email}
          value={credentials.email}
          onChange={(value) => onChange({ email: value })}
          onBlur={() => setEmailLeft(credentials.email.trim() !== '')}
          fault={isEmailLeft && !hasEmail ? t('forgot.emailFault') : null}
        />
        <PasswordField
          field={password}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={credentials.password}
          onChange={(event) => onChange({ password: event.currentTarget.value })}
        />
        <Outcome failure={failure} notice={notice} />
        <SubmitButton isReady={isFilled} hint={t('submitHint')} isPending={isPending}>
          {t('submit')}
        </SubmitButton>
        <PageLink to={PATHS.forgotPassword}>{t('forgotPassword')}</PageLink>
      </Stack>
    </form>
  );
}
