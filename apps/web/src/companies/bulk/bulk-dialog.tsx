import { useQuery } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useState } from 'react';
import { useCan } from '../../lib/profile.ts';
import { useTexts } from '../../lib/texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormGrid } from '../../ui/form-grid.tsx';
import { SaveProblem } from '../../ui/save-problem.tsx';
import type { BulkChoice, BulkResult } from './bulk-change.ts';
import { BulkOutcome } from './bulk-outcome.tsx';
import { useClassificationText } from '../company-texts.tsx';
import { dropdownsQuery } from '../dropdowns-query.ts';
import type { Dropdowns } from '../dropdowns-query.ts';
import { EDITABLE_FIELDS, RATING_FIELDS, listValues } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';
import classes from './bulk-dialog.module.css';
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
  if (result !== null) return <BulkOutcome companies={companies} result={result} onClose={onClose} />;
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
      <p className={classes.hint}>{t('bulk.hint')}</p>
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
