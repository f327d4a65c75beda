import { formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { formatPrice } from './chart-labels.ts';
import classes from './day-card.module.css';
import { ScoreValue } from './public/score-value.tsx';
import type { SeriesEvent } from './public/summary-query.ts';

/** Events named on a card; the others are counted. */
const NAMED = 3;

/** The sum of the scores of each type. */
export type ScoresByType = Readonly<Record<'company' | 'industry' | 'macro', number>>;

const TYPES = [
  ['company', 'eventTypes.Company'],
  ['industry', 'eventTypes.Industry'],
  ['macro', 'eventTypes.Macro'],
] as const;

interface DayCardProps {
  readonly day: string;
  readonly score: number | null;
  readonly byType?: ScoresByType | undefined;
  readonly price: number | null;
  readonly events: readonly SeriesEvent[];
}

/** What stands on one day of a chart. */
export function DayCard({ day, score, byType, price, events }: DayCardProps) {
  const t = useTexts('scoring');
  return (
    <div className={classes.card}>
      <strong>{formatDay(day)}</strong>
      <span className={classes.line}>
        {t('chart.score')} <ScoreValue score={score} />
      </span>
      {byType !== undefined && (
        <span className={classes.types}>
          {TYPES.map(([type, name]) => (
            <span key={type}>
              {t(name)} <ScoreValue score={byType[type]} />
            </span>
          ))}
        </span>
      )}
      {price !== null && (
        <span className={classes.line}>
          {t('chart.price')} <span>{formatPrice(price)}</span>
        </span>
      )}
      {events.slice(0, NAMED).map((event) => (
        <span key={event._id} className={classes.event}>
          <ScoreValue score={event.score} decimals={1} /> {event.title}
        </span>
      ))}
      {events.length > NAMED && <span>{t('chart.moreEvents', { count: events.length - NAMED })}</span>}
    </div>
  );
}
