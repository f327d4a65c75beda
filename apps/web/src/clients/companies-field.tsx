import { Anchor, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../lib/texts.ts';
import { CompanyPicker } from './company-picker.tsx';

interface CompaniesFieldProps {
  readonly value: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** How many companies are selected, and the way to the list they are selected from. */
export function CompaniesField({ value, error, onChange }: CompaniesFieldProps) {
  const t = useTexts('clients');
  const [isOpen, setOpen] = useState(false);
  return (
    <Input.Wrapper
      role="group"
      aria-label={t('field.companies')}
      label={t('field.companies')}
      labelElement="div"
      withAsterisk
      error={error}
    >
      <Group gap="md" mih="var(--v-control-height)" c="dimmed">
        <Anchor
          component="button"
          type="button"
          data-invalid={error !== undefined}
          aria-description={error}
          onClick={() => setOpen(true)}
        >
          {t('selectCompanies')}
        </Anchor>
        {t('selectedCount', { count: value.length })}
      </Group>
      {isOpen && <CompanyPicker chosen={value} onSave={onChange} onClose={() => setOpen(false)} />}
    </Input.Wrapper>
  );
}
