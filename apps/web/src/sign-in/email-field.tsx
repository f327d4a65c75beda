import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useTexts } from '../lib/texts.ts';

interface EmailFieldProps {
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with it. */
  readonly fault?: string | null;
  readonly onBlur?: () => void;
}

export function EmailField({ field, value, onChange, fault = null, onBlur }: EmailFieldProps) {
  const t = useTexts('signIn');
  return (
    <TextInput
      ref={field ?? null}
      label={t('email')}
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      error={fault}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(onBlur !== undefined && { onBlur })}
    />
  );
}
