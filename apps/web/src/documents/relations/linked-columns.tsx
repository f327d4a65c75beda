// What the linked documents say, in the table of rows: the value, how far it is off, and where it stands.

import { Badge, Group } from '@mantine/core';
import { decideLinkedState, findDifference, LINKED_STATES } from '@vigilo/domain/relations/linked-state';
import type { LinkedState } from '@vigilo/domain/relations/linked-state';
import { useMemo } from 'react';
import { DASH, formatCount, formatFigureChange } from '../../lib/format.ts';
import type { Tone } from '../../lib/theme.ts';
import type { Translate } from '../../lib/texts.ts';
import { useTexts } from '../../lib/texts.ts';
import type { GridColumn } from '../../ui/cell-grid/grid-column.ts';
import type { AddedColumns } from '../screening/added-columns.ts';
import type { ReviewedRow } from '../screening/use-row-edits.ts';
import { isFigure, writeRowValue } from '../summary/extracted-row.tsx';
import type { ChildDetail } from '../summary/summary-queries.ts';
import { chooseCounterpart } from './choose-counterpart.ts';
import classes from './relations.module.css';

const TONES: Readonly<Record<LinkedState, Tone>> = {
  differs: 'bad',
  settled: 'caution',
  rounded: 'caution',
  alone: 'gray',
  agrees: 'good',
};
/** What they say of a row that nothing speaks against. */
const QUIET_STATES = ['rounded', 'alone', 'agrees'] as const satisfies readonly LinkedState[];
type QuietState = (typeof QUIET_STATES)[number];

const WIDTHS = { linkedValue: 120, difference: 100, foundIn: 190 } as const;
type LinkedColumn = keyof typeof WIDTHS;

/** Beside the document that is shown at the right; null where it is linked to none. */
export function useLinkedColumns(
  { JSONData, LinkedDocuments }: ChildDetail,
  shownId: string | undefined,
): AddedColumns | null {
  const t = useTexts('relations');
  return useMemo(() => {
    if (LinkedDocuments.length === 0) return null;
    const names = new Map(LinkedDocuments.map(({ id, documentName }) => [id, documentName]));
    const saved = new Map(JSONData.map(({ id, Value }) => [id, Value]));
    const stateOf = (row: ReviewedRow): LinkedState | null =>
      // What was not saved has not been compared.
      row.Value === saved.get(row.id) ? findState(row) : null;
    return {
      columns: buildLinkedColumns(t, (row) => readSaid(row, shownId, names), stateOf),
      noteOf: (row) => {
        const state = QUIET_STATES.find((each) => each === stateOf(row));
        return state && <LinkedNote state={state} count={row.Linked.length + 1} />;
      },
      keys: LinkedDocuments.length > 1 ? [['L', t('keys.next')]] : [],
      summaryOf: (rows) => <LinkedSummary states={rows.map(stateOf)} />,
    };
  }, [JSONData, LinkedDocuments, shownId, t]);
}

/** Null of a row that says nothing which could be compared. */
function findState(row: ReviewedRow): LinkedState | null {
  return row.ValueType !== 'entity' || row.Value.trim() === '' ? null : decideLinkedState(row, row.Linked);
}

interface Said {
  readonly value: string;
  /** As the row's type writes it. */
  readonly written: string;
  /** A plain decimal; null where there is none to say. */
  readonly difference: string | null;
  readonly document: string;
  /** 0 where it stands on no page. */
  readonly page: number;
}

/** What the linked document says that somebody sees once they go to the row. */
function readSaid(
  row: ReviewedRow,
  shownId: string | undefined,
  names: ReadonlyMap<string, string>,
): Said | null {
  const counterpart = chooseCounterpart(row.Linked, shownId);
  if (counterpart === undefined) return null;
  const { Value: value, DocumentId, ValueCoordinates } = counterpart;
  return {
    value,
    written: writeRowValue({ ...row, Value: value }),
    difference: findDifference(row, value),
    document: names.get(DocumentId) ?? '',
    page: ValueCoordinates[0]?.page_n ?? 0,
  };
}

function buildLinkedColumns(
  t: Translate<'relations'>,
  saidOf: (row: ReviewedRow) => Said | null,
  stateOf: (row: ReviewedRow) => LinkedState | null,
): readonly GridColumn<ReviewedRow>[] {
  const pageOf = ({ page }: Said): string => (page === 0 ? '' : t('foundPage', { page }));
  // Figures are copied as they are stored, so that a spreadsheet reads them as figures.
  const texts: Readonly<Record<LinkedColumn, (said: Said) => string>> = {
    linkedValue: ({ value }) => value,
    difference: ({ difference }) => difference ?? '',
    foundIn: (said) => `${said.document}${pageOf(said)}`,
  };
  const written: Readonly<Record<Exclude<LinkedColumn, 'foundIn'>, (said: Said) => string>> = {
    linkedValue: (said) => said.written,
    difference: ({ difference }) => (difference === null ? DASH : formatFigureChange(difference)),
  };
  return (['linkedValue', 'difference', 'foundIn'] as const).map((key) => ({
    key,
    title: t(`column.${key}`),
    width: WIDTHS[key],
    text: (row) => {
      const said = saidOf(row);
      return said === null ? '' : texts[key](said);
    },
    draw: (row) => {
      const said = saidOf(row);
      const look = { className: classes.said, 'data-tone': stateOf(row) ?? '' };
      if (said === null) return <span {...look}>{DASH}</span>;
      if (key !== 'foundIn') return <span {...look}>{written[key](said)}</span>;
      // However long the name is, the page is seen.
      return (
        <>
          <span {...look} data-tooltip={texts.foundIn(said)}>
            {said.document}
          </span>
          <span {...look} data-whole="true">
            {pageOf(said)}
          </span>
        </>
      );
    },
    isAtEnd: (row) => key !== 'foundIn' && isFigure(row),
  }));
}

/** What is said of a row that nothing speaks against. */
function LinkedNote({ state, count }: { readonly state: QuietState; readonly count: number }) {
  const t = useTexts('relations');
  return (
    <span className={classes.note} data-tone={state}>
      {t(`note.${state}`, { count: formatCount(count) })}
    </span>
  );
}

/** How many of the values differ, agree and so on. */
function LinkedSummary({ states }: { readonly states: readonly (LinkedState | null)[] }) {
  const t = useTexts('relations');
  const counts = LINKED_STATES.map((state) => ({
    state,
    count: states.filter((each) => each === state).length,
  }));
  return (
    <Group component="ul" gap="xs" m={0} p={0} aria-label={t('summary')} className={classes.summary}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <Badge key={state} component="li" color={TONES[state]}>
            {t(`summary.${state}`, { count })}
          </Badge>
        ))}
    </Group>
  );
}
