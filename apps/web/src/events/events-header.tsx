import { Badge } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Horizon } from '@vigilo/domain/scoring/score';
import { HORIZONS } from '@vigilo/domain/scoring/score';
import type { ReactNode } from 'react';
import { PATHS } from '../lib/paths.ts';
import type { SummaryList } from '../companies/public/summary-list.ts';
import { buildListSearch } from '../companies/public/summary-list.ts';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { ScoreValue } from '../scoring/public/score-value.tsx';
import type { CompanySummary } from '../scoring/public/summary-query.ts';
import { TrendMark } from '../scoring/public/trend-mark.tsx';
import classes from './events-header.module.css';

interface EventsHeaderProps {
  readonly summary: CompanySummary;
  readonly list: SummaryList;
  readonly steps: ReactNode;
  readonly actions: ReactNode;
}

const NAMES = { shortTerm: 'scoreST', longTerm: 'scoreLT' } as const satisfies Record<Horizon, string>;

/** Whose events they are, how the company stands, and what can be done. */
export function EventsHeader({ summary: { company, metrics }, list, steps, actions }: EventsHeaderProps) {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  return (
    <header className={classes.header}>
      <div className={classes.names}>
        <Link
          to={PATHS.companySummary}
          params={{ companyId: company._id }}
          search={buildListSearch(list)}
          className={classes.back}
          title={t('back')}
          aria-label={t('back')}
        >
          <IconArrowLeft size="1.125rem" stroke={1.75} aria-hidden="true" />
        </Link>
        <h1
          className={classes.name}
          aria-label={t('title', { name: company.companyName })}
          title={company.companyName}
        >
          {company.companyName}
        </h1>
        <Badge>{company.ticker}</Badge>
        {company.status !== undefined && (
          <span title={ts('statusHint')}>
            <Badge color={company.status === 'Validated' ? 'good' : 'caution'}>
              {ts(company.status === 'Validated' ? 'statuses.Validated' : 'statuses.Initiated')}
            </Badge>
          </span>
        )}
        {HORIZONS.map((horizon) => (
          <span key={horizon} className={classes.score} title={ts(horizon)}>
            {t(NAMES[horizon])} <ScoreValue score={metrics[horizon].current} />{' '}
            <TrendMark change={metrics[horizon].change} horizon={horizon} withValue />
          </span>
        ))}
        {list.view.asOf !== null && (
          <Badge color="caution">{t('asOf', { date: formatDay(list.view.asOf) })}</Badge>
        )}
        {steps}
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  );
}
