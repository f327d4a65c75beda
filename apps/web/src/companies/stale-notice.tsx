import { Anchor, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTexts } from '../lib/texts.ts';

/** What is shown could not be brought up to date: said quietly, since it may still be of use. */
export function StaleNotice({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTexts('companies');
  return (
    <Group component="p" role="status" gap="sm" c="var(--v-caution-ink)">
      <IconAlertTriangle size="1rem" aria-hidden="true" />
      <span>{t('failed.background')}</span>
      <Anchor component="button" type="button" c="inherit" fw={650} underline="always" onClick={onRetry}>
        {t('failed.retry')}
      </Anchor>
    </Group>
  );
}
