import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import type { PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTexts } from '../../lib/texts.ts';

interface PasswordFieldProps extends PasswordInputProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly autoComplete: 'current-password' | 'new-password';
}

function ToggleIcon({ reveal }: { readonly reveal: boolean }) {
  const ItsIcon = reveal ? IconEyeOff : IconEye;
  return <ItsIcon size="1.125rem" stroke={1.6} aria-hidden="true" />;
}

/** A password, hidden or shown, with a word when Caps Lock is on. */
export function PasswordField({ field, onBlur, ...input }: PasswordFieldProps) {
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
      // Mantine says so of every field but this one.
      aria-invalid={Boolean(input.error)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{ 'aria-label': toggleText, title: toggleText, tabIndex: 0 }}
      visibilityToggleIcon={ToggleIcon}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur?.(event);
      }}
    />
  );
}
