import { Badge, Button, Group, Kbd, Text } from '@mantine/core';
import { isProblem } from '@vigilo/domain/review/row-status';
import { useTexts } from '../../lib/texts.ts';
import type { ReviewedRow } from './use-row-edits.ts';

const HINTS = [
  ['Tab', 'problem'],
  ['Enter', 'accept'],
  ['E', 'edit'],
  ['Ctrl Z', 'undo'],
  ['Ctrl S', 'save'],
] as const;

interface ScreeningFooterProps {
  readonly rows: readonly ReviewedRow[];
  readonly changeCount: number;
  readonly onSave: () => void;
}

/** The keys, how much is settled, and what is not saved yet. */
export function ScreeningFooter({ rows, changeCount, onSave }: ScreeningFooterProps) {
  const t = useTexts('review');
  const settled = rows.filter((row) => !isProblem(row)).length;
  return (
    <Group justify="space-between" gap="sm" p="sm">
      <Group gap="sm">
        {HINTS.map(([key, name]) => (
          <Text key={key} span size="xs" c="dimmed">
            <Kbd size="xs">{key}</Kbd> {t(`keys.${name}`)}
          </Text>
        ))}
      </Group>
      <Group gap="sm">
        <Text size="sm" role="status">
          {t('settled', { settled, total: rows.length })}
        </Text>
        {changeCount === 0 ? (
          <Badge color="gray">{t('saved')}</Badge>
        ) : (
          <>
            <Badge color="caution">{t('unsaved', { count: changeCount })}</Badge>
            <Button onClick={onSave}>{t('save')}</Button>
          </>
        )}
      </Group>
    </Group>
  );
}
