import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ImportJob } from '@vigilo/contract/imports';
import { useEffect } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { formatCount } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './done-step.module.css';
import { forgetOtherAnswers } from '../import-queries.ts';
import { RefusedDownload } from '../preview/refused-download.tsx';

interface DoneStepProps {
  readonly job: ImportJob;
  readonly counts: NonNullable<ImportJob['counts']>;
  readonly onAnother: () => void;
}

/** The import is done: what it did, and where to see it. */
export function DoneStep({ job, counts, onAnother }: DoneStepProps) {
  const t = useTexts('importWizard');
  useEffect(() => {
    void forgetOtherAnswers();
  }, [job._id]);
  return (
    <div className={classes.place}>
      <Panel className={classes.done}>
        <IconCircleCheckFilled size="2.75rem" className={classes.sign} aria-hidden="true" />
        <div className={classes.words} role="status">
          <h2>{t('done.title')}</h2>
          <p>{job.fileName}</p>
        </div>
        <ul className={classes.actions}>
          {counts.add > 0 && (
            <li data-tone="good">
              {t(`done.${job.kind}.add`, { count: counts.add, shown: formatCount(counts.add) })}
            </li>
          )}
          {counts.change > 0 && (
            <li data-tone="good">
              {t(`done.${job.kind}.change`, { count: counts.change, shown: formatCount(counts.change) })}
            </li>
          )}
          {counts.unchanged > 0 && (
            <li>{t('done.unchanged', { count: counts.unchanged, shown: formatCount(counts.unchanged) })}</li>
          )}
          {counts.refused > 0 && (
            <li data-tone="bad">
              {t('done.refused', { count: counts.refused, shown: formatCount(counts.refused) })}
            </li>
          )}
        </ul>
        {job.kind === 'events' && <p className={classes.scores}>{t('done.scores')}</p>}
        <div className={classes.actions}>
          {counts.refused > 0 && <RefusedDownload job={job} />}
          <Button variant="default" onClick={onAnother}>
            {t('done.another')}
          </Button>
          <Button className={classes.see} renderRoot={(root) => <Link to={PATHS.companies} {...root} />}>
            {t('done.see')}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
