import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useState } from 'react';
import { DASH } from '../../lib/format.ts';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormGrid } from '../../ui/form-grid.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import type { BulkChoice, BulkResult } from './bulk-change.ts';
import { useClassificationText } from '../company-texts.tsx';
import { dropdownsQuery } from '../companies-queries.ts';
import type { Dropdowns } from '../companies-queries.ts';
import { EDITABLE_FIELDS, RATING_FIELDS, listValues } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';
import { useBulkEdit } from './use-bulk-edit.ts';

interface BulkDialogProps {
  readonly rows: readonly CompanyRow[];
  readonly onClose: () => void;
}

/** Changes fields of all selected companies at once; what is not chosen stays as it is in each. */
export function BulkDialog({ rows, onClose }: BulkDialogProps) {
  const t = useTexts('companies');
  // Those it was opened for, whatever happens to the list behind it.
  const [companies] = useState(rows);
  const [choice, setChoice] = useState<BulkChoice>({});
  const [result, setResult] = useState<BulkResult | null>(null);
  const { data } = useQuery(dropdownsQuery);
  const canRate = useCan('list-creditriskrating');
  const saving = useBulkEdit(companies, (done) => (done.refused.length === 0 ? onClose() : setResult(done)));
  if (result !== null) return <BulkOutcome rows={companies} result={result} onClose={onClose} />;
  const fields = EDITABLE_FIELDS.filter((field) => canRate || !RATING_FIELDS.has(field));
  return (
    <Dialog
      title={t('bulk.title', { count: companies.length })}
      size="lg"
      isBusy={saving.isPending}
      onClose={onClose}
      onSave={() => saving.mutate(choice)}
      saveDisabledReason={Object.keys(choice).length === 0 ? t('bulk.nothing') : undefined}
      message={
        <SaveProblem
          error={saving.error}
          title={t('bulk.failed')}
          onReload={saving.reset}
          onKeep={saving.reset}
        />
      }
    >
      <Text c="dimmed" mb="md">
        {t('bulk.hint')}
      </Text>
      <FormGrid>
        {fields.map((field) => (
          <BulkField
            key={field}
            field={field}
            dropdowns={data}
            chosen={choice[field]}
            onChoose={(value) =>
              setChoice(value === undefined ? withoutField(choice, field) : { ...choice, [field]: value })
            }
          />
        ))}
      </FormGrid>
    </Dialog>
  );
}

function withoutField(choice: BulkChoice, field: EditableField): BulkChoice {
  return Object.fromEntries(Object.entries(choice).filter(([name]) => name !== field));
}

interface BulkFieldProps {
  readonly field: EditableField;
  readonly dropdowns: Dropdowns | undefined;
  /** Undefined where the field is kept. */
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

/** Values of the list carry a sign before them, because an empty value is one too: no rating. */
const VALUE = '=';

function BulkField({ field, dropdowns, chosen, onChoose }: BulkFieldProps) {
  const t = useTexts('companies');
  const classificationText = useClassificationText();
  const values = dropdowns === undefined ? [] : listValues(field, dropdowns);
  return (
    <ChoiceField
      label={t(`fields.${field}`)}
      placeholder={t('bulk.keep')}
      noneText={t('filters.none')}
      value={chosen === undefined ? '' : VALUE + chosen}
      options={[
        { value: '', text: t('bulk.keep') },
        ...values.map((value) => ({
          value: VALUE + value,
          text: value === '' ? t('table.notRated') : classificationText(field, value),
        })),
      ]}
      onChange={(value) => onChoose(value === '' ? undefined : value.slice(VALUE.length))}
    />
  );
}

interface BulkOutcomeProps extends BulkDialogProps {
  readonly result: BulkResult;
}

const LINE = {
  borderBlockEnd: 'var(--v-line-width) solid var(--v-line)',
  overflowWrap: 'anywhere',
} as const;

/** Which of the companies were not changed, and why. */
function BulkOutcome({ rows, result: { before, refused }, onClose }: BulkOutcomeProps) {
  const t = useTexts('companies');
  const known = new Map(rows.map((company) => [company._id, company]));
  return (
    <Dialog title={t('bulk.result')} size="lg" onClose={onClose}>
      <Notice tone="caution" title={t('bulk.refused', { count: refused.length })}>
        {before.length > 0 ? t('bulk.done', { count: before.length }) : undefined}
      </Notice>
      <Stack component="ul" gap="xs" mt="md" mb={0} p={0}>
        {refused.map(({ companyID, ticker, message }) => (
          <Group component="li" key={companyID} wrap="nowrap" align="flex-start" py="xs" style={LINE}>
            <Text span w="5rem" fw={650}>
              {ticker ?? known.get(companyID)?.ticker ?? DASH}
            </Text>
            <span>{message}</span>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
