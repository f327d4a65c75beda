import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChoicePopover } from './choice-popover.tsx';
import classes from './choice-field.module.css';
import { isTyped } from './choice-steps.ts';
import type { Choosable } from './multi-choice.tsx';
import multi from './multi-choice.module.css';

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choosable[];
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly noneText: string;
  readonly isRequired?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
  /** Below the list, given what is typed and how it closes the list. */
  readonly footer?: ((typed: string, close: () => void) => ReactNode) | undefined;
}

/** One of many in a form: a drop-down with a search. */
export function ChoiceField({
  label,
  value,
  options,
  placeholder,
  noneText,
  isRequired = false,
  error,
  onChange,
  footer,
}: ChoiceFieldProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const text = options.find((option) => option.value === value)?.text ?? value;
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={multi.label}>
        {label}
        {isRequired && (
          <span className={multi.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <button
        ref={setButton}
        id={id}
        type="button"
        className={classes.field}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="listbox"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        data-invalid={error !== undefined}
        onClick={() => setOpened('')}
        onKeyDown={(event) => {
          if (isTyped(event)) setOpened(event.key);
          else if (event.key === 'ArrowDown') setOpened('');
          else return;
          event.preventDefault();
        }}
      >
        <span id={`${id}-value`} className={classes.value} data-empty={value === ''}>
          {value === '' ? placeholder : text}
        </span>
        <IconChevronDown size="1rem" aria-hidden="true" />
      </button>
      {error !== undefined && (
        <p id={`${id}-error`} className={multi.error}>
          {error}
        </p>
      )}
      {opened !== null && button !== null && (
        <ChoicePopover
          label={label}
          anchor={button}
          options={options}
          value={value}
          typed={opened}
          noneText={noneText}
          onClose={() => setOpened(null)}
          onChoose={onChange}
          footer={footer}
        />
      )}
    </div>
  );
}
