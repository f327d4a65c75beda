import { Button, Text } from '@mantine/core';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import type { SheetConflict } from './sheet.ts';

interface ConflictDialogProps {
  readonly conflicts: readonly SheetConflict[];
  readonly onKeep: (keep: 'mine' | 'theirs') => void;
  readonly onClose: () => void;
}

/** Asks which text stands in the cells that two people changed. */
export function ConflictDialog({ conflicts, onKeep, onClose }: ConflictDialogProps) {
  const t = useTexts('review');
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
        rows={conflicts}
        getKey={({ key }) => key}
        columns={[
          { title: t('conflict.cell'), cell: ({ cell }) => cell },
          { title: t('conflict.yours'), cell: ({ mine }) => mine ?? t('rows.remove') },
          { title: t('conflict.theirs'), cell: ({ theirs }) => theirs ?? t('conflict.removed') },
        ]}
      />
    </Dialog>
  );
}
