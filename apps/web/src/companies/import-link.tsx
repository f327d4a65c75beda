import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../lib/texts.ts';
import classes from './import-link.module.css';

/** Another area's page, by its address. */
const IMPORTS: string = '/import';

/** The way to the import of companies, events and prices; for edit-company. */
export function ImportLink() {
  const t = useTexts('companies');
  return (
    <Button variant="default" className={classes.link} leftSection={<IconFileImport size="1.125rem" stroke={1.75} />} title={t('importHint')} renderRoot={(root) => <Link to={IMPORTS} {...root} />}>
      {t('import')}
    </Button>
  );
}
