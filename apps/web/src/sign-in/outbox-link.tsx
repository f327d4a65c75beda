import { Anchor, Paper, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../lib/paths.ts';
import { appConfigQuery } from '../lib/app-config.ts';
import { useTexts } from '../lib/texts.ts';

/** Where mails go in the demo; nothing elsewhere. */
export function OutboxLink() {
  const t = useTexts('signIn');
  if (useQuery(appConfigQuery).data?.OUTBOX !== true) return null;
  return (
    <Paper bg="var(--v-caution-soft)" px="md" py="sm">
      <Anchor
        c="var(--v-caution-ink)"
        underline="always"
        renderRoot={(root) => <Link to={PATHS.outbox} target="_blank" rel="noopener" {...root} />}
      >
        {t('openOutbox')} <IconExternalLink size="1em" stroke={1.75} aria-hidden="true" />
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Anchor>
    </Paper>
  );
}
