import { TextInput } from '@mantine/core';
import { useId } from 'react';
import fieldClasses from './field-select.module.css';

interface TextOptionProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly longest: number;
  readonly error?: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A word of one's own, with its label at the left as the lists have it. */
export function TextOption({
  label,
  value,
  placeholder,
  longest,
  error = null,
  isDisabled,
  onChange,
}: TextOptionProps) {
  const id = useId();
  return (
    <div className={fieldClasses.labelled}>
      <label htmlFor={id}>{label}</label>
      <TextInput
        id={id}
        value={value}
        placeholder={placeholder}
        maxLength={longest}
        error={error}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
