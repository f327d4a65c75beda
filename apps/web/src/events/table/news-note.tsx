import { Button, Group, Kbd } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';

interface NewsNoteProps {
  /** By how many events the list that waits is longer; null: none waits. */
  readonly waiting: number | null;
  readonly onShow: () => void;
}

const HINT = 'N';

/** Says that events came in while somebody is at work on the rows, and shows them when asked to. */
export function NewsNote({ waiting, onShow }: NewsNoteProps) {
  const t = useTexts('events');
  return (
    <div role="status">
      {waiting !== null && (
        <Group justify="center" gap="md" p="xs" fw={550} c="var(--v-action-ink)" bg="var(--v-action-soft)">
          {waiting === 0 ? t('news.changed') : t('news.note', { count: waiting })}
          <Button size="compact-sm" aria-keyshortcuts="n" rightSection={<Kbd>{HINT}</Kbd>} onClick={onShow}>
            {t('news.show')}
          </Button>
        </Group>
      )}
    </div>
  );
}
