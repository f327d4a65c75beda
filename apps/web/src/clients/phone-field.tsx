import { TextInput } from '@mantine/core';
import { maskPhone } from '@vigilo/domain/clients/phone';
import { useLayoutEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { caretAfterDigits } from './caret-after-digits.ts';

/** How the mask looks: the same in every language. */
const MASK = '(999) 999-9999';

interface PhoneFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (phone: string) => void;
}

/** A phone number in the mask of the United States. The cursor stays behind the digit it was behind. */
export function PhoneField({ label, value, error, onChange }: PhoneFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (digitsBefore.current === null || field.current !== document.activeElement) return;
    const place = caretAfterDigits(value, digitsBefore.current);
    field.current?.setSelectionRange(place, place);
    digitsBefore.current = null;
  });

  function type({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>): void {
    digitsBefore.current = typed.slice(0, selectionStart ?? typed.length).replaceAll(/\D/g, '').length;
    onChange(maskPhone(typed));
  }

  return (
    <TextInput
      ref={field}
      type="tel"
      label={label}
      placeholder={MASK}
      inputMode="tel"
      autoComplete="off"
      value={value}
      error={error}
      onChange={type}
    />
  );
}
