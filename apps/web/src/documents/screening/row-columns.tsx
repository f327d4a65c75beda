// The columns of the primary table of a child document.

import { IconArrowDown } from '@tabler/icons-react';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPercent, formatText } from '../../lib/format.ts';
import type { Translate } from '../../lib/texts.ts';
import type { GridColumn } from '../../ui/cell-grid/grid-column.ts';
import { writePeriod } from '../public/period-name.ts';
import { isFigure, writeRowValue } from '../summary/extracted-row.tsx';
import type { AddedColumns } from './added-columns.ts';
import { ChangeMark } from './change-mark.tsx';
import { ConfidenceBar } from './confidence-bar.tsx';
import { RowNote } from './row-note.tsx';
import classes from './screening.module.css';
import type { ReviewedRow } from './use-row-edits.ts';

const ROW_COLUMNS = ['key', 'category', 'value', 'raw', 'confidence', 'check'] as const;
type RowColumn = (typeof ROW_COLUMNS)[number];

/** Those that can be hidden. */
export const HIDEABLE_COLUMNS = ['category', 'raw', 'confidence', 'check'] as const;

/** Of a new column (specification 3, section 2.7). */
export const NEW_WIDTH = 200;

const WIDTHS: Readonly<Record<RowColumn, number>> = {
  key: 250,
  category: 90,
  value: 115,
  raw: 100,
  confidence: 90,
  check: 120,
};

/** Columns of people's own are told apart from those that every row has. */
const OWN = 'own:';

/** The name of a column of people's own; null for one that every row has. */
export function findExtraName(column: string): string | null {
  return column.startsWith(OWN) ? column.slice(OWN.length) : null;
}

export function extraColumn(name: string): string {
  return `${OWN}${name}`;
}

/** Which field of a row a column edits; null where it is none that every row has. */
export function fieldOf(column: string): 'SSOTKey' | 'Value' | null {
  if (column === 'key') return 'SSOTKey';
  return column === 'value' ? 'Value' : null;
}

interface ColumnOptions {
  readonly t: Translate<'review'>;
  readonly extraNames: readonly string[];
  readonly added: AddedColumns | null;
  readonly isByConfidence: boolean;
  readonly onByConfidence: () => void;
}

export function buildRowColumns(options: ColumnOptions): readonly GridColumn<ReviewedRow>[] {
  const { extraNames, added } = options;
  return [
    ...ROW_COLUMNS.flatMap((key) =>
      key === 'check' && added !== null
        ? [...added.columns, buildComparedCheck(options, added)]
        : [buildRowColumn(key, options)],
    ),
    ...extraNames.map((name): GridColumn<ReviewedRow> => ({
      key: extraColumn(name),
      title: name,
      width: NEW_WIDTH,
      text: (row) => readExtra(row, name),
      draw: (row) => <span>{readExtra(row, name)}</span>,
    })),
  ];
}

function buildRowColumn(key: RowColumn, options: ColumnOptions): GridColumn<ReviewedRow> {
  const { t } = options;
  return {
    key,
    title: t(`column.${key}`),
    width: WIDTHS[key],
    text: (row) => TEXTS[key](row, t),
    draw: (row, isMarked) => DRAWN[key]?.(row, t, isMarked) ?? <span>{TEXTS[key](row, t)}</span>,
    isRowHeader: key === 'key',
    isAtEnd: (row) => (key === 'value' || key === 'raw') && isFigure(row),
    ...(key === 'confidence' && sortedHeading(options)),
  };
}

/** Sentences about two documents need more room than those about one. */
const COMPARED_CHECK_WIDTH = 260;

function buildComparedCheck(options: ColumnOptions, { noteOf }: AddedColumns): GridColumn<ReviewedRow> {
  return {
    ...buildRowColumn('check', options),
    width: COMPARED_CHECK_WIDTH,
    draw: (row) => <RowNote row={row} isBetweenFirst quiet={noteOf(row)} />,
  };
}

export function readExtra({ ExtraFields }: ReviewedRow, name: string): string {
  return ExtraFields?.find(({ Name }) => Name === name)?.Value ?? '';
}

/** What is copied; figures as they are stored, so that a spreadsheet reads them as figures. */
const TEXTS: Readonly<Record<RowColumn, (row: ReviewedRow, t: Translate<'review'>) => string>> = {
  key: ({ SSOTKey }) => SSOTKey,
  category: ({ Category }) => Category,
  value: (row, t) =>
    row.ValueType === 'entity' ? row.Value : t(row.ValueType === 'table' ? 'table' : 'image'),
  raw: (row) => (row.ValueType === 'entity' ? row.RawValue : ''),
  confidence: ({ Confidence }) => formatPercent(Confidence),
  check: ({ CheckedByHand }, t) => (CheckedByHand ? t('byHand') : ''),
};

type Draw = (row: ReviewedRow, t: Translate<'review'>, isMarked: boolean) => ReactNode;

const DRAWN: Readonly<Partial<Record<RowColumn, Draw>>> = {
  key: (row) => (
    <>
      <span>{row.SSOTKey}</span>
      {row.Period !== undefined && <span className={classes.period}> {writePeriod(row)}</span>}
    </>
  ),
  value: (row, t, isMarked) => (
    <>
      <span>{row.ValueType === 'entity' ? writeRowValue(row) : TEXTS.value(row, t)}</span>
      {row.IsModified && <ChangeMark label={isMarked ? t('notSaved') : t('modified')} isUnsaved={isMarked} />}
    </>
  ),
  raw: (row) => <span>{row.ValueType === 'entity' ? formatText(row.RawValue) : null}</span>,
  confidence: (row) => <ConfidenceBar share={row.Confidence} dataType={row.DataFormat.DataType} />,
  check: (row) => <RowNote row={row} />,
};

function sortedHeading({
  t,
  isByConfidence,
  onByConfidence,
}: ColumnOptions): Pick<GridColumn<ReviewedRow>, 'heading' | 'sorted'> {
  return {
    sorted: isByConfidence ? 'ascending' : 'none',
    heading: (
      <UnstyledButton
        fz="inherit"
        fw="inherit"
        aria-description={t('sortByConfidence')}
        data-tooltip={t('sortByConfidence')}
        onClick={onByConfidence}
      >
        {t('column.confidence')} {isByConfidence && <IconArrowDown size="0.75rem" aria-hidden="true" />}
      </UnstyledButton>
    ),
  };
}
