import { Button, Group, Kbd, Text } from '@mantine/core';
import { useTexts } from '../lib/texts.ts';
import { KeysButton } from '../ui/keys-button.tsx';
import { useKeyNames } from './use-key-names.ts';
import type { NewsDesk } from './use-news-desk.ts';
import { NEWS_KEYS } from './news-keys.ts';

/** The keys that are told on screen, beside the arrows; the dialog of the keys has all. */
const TOLD = ['accept', 'change', 'drop', 'merge', 'select', 'undo', 'preview', 'openArticle'] as const;

interface NewsFootProps {
  readonly desk: NewsDesk;
  readonly onHelp: () => void;
}

/** What was decided last, and the keys. */
export function NewsFoot({ desk: { settling }, onHelp }: NewsFootProps) {
  const t = useTexts('newsQueue');
  const names = useKeyNames();
  const { last } = settling;
  const lastText = last && t(`last.${last.action}`, { what: last.what });
  const keys = [['↑↓', 'move'], ...TOLD.map((action) => [names(action)[0], action] as const)] as const;
  return (
    <Group justify="space-between" gap="sm" mih="1.75rem" wrap="nowrap">
      <Group gap="sm" role="status" flex={1} miw="min(16rem, 40%)" wrap="nowrap">
        {last !== undefined && (
          <>
            <Text c="dimmed" truncate title={lastText}>
              {lastText}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              flex="none"
              aria-keyshortcuts={NEWS_KEYS.undo[0]}
              onClick={() => void settling.undo()}
            >
              {t('undo')}
            </Button>
          </>
        )}
      </Group>
      <Group gap="sm" justify="flex-end">
        {keys.map(([key, name]) => (
          <Text key={name} span size="xs" c="dimmed">
            <Kbd>{key}</Kbd> {t(`keys.${name}`)}
          </Text>
        ))}
        <KeysButton size={26} onClick={onHelp} />
      </Group>
    </Group>
  );
}
