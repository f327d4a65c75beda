import { TagsInput } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';

interface PhrasesFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: readonly string[];
  /** How what is typed is kept; absent: as it is typed. */
  readonly tidy?: (phrases: readonly string[]) => readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** Several words or values, each a chip; a list of them that is pasted is taken apart at its commas. */
export function PhrasesField({ label, hint, value, tidy, error, onChange }: PhrasesFieldProps) {
  const t = useTexts('templates');
  return (
    <TagsInput
      label={label}
      description={hint}
      placeholder={t('phrases.placeholder')}
      splitChars={[',', ';']}
      value={[...value]}
      error={error}
      onChange={(phrases) => onChange(tidy === undefined ? phrases : tidy(phrases))}
    />
  );
}
