import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useOpenedForm } from '../lib/opened-form.ts';
import { useTexts } from '../lib/texts.ts';

/** Opens the dialog that adds a company; for edit-company. */
export function AddCompanyButton() {
  const t = useTexts('companies');
  const { open } = useOpenedForm();
  return (
    <Button
      leftSection={<IconPlus size="1.125rem" stroke={1.75} aria-hidden="true" />}
      onClick={() => open('companies.add')}
    >
      {t('add')}
    </Button>
  );
}
