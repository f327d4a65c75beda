import { Button, Radio, Stack, Text, Textarea } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { reconcileChildDocument } from '@vigilo/contract/relations';
import { isOpen } from '@vigilo/domain/relations/compare-linked';
import { useState } from 'react';
import { callApi } from '../../lib/call-api.ts';
import { formatCount } from '../../lib/format.ts';
import { useRecordForm } from '../../lib/form.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { refreshDocuments } from '../documents-queries.ts';
import { writePeriod } from '../public/period-name.ts';
import { writeRowValue } from '../summary/extracted-row.tsx';
import type { ChildDetail } from '../summary/summary-queries.ts';

/** A value that a linked document contradicts, as it is shown. */
interface Difference {
  readonly id: string;
  readonly rowId: string;
  readonly key: string;
  readonly Value: string;
  readonly DocumentId: string;
  readonly otherValue: string;
  /** Both as the row's type writes them. */
  readonly written: string;
  readonly otherWritten: string;
  /** Of the linked document. */
  readonly name: string;
}

/** Settles the differences of a child document with those that it is linked to; nothing where there are none, or the person may not. */
export function ReconcileButton({ child }: { readonly child: ChildDetail }) {
  const t = useTexts('relations');
  const canReconcile = useCan('reconcile-processed-documents');
  const [isAsking, setAsking] = useState(false);
  const differences = listDifferences(child);
  if (!canReconcile || differences.length === 0) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconScale size="1rem" stroke={1.75} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('reconcile', { count: formatCount(differences.length) })}
      </Button>
      {isAsking && (
        <ReconcileDialog child={child} differences={differences} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function listDifferences({ JSONData, LinkedDocuments }: ChildDetail): readonly Difference[] {
  const names = new Map(LinkedDocuments.map(({ id, documentName }) => [id, documentName]));
  return JSONData.flatMap((row) => {
    const { id: rowId, SSOTKey, Value, Linked } = row;
    return Linked.filter(isOpen).map(({ DocumentId, Value: otherValue }) => ({
      id: `${rowId} ${DocumentId}`,
      rowId,
      key: `${SSOTKey} ${writePeriod(row)}`.trim(),
      Value,
      DocumentId,
      otherValue,
      written: writeRowValue(row),
      otherWritten: writeRowValue({ ...row, Value: otherValue }),
      name: names.get(DocumentId) ?? '',
    }));
  });
}

type Stands = 'own' | 'other' | 'later';

interface Fields {
  readonly [field: string]: string | number | readonly string[];
  readonly version: number;
  readonly reason: string;
  /** Of each difference, in their order, with its values: a draft of other differences is none of these. */
  readonly choices: readonly string[];
}

interface ReconcileDialogProps {
  readonly child: ChildDetail;
  readonly differences: readonly Difference[];
  readonly onClose: () => void;
}

function ReconcileDialog({ child, differences: all, onClose }: ReconcileDialogProps) {
  const t = useTexts('relations');
  // As they were when the dialog was opened: what others do meanwhile is told when it is saved.
  const [differences] = useState(all);
  const form = useRecordForm<Fields, unknown>({
    form: 'relations.reconcile',
    subject: child.id,
    title: () => child.OriginalFileName,
    initial: { version: 0, reason: '', choices: differences.map(() => 'later') },
    validate: ({ reason, choices }) => ({
      ...(reason.trim() === '' && { reason: t('reconcileNoReason') }),
      ...(choices.every((choice) => choice === 'later') && { choices: t('reconcileNothing') }),
    }),
    save: ({ reason, choices }) =>
      callApi(reconcileChildDocument, {
        params: { id: child.id },
        body: { reason: reason.trim(), differences: listSettled(differences, choices) },
      }),
    onSaved: async (_saved, { choices }) => {
      await refreshDocuments();
      const count = listSettled(differences, choices).length;
      showToast({ kind: 'success', title: t('reconciled'), text: t('reconciledText', { count }) });
      onClose();
    },
    load: async () => {
      await refreshDocuments();
      onClose();
      return { version: 0, reason: '', choices: [] };
    },
  });
  const { value: choices, error, onChange } = form.field('choices');
  return (
    <FormDialog
      form={form}
      title={t('reconcileTitle')}
      failedTitle={t('reconcileFailed')}
      saveText={t('reconcileSave')}
      size="lg"
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{t('reconcileText')}</Text>
        {error !== undefined && <Notice tone="bad">{error}</Notice>}
        {differences.map((difference, index) => (
          <Choice
            key={difference.id}
            difference={difference}
            value={choices[index] ?? 'later'}
            onChange={(stands) => onChange(choices.with(index, stands))}
          />
        ))}
        <Textarea label={t('reconcileReason')} maxLength={1000} autosize {...form.getInputProps('reason')} />
      </Stack>
    </FormDialog>
  );
}

function listSettled(differences: readonly Difference[], choices: readonly string[]) {
  return differences.flatMap(({ rowId, DocumentId, Value, otherValue }, index) => {
    const stands = (['own', 'other'] as const).find((each) => each === choices[index]);
    return stands === undefined ? [] : [{ rowId, DocumentId, Value, otherValue, stands }];
  });
}

interface ChoiceProps {
  readonly difference: Difference;
  readonly value: string;
  readonly onChange: (stands: Stands) => void;
}

function Choice({ difference: { key, written, otherWritten, name }, value, onChange }: ChoiceProps) {
  const t = useTexts('relations');
  const choices: readonly { readonly stands: Stands; readonly label: string }[] = [
    { stands: 'own', label: t('reconcileOwn', { value: written }) },
    { stands: 'other', label: t('reconcileOther', { document: name, value: otherWritten }) },
    { stands: 'later', label: t('reconcileLater') },
  ];
  return (
    <Radio.Group label={key} value={value}>
      <Stack gap="xs" mt="xs">
        {choices.map(({ stands, label }) => (
          <Radio key={stands} value={stands} label={label} onChange={() => onChange(stands)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
