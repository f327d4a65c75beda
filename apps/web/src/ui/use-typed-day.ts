import { useState } from 'react';
import { findTypedDay, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';

export interface DayLimits {
  /** The first and last day that may be chosen, as YYYY-MM-DD. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** What is said of typing that is no day, or a day after the last one, where the form has sentences of its own. */
export interface DayMessages {
  readonly invalid: string;
  readonly tooLate: string;
}

export interface TypedDay {
  /** What stands in the field: what is being typed, else the day. */
  readonly shown: string;
  /** What is wrong with what was typed, or null. */
  readonly error: string | null;
  readonly isTyping: boolean;
  readonly type: (text: string) => void;
  /** Takes what was typed as the day, if it is one; an empty field means none. */
  readonly take: () => void;
  /** Goes back to the day. */
  readonly forget: () => void;
}

/** A day as text in a field: held while it is typed, handed on once it is whole and within the limits. */
export function useTypedDay(
  value: string | null,
  onChange: (day: string | null) => void,
  { min, max }: DayLimits,
  messages?: DayMessages,
): TypedDay {
  const t = useTexts('shell');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  function findError(day: string | null): string | null {
    if (day === null) return messages?.invalid ?? t('invalidDay');
    if (max !== undefined && day > max) return messages?.tooLate ?? t('dayTooLate', { day: formatDay(max) });
    if (min !== undefined && day < min) return t('dayTooEarly', { day: formatDay(min) });
    return null;
  }

  function forget(): void {
    setTyped(null);
    setError(null);
  }

  function take(): void {
    if (typed === null) return;
    const day = findTypedDay(typed);
    const wrong = typed.trim() === '' ? null : findError(day);
    if (wrong !== null) {
      setError(wrong);
      return;
    }
    forget();
    if (day !== value) onChange(day);
  }

  const day = value === null ? '' : formatDay(value);
  return {
    shown: typed ?? day,
    error,
    isTyping: typed !== null,
    // Other signs than figures, slash, dot and dash are no part of a day, so they do not come into the field.
    type: (text) => setTyped(text.replaceAll(/[^\d/.-]/g, '')),
    take,
    forget,
  };
}
