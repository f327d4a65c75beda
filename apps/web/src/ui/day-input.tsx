import { Box, TextInput } from '@mantine/core';
import type { MantineStyleProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useTexts } from '../lib/texts.ts';
import classes from './day-input.module.css';
import { IconButton } from './icon-button.tsx';
import { useTypedDay } from './use-typed-day.ts';
import type { DayLimits, DayMessages } from './use-typed-day.ts';

export interface DayInputProps extends DayLimits, Pick<MantineStyleProps, 'w'> {
  readonly label: string;
  /** The label is read out but not shown. */
  readonly isLabelHidden?: boolean;
  /** A day as YYYY-MM-DD, or null for none. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly placeholder?: string;
  /** The first day the calendar offers, where an earlier one may be typed all the same. */
  readonly firstOffered?: string | undefined;
  /** What is wrong with the day as it stands; what is wrong with the typing goes before it. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly messages?: DayMessages;
}

/** A day: typed as MM-DD-YYYY or picked from the browser's calendar. An empty field means none. */
export function DayInput(props: DayInputProps) {
  const { value, onChange, firstOffered, min, max, messages, w } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const typed = useTypedDay(value, onChange, { min, max }, messages);
  return (
    <Box w={w} className={classes.day}>
      <TypedDay {...props} typed={typed} onPick={() => calendar.current?.showPicker()} />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={value ?? ''}
        min={firstOffered ?? min}
        max={max}
        onChange={({ currentTarget }) => {
          typed.forget();
          onChange(currentTarget.value === '' ? null : currentTarget.value);
        }}
      />
    </Box>
  );
}

interface TypedDayProps extends DayInputProps {
  readonly typed: ReturnType<typeof useTypedDay>;
  /** Opens the calendar. */
  readonly onPick: () => void;
}

function TypedDay({
  label,
  isLabelHidden,
  placeholder,
  error,
  isRequired = false,
  typed,
  onPick,
}: TypedDayProps) {
  const t = useTexts('shell');
  const field = useRef<HTMLInputElement>(null);

  // A form is not saved while its field says this: the day would be another one than what stands there.
  useEffect(() => field.current?.setCustomValidity(typed.error ?? ''), [typed.error]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') typed.take();
    if (event.key === 'Escape' && typed.isTyping) {
      event.stopPropagation();
      typed.forget();
    }
  }

  return (
    <TextInput
      ref={field}
      {...(isLabelHidden === true ? { 'aria-label': label } : { label })}
      withAsterisk={isRequired}
      aria-required={isRequired}
      value={typed.shown}
      error={typed.error ?? error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      placeholder={placeholder ?? t('dayFormat')}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.take}
      onKeyDown={onKeyDown}
      rightSection={
        <IconButton label={t('pickDay')} size={26} onClick={onPick}>
          <IconCalendar size="1rem" stroke={1.75} />
        </IconButton>
      }
      rightSectionPointerEvents="all"
    />
  );
}
