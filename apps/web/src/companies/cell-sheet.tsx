import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useTexts } from '../lib/texts.ts';
import { AnchoredSheet } from '../ui/anchored-sheet.tsx';
import { ChoiceSheet } from '../ui/choice-sheet.tsx';
import { useCellEdit } from './cell-edit.ts';
import classes from './cell-sheet.module.css';
import { useClassificationText } from './company-texts.tsx';
import { dropdownsQuery } from './dropdowns-query.ts';
import { valuesOf } from './editable-field.ts';
import type { EditableField } from './editable-field.ts';

interface CellSheetProps {
  readonly row: CompanyRow;
  readonly field: EditableField;
  readonly anchor: HTMLElement;
  readonly typed: string;
  readonly onClose: () => void;
}

/** The choices of a cell. Choosing another value than it has saves it. */
export function CellSheet({ row, field, anchor, typed, onClose }: CellSheetProps) {
  const t = useTexts('companies');
  const { data, isError, refetch } = useQuery(dropdownsQuery);
  const textOf = useClassificationText();
  const edit = useCellEdit();
  const label = t('edit.list', { field: t(`fields.${field}`), name: row.companyName });
  const value = row[field] ?? '';
  if (data === undefined) {
    return (
      <AnchoredSheet label={label} anchor={anchor} onClose={onClose}>
        {() => (
          <div
            className={classes.message}
            role={isError ? 'alert' : 'status'}
            tabIndex={-1}
            data-autofocus=""
          >
            <p>{isError ? t('edit.listFailed') : t('edit.listLoading')}</p>
            {isError && (
              <Button variant="default" onClick={() => void refetch()}>
                {t('failed.retry')}
              </Button>
            )}
          </div>
        )}
      </AnchoredSheet>
    );
  }
  return (
    <ChoiceSheet
      label={label}
      anchor={anchor}
      options={valuesOf(field, data).map((one) => ({
        value: one,
        text: one === '' ? t('table.notRated') : textOf(field, one),
      }))}
      value={value}
      typed={typed}
      noneText={t('filters.none')}
      onClose={onClose}
      onChoose={(chosen) => chosen !== value && void edit(row, field, chosen, data)}
    />
  );
}
