import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTexts } from '../lib/texts.ts';

interface PasswordFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ToggleIcon({ reveal }: { readonly reveal: boolean }) {
  const ItsIcon = reveal ? IconEyeOff : IconEye;
  return <ItsIcon size="1.125rem" stroke={1.6} aria-hidden="true" />;
}

/** The password, hidden or shown, with a word when Caps Lock is on. */
export function PasswordField({ field, value, onChange }: PasswordFieldProps) {
  const t = useTexts('signIn');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const toggleText = isShown ? t('hidePassword') : t('showPassword');

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
      visibilityToggleButtonProps={{ 'aria-label': toggleText, title: toggleText, tabIndex: 0 }}
      visibilityToggleIcon={ToggleIcon}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => setCapsLock(false)}
    />
  );
}
