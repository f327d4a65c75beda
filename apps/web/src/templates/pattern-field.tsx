import { Text, TextInput } from '@mantine/core';
import { isOfPattern, patternOf } from '@vigilo/domain/extraction/read-value';
import { checkValuePattern } from '@vigilo/domain/templates/check-template';
import { useId, useState } from 'react';
import { useTexts } from '../lib/texts.ts';

interface PatternFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The pattern of a key, and beside it a value to try it on. */
export function PatternField({ value, error, onChange }: PatternFieldProps) {
  const t = useTexts('templates');
  const [example, setExample] = useState('');
  const said = useId();
  const fault = checkValuePattern(value.trim());
  return (
    <>
      <TextInput
        label={t('keys.pattern')}
        description={t('keys.patternHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        error={error ?? (fault === null ? undefined : t(`fault.${fault}`))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div>
        <TextInput
          label={t('keys.try')}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={said}
          value={example}
          onChange={(event) => setExample(event.currentTarget.value)}
        />
        <Text id={said} role="status" size="sm" mt="xs" {...(fault === null ? judge() : hint())} />
      </div>
    </>
  );

  function hint() {
    return { c: 'dimmed', children: t('keys.tryHint') };
  }

  function judge() {
    const pattern = patternOf({ pattern: value.trim() });
    if (example === '') return hint();
    return pattern === null || isOfPattern(pattern, example.trim())
      ? { c: 'var(--v-good-ink)', children: t('keys.tryFits') }
      : { c: 'var(--v-bad-ink)', children: t('keys.tryNot') };
  }
}
