import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows } from '@vigilo/contract/imports';
import type { Verdict } from '@vigilo/domain/imports/faults';
import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';
import type { ImportField } from '@vigilo/domain/imports/fields';
import { formatCount, formatText } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { TruncatedText } from '../../ui/truncated-text.tsx';
import { useImportTexts } from '../import-texts.ts';
import classes from './row-table.module.css';

type Row = CallReply<typeof listImportRows>['data']['rows'][number];

interface RowTableProps {
  readonly job: ImportJob;
  readonly verdict: Verdict;
  readonly rows: readonly Row[];
  /** The rows are of an earlier page while this one is on its way. */
  readonly isStale: boolean;
}

/** Rows of a file with their numbers and the values of the mapped columns; refused ones with column, value and reason. */
export function RowTable({ job, verdict, rows, isStale }: RowTableProps) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const fields = FIELDS_BY_KIND[job.kind]
    .map(({ field }) => field)
    .filter((field) => job.mapping[field] !== undefined);
  return (
    <div className={classes.scroll} role="region" aria-label={t('preview.scroll')} tabIndex={0}>
      <table className={classes.table} aria-busy={isStale} data-stale={isStale}>
        <thead>
          <tr>
            <th scope="col" data-numeric>
              {t('preview.row')}
            </th>
            {verdict === 'refused' && <th scope="col">{t('preview.reason')}</th>}
            {fields.map((field) => (
              <th key={field} scope="col" data-number={NUMBERS.has(field)}>
                {texts.field(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <th scope="row" data-numeric>
                {formatCount(row.row)}
              </th>
              {verdict === 'refused' && (
                <td className={classes.why}>
                  <Reasons job={job} row={row} />
                </td>
              )}
              {fields.map((field) => (
                <ValueCell key={field} job={job} row={row} field={field} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Reasons({ job, row }: { readonly job: ImportJob; readonly row: Row }) {
  const texts = useImportTexts(job.kind);
  return (
    <ul className={classes.reasons}>
      {row.faults.map((fault) => (
        <li key={`${fault.field} ${fault.code}`}>
          <strong>{texts.field(fault.field)}</strong>
          {fault.value !== '' && <q>{fault.value}</q>}
          <span>{texts.fault(fault)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Fields whose values are numbers, which stand under each other by their places. */
const NUMBERS: ReadonlySet<ImportField> = new Set(['score', 'price', 'adjustedPrice']);

/** What the file says in a field; where it would change what is there, both. */
function ValueCell({
  job,
  row,
  field,
}: {
  readonly job: ImportJob;
  readonly row: Row;
  readonly field: ImportField;
}) {
  const t = useTexts('importWizard');
  const column = job.mapping[field];
  const value = column === undefined ? '' : (row.cells[column] ?? '').trim();
  const change = row.changes.find((one) => one.field === field);
  if (change === undefined) {
    return (
      <td
        data-wrong={row.faults.some((fault) => fault.field === field)}
        data-number={NUMBERS.has(field)}
        className={classes.value}
      >
        <TruncatedText text={formatText(value)} />
      </td>
    );
  }
  return (
    <td data-changed data-number={NUMBERS.has(field)} className={classes.value}>
      <TruncatedText text={change.after} />
      <small>
        <TruncatedText
          text={t('preview.before', {
            value: change.before === '' ? t('preview.emptyValue') : change.before,
          })}
        />
      </small>
    </td>
  );
}
