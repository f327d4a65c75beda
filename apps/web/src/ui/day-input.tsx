import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { findTypedDay, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './day-input.module.css';
import { IconButton } from './icon-button.tsx';

export interface DayInputProps {
  readonly label: string;
  /** The label is read out but not shown. */
  readonly isLabelHidden?: boolean;
  /** A day as YYYY-MM-DD, or null for none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  /** The first and last day that may be chosen, as YYYY-MM-DD. */
  readonly min?: string;
  readonly max?: string;
  readonly placeholder?: string;
}

/** A day: typed as MM-DD-YYYY or picked from the browser's calendar. An empty field means none. */
export function DayInput({ label, isLabelHidden = false, value, onChange, min, max, placeholder }: DayInputProps) {
  const t = useTexts('shell');
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : formatDay(value));

  function findError(day: string | null): string | null {
    if (day === null) return t('invalidDay');
    if (max !== undefined && day > max) return t('dayTooLate', { day: formatDay(max) });
    if (min !== undefined && day < min) return t('dayTooEarly', { day: formatDay(min) });
    return null;
  }

  function take(text: string): void {
    const day = findTypedDay(text);
    const wrong = text.trim() === '' ? null : findError(day);
    setError(wrong);
    setTyped(wrong === null ? null : text);
    if (wrong === null && day !== value) onChange(day);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') take(event.currentTarget.value);
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
      setError(null);
    }
  }

  return (
    <div className={classes.day}>
      <TextInput
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        value={shown}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder={placeholder ?? t('dayFormat')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== null && take(typed)}
        onKeyDown={onKeyDown}
        rightSection={
          <IconButton label={t('pickDay')} size={26} onClick={() => calendar.current?.showPicker()}>
            <IconCalendar size="1rem" stroke={1.75} />
          </IconButton>
        }
        rightSectionPointerEvents="all"
      />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => {
          setTyped(null);
          setError(null);
          onChange(event.currentTarget.value === '' ? null : event.currentTarget.value);
        }}
      />
    </div>
  );
}
