// The output of `npm run import`.

import type { CallReply } from '@vigilo/contract/call';
import type { ImportJob, listImportRows } from '@vigilo/contract/imports';
import { reasonText, fieldText, matchText } from '../../apps/api/src/imports/reason-text.ts';
import { getTranslator } from '../../apps/api/src/frame/texts.ts';
import type { Fault, FaultCode } from '@vigilo/domain/imports/faults';
import { FIELDS_BY_KIND } from '@vigilo/domain/imports/fields';

type ImportRow = CallReply<typeof listImportRows>['data']['rows'][number];

const NOTES = 12;
const t = getTranslator('en');

/** Reasons for which the values are more informative than the rows. */
const PRINTED_WITH_VALUE: ReadonlySet<FaultCode> = new Set([
  'ticker-unknown',
  'company-validated',
  'country-unknown',
  'sector-unknown',
  'entity-type-unknown',
  'rating-unknown',
  'currency-invalid',
  'event-type-unknown',
  'impact-unknown',
]);

const inColumn = (count: number): string => `  ${number(count).padStart(9)}`;
const number = (value: number): string => value.toLocaleString('en');

/** Which column was taken for what. */
export function printMapping(job: ImportJob): void {
  console.log(
    `${job.fileName}: ${job.format === 'csv' ? `${job.encoding}, cells separated by ${job.delimiter === '\t' ? 'tabs' : `'${job.delimiter}'`}` : `sheet ${job.sheet}`}`,
  );
  for (const { field } of FIELDS_BY_KIND[job.kind]) {
    const column = job.mapping[field];
    const { title, samples } = job.columns[column ?? -1] ?? { title: '', samples: [] };
    if (column !== undefined)
      console.log(
        `  ${field.padEnd(20)} <- ${(title || `column ${column + 1}`).padEnd(24)} ${samples.slice(0, 2).join(' | ')}`,
      );
  }
}

/** One line that is overwritten as the work proceeds. */
export function printProgress(what: string, progress: NonNullable<ImportJob['progress']>): void {
  if (!process.stdout.isTTY) return;
  const { rows, bytes, totalBytes, rowsPerSecond, secondsLeft, phase } = progress;
  const share = totalBytes === 0 ? 0 : Math.floor((100 * bytes) / totalBytes);
  const rate = rowsPerSecond === null ? '' : `, ${number(rowsPerSecond)} a second`;
  const left = secondsLeft === null || phase === 'scoring' ? '' : `, ${secondsLeft} s left`;
  process.stdout.write(
    `\r\u001b[K${phase === 'scoring' ? 'Computing the scores' : what}: ${number(rows)} rows, ${share} %${rate}${left}`,
  );
}

/** Ends the line of the progress. */
export function endProgress(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

/** What a check or an import found. */
export function printOutcome(job: ImportJob, seconds: number): void {
  const { add = 0, change = 0, unchanged = 0, refused = 0, conflict = 0 } = job.counts ?? {};
  const rows = add + change + unchanged + refused + conflict;
  const isDone = job.state === 'done';
  console.log(
    `${number(rows)} rows in ${seconds.toFixed(1)} s (${number(Math.round(rows / seconds))} a second): ${number(add)} ${isDone ? 'added' : 'to add'}, ${number(change)} ${isDone ? 'changed' : 'to change'}, ${number(unchanged)} unchanged, ${number(refused)} refused${conflict === 0 ? '' : `, ${number(conflict)} left out until you decide`}.`,
  );
}

/** Notes on accepted rows, grouped by kind. */
export function printNotes(job: ImportJob): void {
  for (const [code, notes] of Map.groupBy(job.notes, (note) => note.code)) {
    const values = notes.flatMap(({ value, near }) =>
      value === '' ? [] : [near === undefined ? value : `${value} (${near})`],
    );
    const named =
      values.length <= NOTES
        ? values.join(', ')
        : `${values.slice(0, NOTES).join(', ')} and ${number(values.length - NOTES)} more`;
    console.log(
      `${inColumn(notes.reduce((sum, { count }) => sum + count, 0))}  ${t(`imports.notes.${code}`, { value: named })}`,
    );
  }
}

/** The rows that can be decided on, each with what is stored and what becomes of it. */
export function printMatches(
  job: ImportJob,
  rows: readonly Pick<ImportRow, 'row' | 'cells' | 'match' | 'verdict'>[],
): void {
  if (rows.length === 0) return;
  console.log('For you to decide, with --choose ROW=update|add|leave-out:');
  for (const { row, cells, match } of rows) {
    if (!match) continue;
    const name = cells[job.mapping.companyName ?? -1] ?? '';
    const country = cells[job.mapping.country ?? -1] ?? '';
    console.log(
      `  row ${number(row)} (${[name, country].filter((text) => text !== '').join(', ')}): ${matchText(match, 'en')} ${match.choices.join(', ')}; now ${match.choice}`,
    );
  }
  const more = job.matches - rows.length;
  if (more > 0) console.log(`  and ${number(more)} more; --refused FILE writes all that are left out.`);
}

/** Reasons by frequency, and the first refused rows. */
export function printRefusals(
  job: ImportJob,
  rows: readonly { readonly row: number; readonly faults: readonly Fault[] }[],
): void {
  if (rows.length === 0) return;
  console.log('Refused:');
  for (const { code, field, count, examples } of job.reasons) {
    const reason = reasonText(job.kind, { code, field, value: '' }, 'en').replace('row  ', 'another row ');
    const named = PRINTED_WITH_VALUE.has(code)
      ? ` ${examples.join(', ')}${examples.length < count ? ' ...' : ''}`
      : '';
    console.log(`${inColumn(count)}  ${fieldText(job.kind, field, 'en')}: ${reason}${named}`);
  }
  for (const { row, faults } of rows) {
    const reasons = faults.map(
      (fault) =>
        `${fieldText(job.kind, fault.field, 'en')}${fault.value === '' ? '' : ` '${fault.value}'`}: ${reasonText(job.kind, fault, 'en')}`,
    );
    console.log(`  row ${number(row)}: ${reasons.join(' | ')}`);
  }
  const more = (job.counts?.refused ?? 0) - rows.length;
  if (more > 0) console.log(`  and ${number(more)} more; --refused FILE writes all of them.`);
}
