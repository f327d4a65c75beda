import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
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
  const isFilled = credentials.email.trim() !== '' && credentials.password !== '';

  useEffect(() => {
    if (failure !== null) password.current?.select();
  }, [failure]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isPending) return;
    if (isFilled) onSubmit();
    else (credentials.email.trim() === '' ? email : password).current?.focus();
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
        data-autofocus
        maxLength={254}
        value={credentials.email}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <PasswordField field={password} value={credentials.password} onChange={(value) => onChange({ password: value })} />
      <div role="alert" className={classes.failure} data-shown={failure !== null}>
        {failure !== null && (
          <>
            <IconAlertCircle size="1.125rem" stroke={1.75} aria-hidden="true" />
            {failure}
          </>
        )}
      </div>
      {notice !== null && (
        <p role="status" className={classes.notice}>
          {notice}
        </p>
      )}
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

interface PasswordFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The password, hidden or shown, with a word when Caps Lock is on. */
function PasswordField({ field, value, onChange }: PasswordFieldProps) {
  const t = useTexts('signIn');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <PasswordInput
      ref={field}
      label={t('password')}
      name="password"
      autoComplete="current-password"
      maxLength={1024}
      description={hasCapsLock ? t('capsLock') : null}
      inputWrapperOrder={['label', 'input', 'description']}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': isShown ? t('hidePassword') : t('showPassword'), tabIndex: 0 }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff size="1.125rem" stroke={1.6} /> : <IconEye size="1.125rem" stroke={1.6} />)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
    />
  );
}
