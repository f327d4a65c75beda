import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.ts';

/** The way to the import of companies, events and prices; for edit-company. */
export function ImportLink() {
  const t = useTexts('companies');
  return (
    <Button
      variant="default"
      leftSection={<IconFileImport size="1.125rem" stroke={1.75} />}
      title={t('importHint')}
      renderRoot={(root) => <Link to={PATHS.imports} {...root} />}
    >
      {t('import')}
    </Button>
  );
}
