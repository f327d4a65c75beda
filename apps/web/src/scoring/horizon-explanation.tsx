import type { Horizon } from '@vigilo/domain/scoring/score';
import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { ContributionList } from './contribution-list.tsx';
import { sumContributions } from './contribution-sum.ts';
import classes from './horizon-explanation.module.css';
import { ScoreValue } from './public/score-value.tsx';
import type { AskedEvent } from './public/asked-event.ts';
import type { CompanyScore } from './public/score-query.ts';
import { WeekWaterfall } from './week-waterfall.tsx';

interface HorizonExplanationProps {
  readonly score: CompanyScore;
  readonly horizon: Horizon;
  /** The event to be brought into sight. */
  readonly asked?: AskedEvent | null;
}

/** Why a score is what it is: its events with their sum, and what changed this week. */
export function HorizonExplanation({ score, horizon, asked = null }: HorizonExplanationProps) {
  const t = useTexts('scoring');
  const { events, from, to, waterfall, change } = score[horizon];
  const titleId = `why-${horizon}-${score.companyID}`;
  return (
    <div className={classes.explanation}>
      <div className={classes.why}>
        <div className={classes.head}>
          <h3 id={titleId} className={classes.title}>
            {t('why')}
          </h3>
          <span
            className={classes.note}
            title={t('window', { horizon: t(horizon), from: formatDay(from), to: formatDay(to) })}
          >
            {t('since', { date: formatDay(from) })}
          </span>
        </div>
        {/* What scrolls must be reachable without a mouse. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and without the focus no key would scroll it */}
        <div className={classes.events} role="group" aria-labelledby={titleId} tabIndex={0}>
          {events.length === 0 ? (
            <p className={classes.none}>{t('noEvents')}</p>
          ) : (
            <ContributionList key={score.companyID + horizon} events={events} asked={asked} />
          )}
        </div>
        <p className={classes.sum} title={t('sumHint')}>
          <span>{t('addsUp', { count: events.length })}</span>
          <ScoreValue score={sumContributions(events)} />
        </p>
      </div>
      <WeekWaterfall waterfall={waterfall} change={change} since={score.previousAsOf} />
    </div>
  );
}
