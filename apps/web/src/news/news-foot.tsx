import { Button, Group, Kbd, Text } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import type { NewsDesk } from './use-news-desk.ts';

/** What was decided last, and the keys. */
export function NewsFoot({ desk: { settling } }: { readonly desk: NewsDesk }) {
  const t = useTexts('newsQueue');
  const ts = useTexts('shell');
  const { last } = settling;
  const keys = [
    ['↑↓', 'move'],
    [ts('keys.enter'), 'accept'],
    ['E', 'change'],
    ['X', 'drop'],
    ['M', 'merge'],
    [ts('keys.space'), 'select'],
    ['Z', 'undo'],
  ] as const;
  return (
    <Group justify="space-between" gap="sm" mih="1.75rem">
      <Group gap="sm" role="status">
        {last !== undefined && (
          <>
            <Text c="dimmed">{t(`last.${last.action}`, { what: last.what })}</Text>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-keyshortcuts="z"
              onClick={() => void settling.undo()}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </Group>
      <Group gap="md">
        {keys.map(([key, name]) => (
          <Text key={name} span size="xs" c="dimmed">
            <Kbd>{key}</Kbd> {t(`keys.${name}`)}
          </Text>
        ))}
      </Group>
    </Group>
  );
}
