import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyRow } from '@vigilo/contract/companies';
import { useTexts } from '../../lib/texts.ts';
import { AnchoredPopover } from '../../ui/anchored-popover.tsx';
import { ChoicePopover } from '../../ui/choice-popover.tsx';
import { useCellEdit } from './cell-edit.ts';
import { sortByText, useClassificationText } from '../company-texts.tsx';
import { dropdownsQuery } from '../companies-queries.ts';
import { listValues } from '../editable-field.ts';
import type { EditableField } from '../editable-field.ts';

interface CellPopoverProps {
  readonly row: CompanyRow;
  readonly field: EditableField;
  readonly anchor: HTMLElement;
  readonly typed: string;
  readonly onHide: () => void;
  readonly onClose: () => void;
}

/** The choices of a cell. Choosing another value than it has saves it. */
export function CellPopover({ row, field, anchor, typed, onHide, onClose }: CellPopoverProps) {
  const t = useTexts('companies');
  const { data, isError, refetch } = useQuery(dropdownsQuery);
  const classificationText = useClassificationText();
  const edit = useCellEdit();
  const label = t('edit.list', { field: t(`fields.${field}`), name: row.companyName });
  const value = row[field] ?? '';
  if (data === undefined) {
    return (
      <AnchoredPopover label={label} anchor={anchor} onHide={onHide} onClose={onClose}>
        {() => (
          <Stack
            gap="sm"
            align="flex-start"
            p="md"
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
          </Stack>
        )}
      </AnchoredPopover>
    );
  }
  const options = listValues(field, data).map((one) => ({
    value: one,
    text: one === '' ? t('table.notRated') : classificationText(field, one),
  }));
  return (
    <ChoicePopover
      label={label}
      anchor={anchor}
      options={
        field === 'country' || field === 'sector' || field === 'industry' ? sortByText(options) : options
      }
      value={value}
      typed={typed}
      noneText={t('filters.none')}
      onHide={onHide}
      onClose={onClose}
      onChoose={(chosen) => chosen !== value && void edit(row, field, chosen, data)}
    />
  );
}
