import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.ts';
import classes from './screening.module.css';
import type { ReviewedRow } from './use-row-edits.ts';

interface RowNoteProps {
  readonly row: ReviewedRow;
  /** Whether what linked documents say comes before what the document itself says. */
  readonly isBetweenFirst?: boolean;
  /** Stands there where nothing was found; undefined: whether the row is valid. */
  readonly quiet?: ReactNode;
}

/** What was found in a row in one line; all of it where somebody points at it, and below the table once they go there. */
export function RowNote({ row, isBetweenFirst = false, quiet }: RowNoteProps) {
  const t = useTexts('review');
  const tv = useTexts('documentViewer');
  const within = row.IntraValidation.details;
  const between = row.InterValidation.details;
  const findings = isBetweenFirst ? [...between, ...within] : [...within, ...between];
  const notes = [
    ...(row.CheckedByHand ? [t('byHand')] : []),
    ...(row.ReadAnew === undefined ? [] : [tv('readAnew', { value: row.ReadAnew })]),
    ...findings.map(({ message }) => message),
    ...row.LookReasons.filter((reason) => reason !== 'rule-failed' || findings.length === 0).map((reason) =>
      tv(`look.${reason}`),
    ),
  ];
  if (notes.length === 0 && quiet !== undefined) return quiet;
  if (notes.length === 0)
    return row.IntraValidation.status === 'valid' ? (
      <span className={classes.note} data-tone="valid">
        {tv('rows.valid')}
      </span>
    ) : null;
  const tone = findings.some(({ severity }) => severity === 'error') ? 'error' : 'caution';
  return (
    <span
      className={classes.note}
      data-tone={findings.length === 0 ? 'look' : tone}
      data-tooltip={notes.join(' · ')}
    >
      {notes.join(' · ')}
    </span>
  );
}
