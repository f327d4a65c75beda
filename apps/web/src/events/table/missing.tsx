import { Text } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

/** A field that has to be filled before the event can be moved. */
export function Missing({
  field,
}: {
  readonly field: 'title' | 'url' | 'source' | 'event' | 'topic' | 'score';
}) {
  const t = useTexts('events');
  const name = t(`missing.${field}`);
  return (
    <Text component="span" size="xs" fw={550} c="var(--v-caution-ink)" title={t('missing', { field: name })}>
      {t('missing.short')}
    </Text>
  );
}
