import type { ImportJob } from '@vigilo/contract/imports';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { groupNotes } from './finding-groups.ts';
import classes from './finding-list.module.css';
import { useImportTexts } from '../import-texts.ts';

/** What was found in the file, summed up: why rows are refused, and what there is to know of the others. */
export function FindingList({ job }: { readonly job: ImportJob }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const reasons = job.reasons.map((reason) => ({
    key: `${reason.code} ${reason.field}`,
    text: texts.fault(reason),
    count: reason.count,
  }));
  const notes = groupNotes(job.notes).map(({ code, field, values, more, count }) => {
    const named = more > 0 ? [...values, t('preview.more', { shown: formatCount(more) })] : values;
    return { key: `${code} ${field}`, text: texts.note(code, named.join(', ')), count };
  });
  return (
    <div className={classes.findings} role="region" aria-label={t('preview.findings')} tabIndex={0}>
      <h2>{t('preview.reasons')}</h2>
      {reasons.length === 0 ? (
        <p className={classes.none}>{t('preview.noReasons')}</p>
      ) : (
        <Findings findings={reasons} tone="bad" />
      )}
      {notes.length > 0 && (
        <>
          <h2>{t('preview.notes')}</h2>
          <Findings findings={notes} tone="gray" />
        </>
      )}
    </div>
  );
}

interface Finding {
  readonly key: string;
  readonly text: string;
  readonly count: number;
}

function Findings({
  findings,
  tone,
}: {
  readonly findings: readonly Finding[];
  readonly tone: 'bad' | 'gray';
}) {
  return (
    <ul className={classes.list} data-tone={tone}>
      {findings.map(({ key, text, count }) => (
        <li key={key}>
          <span>{text}</span>
          <b>{formatCount(count)}</b>
        </li>
      ))}
    </ul>
  );
}
