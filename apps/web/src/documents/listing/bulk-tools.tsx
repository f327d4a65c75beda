import { Anchor, Badge, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconSend, IconTrash } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { DocumentRow } from '@vigilo/contract/documents';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { disabledWith } from '../../ui/disabled-with.ts';
import { countBulk } from './bulk-counts.ts';

interface BulkToolsProps {
  /** The selected documents of all pages. */
  readonly rows: readonly DocumentRow[];
  readonly isDownloading: boolean;
  readonly onClear: () => void;
  readonly onDownload: (ids: readonly string[]) => void;
  readonly onSend: (rows: readonly DocumentRow[]) => void;
  readonly onDelete: (rows: readonly DocumentRow[]) => void;
}

/** How many documents are selected, what can be done with how many of them, and why not with all. */
export function BulkTools({ rows, isDownloading, onClear, onDownload, onSend, onDelete }: BulkToolsProps) {
  const t = useTexts('documentScreens');
  const canDownload = useCan('download-processed-documents');
  const canSend = useCan('post-documents');
  const canDelete = useCan('delete-documents');
  const counts = countBulk(rows);
  const total = rows.length;
  const reasons = (['working', 'failed', 'deleted'] as const)
    .filter((why) => counts[why] > 0 && (canSend || canDownload || why === 'deleted'))
    .map((why) => t(`bulk.${why}`, { count: counts[why], total }));
  return (
    <Group gap="sm" flex={1}>
      <Group role="status" gap="sm">
        {total > 0 && (
          <Text span fw={550}>
            {t('list.selected', { count: total })}
          </Text>
        )}
      </Group>
      {total > 0 && (
        <>
          <Anchor component="button" type="button" onClick={onClear}>
            {t('list.clear')}
          </Anchor>
          {canSend && (
            <BulkButton
              action="send"
              icon={IconSend}
              count={counts.send.length}
              total={total}
              onClick={() => onSend(rows.filter(({ _id }) => counts.send.includes(_id)))}
            />
          )}
          {canDownload && (
            <BulkButton
              action="download"
              icon={IconDownload}
              count={counts.download.length}
              total={total}
              isBusy={isDownloading}
              onClick={() => onDownload(counts.download)}
            />
          )}
          {canDelete && (
            <BulkButton
              action="delete"
              icon={IconTrash}
              count={counts.delete.length}
              total={total}
              onClick={() => onDelete(rows.filter(({ _id }) => counts.delete.includes(_id)))}
            />
          )}
          <Text size="sm" c="dimmed">
            {reasons.join(' ')}
          </Text>
        </>
      )}
    </Group>
  );
}

interface BulkButtonProps {
  readonly action: 'send' | 'download' | 'delete';
  readonly icon: Icon;
  readonly count: number;
  readonly total: number;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

function BulkButton({ action, icon: Sign, count, total, isBusy = false, onClick }: BulkButtonProps) {
  const t = useTexts('documentScreens');
  const name = t(`bulk.${action}`);
  return (
    <Button
      variant="default"
      c={action === 'delete' ? 'var(--v-bad-ink)' : 'var(--v-ink)'}
      leftSection={<Sign size="1.125rem" stroke={1.75} aria-hidden="true" />}
      rightSection={<Badge aria-hidden="true">{count}</Badge>}
      loading={isBusy}
      {...(count === 0 ? disabledWith(t('bulk.none')) : { onClick })}
    >
      <span aria-hidden="true">{name}</span>
      <VisuallyHidden>{t('bulk.applies', { action: name, count, total })}</VisuallyHidden>
    </Button>
  );
}
