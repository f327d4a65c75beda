import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';

export interface PasswordFieldProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** What is wrong with it. */
  readonly fault?: string | null;
}

function ToggleIcon({ reveal }: { readonly reveal: boolean }) {
  const ItsIcon = reveal ? IconEyeOff : IconEye;
  return <ItsIcon size="1.125rem" stroke={1.6} aria-hidden="true" />;
}

/** A password, hidden or shown, with a word when Caps Lock is on. */
export function PasswordField({
  field,
  value,
  onChange,
  onBlur,
  fault = null,
  ...input
}: PasswordFieldProps) {
  const t = useTexts('signIn');
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const toggleText = isShown ? t('hidePassword') : t('showPassword');

  function watchCapsLock(event: KeyboardEvent): void {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <PasswordInput
      ref={field ?? null}
      {...input}
      maxLength={1024}
      description={hasCapsLock ? t('capsLock') : null}
      error={fault}
      // Mantine says so of every field but this one.
      aria-invalid={fault !== null}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': toggleText, title: toggleText, tabIndex: 0 }}
      visibilityToggleIcon={ToggleIcon}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => {
        setCapsLock(false);
        onBlur?.();
      }}
    />
  );
}
