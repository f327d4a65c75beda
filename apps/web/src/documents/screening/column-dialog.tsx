import { Select, Stack, TextInput } from '@mantine/core';
import { LONGEST_COLUMN_NAME } from '@vigilo/domain/review/row-faults';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ColumnActions } from './sheet.ts';

export type ColumnDialogKind = 'rename' | 'left' | 'right' | 'duplicate';

interface ColumnDialogProps {
  readonly kind: ColumnDialogKind;
  readonly column: string;
  /** What the column is called now. */
  readonly title: string;
  readonly actions: ColumnActions;
  readonly onClose: () => void;
}

/** For the list of names, which lies within the dialog. */
const ROOM = '20rem';
/** Stands for a name that is none of the keys. */
const OTHER = 'Other';

/** Asks for the name of a column: one of the keys that no column has yet, or 'Other' and any name. */
export function ColumnDialog({ kind, column, title, actions, onClose }: ColumnDialogProps) {
  const t = useTexts('review');
  const [chosen, setChosen] = useState<string>(kind === 'rename' ? OTHER : (actions.unusedNames[0] ?? OTHER));
  const [typed, setTyped] = useState(kind === 'rename' ? title : '');
  const [fault, setFault] = useState<string | null>(null);
  function save(): void {
    const name = (chosen === OTHER ? typed : chosen).trim();
    const problem = findFault(name);
    setFault(problem);
    if (problem !== null) return;
    if (kind === 'rename') actions.rename(column, name);
    else if (kind === 'duplicate') actions.duplicate(column, name);
    else actions.add(name, column, kind);
    onClose();
  }
  function findFault(name: string): string | null {
    if (kind === 'rename' && name === title) return null;
    if (name === '' || name.length > LONGEST_COLUMN_NAME)
      return t('fault.column-name', { most: LONGEST_COLUMN_NAME });
    return actions.isTaken(name) ? t('fault.column-taken') : null;
  }
  return (
    <Dialog title={t(`columnDialog.${kind}`, { column: title })} onSave={save} onClose={onClose}>
      <Stack gap="md" mih={ROOM}>
        <Select
          label={t('columnDialog.name')}
          data={[
            ...actions.unusedNames.map((name) => ({ value: name, label: name })),
            { value: OTHER, label: t('columnDialog.other') },
          ]}
          value={chosen}
          allowDeselect={false}
          searchable
          onChange={(value) => setChosen(value ?? OTHER)}
        />
        {chosen === OTHER && (
          <TextInput
            label={t('columnDialog.otherName')}
            value={typed}
            error={fault}
            data-autofocus
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
