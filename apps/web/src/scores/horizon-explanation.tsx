import type { Horizon } from '@vigilo/domain/scoring/score';
import type { ReactNode } from 'react';
import { formatCount, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { ContributionList } from './contribution-list.tsx';
import { sumOfContributions } from './contribution-sum.ts';
import classes from './horizon-explanation.module.css';
import { ScoreValue } from './public/score-value.tsx';
import type { CompanyScore } from './score-query.ts';
import { WeekWaterfall } from './week-waterfall.tsx';

interface HorizonExplanationProps {
  readonly score: CompanyScore;
  readonly horizon: Horizon;
  readonly heading: string;
  /** Beside the heading. */
  readonly action?: ReactNode;
}

/** Why a score is what it is: its events with their sum, and what changed this week. */
export function HorizonExplanation({ score, horizon, heading, action }: HorizonExplanationProps) {
  const t = useTexts('scores');
  const { events, from, to, waterfall, change } = score[horizon];
  const titleId = `why-${horizon}-${score.companyID}`;
  return (
    <div className={classes.explanation}>
      <section className={classes.why} aria-labelledby={titleId}>
        <div className={classes.head}>
          <h3 id={titleId} className={classes.title}>
            {heading}
          </h3>
          {action}
        </div>
        <p className={classes.note} title={t('window', { from: formatDay(from), to: formatDay(to) })}>
          {events.length === 0 ? t('noEvents') : t('addsUp', { count: events.length, shown: formatCount(events.length) })}
        </p>
        <div className={classes.events} role="group" aria-labelledby={titleId} tabIndex={0}>
          <ContributionList key={score.companyID + horizon} events={events} />
        </div>
        <p className={classes.sum}>
          <span>{t('sum')}</span>
          <ScoreValue score={sumOfContributions(events)} />
        </p>
      </section>
      <WeekWaterfall waterfall={waterfall} change={change} since={score.previousAsOf} />
    </div>
  );
}
