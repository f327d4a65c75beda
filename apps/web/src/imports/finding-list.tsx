import type { ImportJob } from '@vigilo/contract/imports';
import { formatCount } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { Panel } from '../ui/panel.tsx';
import classes from './finding-list.module.css';
import { useImportTexts } from './import-texts.ts';

/** What was found in the file, summed up: why rows are refused, and what there is to know of the others. */
export function FindingList({ job }: { readonly job: ImportJob }) {
  const t = useTexts('importWizard');
  const texts = useImportTexts(job.kind);
  const reasons = job.reasons.map((reason) => ({ key: `${reason.code} ${reason.field}`, words: texts.fault(reason), about: texts.field(reason.field), count: reason.count }));
  const notes = job.notes.map((note) => ({ key: `${note.code} ${note.field} ${note.value}`, words: texts.note(note), about: null, count: note.count }));
  return (
    <Panel className={classes.findings}>
      <h2>{t('preview.reasons')}</h2>
      {reasons.length === 0 ? <p className={classes.none}>{t('preview.noReasons')}</p> : <Findings findings={reasons} tone="bad" />}
      {notes.length > 0 && (
        <>
          <h2>{t('preview.notes')}</h2>
          <Findings findings={notes} tone="neutral" />
        </>
      )}
    </Panel>
  );
}

interface Finding {
  readonly key: string;
  readonly words: string;
  readonly about: string | null;
  readonly count: number;
}

function Findings({ findings, tone }: { readonly findings: readonly Finding[]; readonly tone: 'bad' | 'neutral' }) {
  return (
    <ul className={classes.list} data-tone={tone}>
      {findings.map(({ key, words, about, count }) => (
        <li key={key}>
          <span>
            {about !== null && <strong>{about}</strong>} {words}
          </span>
          <b>{formatCount(count)}</b>
        </li>
      ))}
    </ul>
  );
}
