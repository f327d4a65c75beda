import { TextInput } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';

interface OrganizationFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The organisation, where several use the installation; left empty it is the usual one. */
export function OrganizationField({ value, onChange }: OrganizationFieldProps) {
  const t = useTexts('signIn');
  return (
    <TextInput
      label={t('organization')}
      name="organization"
      autoComplete="organization"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
