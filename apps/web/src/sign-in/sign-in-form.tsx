import { Button, TextInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { SyntheticEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import { PasswordField } from './password-field.tsx';
import classes from './sign-in-form.module.css';
import type { Credentials } from './use-sign-in.ts';

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

/** The fields. Submitting works once e-mail and password are filled, by button or Enter. */
export function SignInForm({ credentials, onChange, onSubmit, isPending, isMultiTenant, failure, notice }: SignInFormProps) {
  const t = useTexts('signIn');
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const hasEmail = credentials.email.trim() !== '';
  const isFilled = hasEmail && credentials.password !== '';

  useEffect(() => {
    if (failure !== null) password.current?.select();
  }, [failure]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (isFilled) onSubmit();
    else (hasEmail ? password : email).current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {isMultiTenant && (
        <TextInput
          label={t('organization')}
          name="organization"
          autoComplete="organization"
          value={credentials.tenant}
          onChange={(event) => onChange({ tenant: event.currentTarget.value })}
        />
      )}
      <TextInput
        ref={email}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={credentials.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <PasswordField field={password} value={credentials.password} onChange={(value) => onChange({ password: value })} />
      <Outcome failure={failure} notice={notice} />
      <Button
        type="submit"
        fullWidth
        className={classes.submit ?? ''}
        loading={isPending}
        {...(isFilled ? {} : { 'aria-disabled': true, 'data-disabled': true, title: t('submitHint') })}
      >
        {t('submit')}
      </Button>
    </form>
  );
}

/** What went wrong, read out at once; else what led here. */
function Outcome({ failure, notice }: Pick<SignInFormProps, 'failure' | 'notice'>) {
  return (
    <>
      <div role="alert" className={classes.failure} data-shown={failure !== null}>
        {failure !== null && <IconAlertCircle size="1.125rem" stroke={1.75} aria-hidden="true" />}
        {failure}
      </div>
      {notice !== null && (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      )}
    </>
  );
}
