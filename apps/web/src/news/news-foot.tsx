import { Button, Group, Kbd, Text } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import type { NewsDesk } from './use-news-desk.ts';

const KEYS = [
  ['↑↓', 'move'],
  ['Enter', 'accept'],
  ['E', 'change'],
  ['X', 'drop'],
  ['M', 'merge'],
  ['Space', 'select'],
  ['Z', 'undo'],
] as const;

/** What was decided last, and the keys. */
export function NewsFoot({ desk: { settling } }: { readonly desk: NewsDesk }) {
  const t = useTexts('newsQueue');
  const { last } = settling;
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
        {KEYS.map(([key, name]) => (
          <Text key={name} span size="xs" c="dimmed">
            <Kbd>{key}</Kbd> {t(`keys.${name}`)}
          </Text>
        ))}
      </Group>
    </Group>
  );
}
