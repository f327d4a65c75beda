import { Button, Text } from '@mantine/core';
import type { EditedKey, RowChange } from '@vigilo/domain/review/row-changes';
import { applyChanges } from '@vigilo/domain/review/row-changes';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { ReviewedRow } from './use-row-edits.ts';

interface ConflictDialogProps {
  /** As they are on the server. */
  readonly rows: readonly ReviewedRow[];
  readonly changes: readonly RowChange[];
  readonly keys: readonly EditedKey[];
  readonly onKeep: (keep: 'mine' | 'theirs') => void;
  readonly onClose: () => void;
}

/** Asks which text stands in the cells that two people changed. */
export function ConflictDialog({ rows, changes, keys, onKeep, onClose }: ConflictDialogProps) {
  const t = useTexts('review');
  const { conflicts } = applyChanges(rows, changes, keys);
  const names = new Map(rows.map(({ id, SSOTKey }) => [id, SSOTKey]));
  const cells = [...conflicts].flatMap(([index, current]) => {
    const change = changes[index];
    return change === undefined ? [] : [{ index, change, current }];
  });
  return (
    <Dialog
      title={t('conflict.title')}
      size="lg"
      saveText={t('conflict.keepMine')}
      onSave={() => onKeep('mine')}
      footerStart={
        <Button variant="default" onClick={() => onKeep('theirs')}>
          {t('conflict.keepTheirs')}
        </Button>
      }
      onClose={onClose}
    >
      <Text mb="md">{t('conflict.text')}</Text>
      <PlainTable
        label={t('conflict.title')}
        rows={cells}
        getKey={({ index }) => String(index)}
        columns={[
          { title: t('conflict.cell'), cell: ({ change }) => names.get(change.rowId) ?? '' },
          {
            title: t('conflict.yours'),
            cell: ({ change }) => (change.kind === 'remove' ? t('rows.remove') : (change.after ?? '')),
          },
          {
            title: t('conflict.theirs'),
            cell: ({ current }) => current ?? t('conflict.removed'),
          },
        ]}
      />
    </Dialog>
  );
}
