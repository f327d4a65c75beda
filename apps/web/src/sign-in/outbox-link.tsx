import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { appConfigQuery } from '../lib/app-config.ts';
import { useTexts } from '../lib/texts.ts';
import classes from './outbox-link.module.css';

/** Where mails go in the demo; nothing elsewhere. */
export function OutboxLink() {
  const t = useTexts('signIn');
  if (useQuery(appConfigQuery).data?.OUTBOX !== true) return null;
  return (
    <p className={classes.outbox}>
      <Link to={PATHS.outbox} target="_blank" rel="noopener">
        {t('openOutbox')}
        <IconExternalLink size="1rem" stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Link>
    </p>
  );
}
