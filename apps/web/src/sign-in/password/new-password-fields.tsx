import type { PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { PasswordChecklist } from '../public/password-checklist.tsx';
import { PasswordField } from '../public/password-field.tsx';
import type { PasswordForm } from './use-password-form.ts';

interface NewPasswordFieldsProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly form: PasswordForm['form'];
  readonly rule: PasswordRule;
}

/** A new password with its checklist, and once more to be sure. */
export function NewPasswordFields({ field, form, rule }: NewPasswordFieldsProps) {
  const t = useTexts('signIn');
  const [isLeft, setLeft] = useState(false);
  const { newPassword, confirmPassword } = form.values;
  // Who is still typing the same has made no mistake.
  const isTyping = !isLeft && newPassword.startsWith(confirmPassword);
  const isMismatch = confirmPassword !== '' && confirmPassword !== newPassword && !isTyping;
  return (
    <>
      <PasswordField
        {...(field !== undefined && { field })}
        label={t('new.password')}
        name="new-password"
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
        error={form.errors['newPassword'] ?? form.errors['confirmPassword']}
      />
      <PasswordChecklist password={newPassword} rule={rule} />
      <PasswordField
        label={t('new.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        {...form.getInputProps('confirmPassword')}
        onBlur={() => setLeft(true)}
        error={isMismatch && t('new.mismatch')}
      />
    </>
  );
}
