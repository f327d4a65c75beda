import type { PasswordRule } from '@vigilo/domain/sign-in/password-rule';
import { useState } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';
import type { NewPassword } from './new-password.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { PasswordField } from './password-field.tsx';

interface NewPasswordFieldsProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly value: NewPassword;
  readonly onChange: (value: NewPassword) => void;
  readonly rule: PasswordRule;
  /** What the server found wrong with the password. */
  readonly fault: string | null;
}

/** A new password with its checklist, and once more to be sure. */
export function NewPasswordFields({ field, value, onChange, rule, fault }: NewPasswordFieldsProps) {
  const t = useTexts('signIn');
  const [isLeft, setLeft] = useState(false);
  const { password, confirm } = value;
  // Who is still typing the same is not told off.
  const isMismatch = confirm !== '' && confirm !== password && (isLeft || !password.startsWith(confirm));
  return (
    <>
      <PasswordField
        {...(field !== undefined && { field })}
        label={t('new.password')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(next) => onChange({ ...value, password: next })}
        fault={fault}
      />
      <PasswordChecklist password={password} rule={rule} />
      <PasswordField
        label={t('new.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        value={confirm}
        onChange={(next) => onChange({ ...value, confirm: next })}
        onBlur={() => setLeft(true)}
        fault={isMismatch ? t('new.mismatch') : null}
      />
    </>
  );
}
