import { Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { useEffect, useRef, useState } from 'react';
import { PATHS } from '../../lib/paths.ts';
import { useListSearch } from '../../companies/public/summary-list.ts';
import { Problem } from '../../lib/problem.ts';
import { useTexts } from '../../lib/texts.ts';
import { BookmarkButton } from '../../portfolio/public/bookmark-button.tsx';
import { useDownloadRti } from '../../reports/public/use-download-rti.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HorizonCards } from '../horizon-cards.tsx';
import { HorizonExplanation } from '../horizon-explanation.tsx';
import { ScorePills } from '../score-pills.tsx';
import type { CompanyScore } from './score-query.ts';
import { scoreQuery } from './score-query.ts';
import classes from './score-panel.module.css';
import { ScoreSkeleton } from './score-skeleton.tsx';

interface ScorePanelProps {
  readonly companyId: string;
  /** As of this day (YYYY-MM-DD); null: the tenant's as-of day. */
  readonly asOf: string | null;
  /** Whether opening it brings the keyboard's focus into it. */
  readonly takesFocus?: boolean;
  readonly onClose: () => void;
}

/** A company's score opened beside the map or the table: the figures, the events that made them, the week, the way to the summary. */
export function ScorePanel({ companyId, asOf, takesFocus = false, onClose }: ScorePanelProps) {
  const t = useTexts('scoring');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) panel.current?.focus();
  }, [takesFocus, companyId]);
  const { data: score, error, refetch } = useQuery(scoreQuery(companyId, asOf));
  return (
    // Escape closes it from wherever in it the focus is; the close button says so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from any control inside
    <aside
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={score ? t('panel', { name: score.companyName }) : t('loading')}
      aria-busy={!score && !error}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={classes.close}>
        {score && (
          <BookmarkButton
            size="sm"
            company={{ id: score.companyID, ticker: score.ticker, companyName: score.companyName }}
          />
        )}
        <IconButton label={t('close')} size="sm" aria-keyshortcuts="Escape" onClick={onClose}>
          <IconX size={18} />
        </IconButton>
      </div>
      {score && <ScoreContent score={score} asOf={asOf} />}
      {!score && error && <Failed error={error} onRetry={() => void refetch()} />}
      {!score && !error && <ScoreSkeleton />}
    </aside>
  );
}

function ScoreContent({ score, asOf }: { readonly score: CompanyScore; readonly asOf: string | null }) {
  const t = useTexts('scoring');
  const listSearch = useListSearch();
  const [horizon, setHorizon] = useState<Horizon>('shortTerm');
  const facts = [score.ticker, score.industry, score.country].filter((fact) => fact !== '');
  return (
    <>
      <header className={classes.head}>
        <h2 className={classes.name} title={score.companyName}>
          {score.companyName}
        </h2>
        <p className={classes.facts} title={facts.join(' · ')}>
          {facts.join(' · ')}
        </p>
      </header>
      <HorizonCards score={score} chosen={horizon} onChoose={setHorizon} />
      <ScorePills score={score} />
      <HorizonExplanation score={score} horizon={horizon} />
      <div className={classes.actions}>
        <Button
          className={classes.summary}
          renderRoot={(root) => (
            <Link
              to={PATHS.companySummary}
              params={{ companyId: score.companyID }}
              search={listSearch}
              {...root}
            />
          )}
        >
          {t('viewSummary')}
        </Button>
        <RtiButton score={score} asOf={asOf} />
      </div>
    </>
  );
}

function RtiButton({
  score: { companyID, ticker, companyName, status },
  asOf,
}: {
  readonly score: CompanyScore;
  readonly asOf: string | null;
}) {
  const t = useTexts('scoring');
  const { download, isBusy } = useDownloadRti();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size="1.125rem" stroke={1.75} aria-hidden="true" />}
      title={t('downloadRti')}
      aria-label={t('downloadRti')}
      disabled={isBusy}
      onClick={() => download([{ id: companyID, ticker, companyName, status }], asOf)}
    >
      {t('rti')}
    </Button>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useTexts('scoring');
  const isGone = error instanceof Problem && error.code === 'not-found';
  return (
    <div className={classes.failed} role="alert">
      <p>{isGone ? t('gone') : t('failed')}</p>
      {!isGone && (
        <Button variant="default" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
