import { toThousandths } from '@vigilo/domain/scoring/thousandths';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import type { AskedEvent } from './public/asked-event.ts';
import classes from './contribution-list.module.css';
import { formatWeight } from './format-weight.ts';
import { ScoreValue } from './public/score-value.tsx';
import { safeLink } from '../lib/safe-link.ts';
import type { Contribution } from './public/score-query.ts';
import { ScoreStepper } from './score-stepper.tsx';
import { useSupposed } from './what-if.ts';

/** Events shown at first and with each 'show more': a company can have thousands. */
const PORTION = 50;

/** The events that made a score, newest first, each with weight, score and what it contributed. */
export function ContributionList({
  events,
  asked,
}: {
  readonly events: readonly Contribution[];
  readonly asked: AskedEvent | null;
}) {
  const t = useTexts('scoring');
  const [portions, setPortions] = useState(1);
  const place = asked === null ? -1 : events.findIndex(({ _id }) => _id === asked.id);
  const shown = events.slice(0, Math.max(portions, Math.ceil((place + 1) / PORTION)) * PORTION);
  const more = Math.min(PORTION, events.length - shown.length);
  return (
    <>
      <ol className={classes.list}>
        {shown.map((event) => (
          <ContributionItem key={event._id} event={event} asked={asked?.id === event._id ? asked : null} />
        ))}
      </ol>
      {more > 0 && (
        <button
          type="button"
          className={classes.more}
          onClick={() => setPortions(Math.floor(shown.length / PORTION) + 1)}
        >
          {t('showMore', { count: more })}
        </button>
      )}
    </>
  );
}

function ContributionItem({
  event,
  asked,
}: {
  readonly event: Contribution;
  readonly asked: AskedEvent | null;
}) {
  const t = useTexts('scoring');
  const link = safeLink(event.url);
  const whatIf = useSupposed();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (asked === null) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <li ref={item} tabIndex={-1} className={classes.item} data-asked={asked !== null}>
      {link === null ? (
        <span className={classes.title} title={event.title}>
          {event.title}
        </span>
      ) : (
        <a
          className={classes.title}
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          title={t('opensNewTab', { title: event.title })}
        >
          {event.title}
        </a>
      )}
      <span className={classes.contribution}>
        {whatIf?.isOn === true ? (
          <ScoreStepper event={event} whatIf={whatIf} />
        ) : (
          <ScoreValue score={event.contribution} />
        )}
      </span>
      <span className={classes.meta}>
        <span>{t(`eventTypes.${event.event}`)}</span>
        <span
          title={t('calculationSpoken', {
            weight: formatWeight(event.weight),
            score: formatScore(event.score),
          })}
        >
          {t('calculation', {
            weight: formatWeight(event.weight),
            score: formatScore(event.score, scoreDecimals(event.score)),
          })}
        </span>
        {event.source !== null && event.source !== '' && (
          <TruncatedText text={event.source} className={classes.source} />
        )}
        <time dateTime={event.date}>{formatDay(event.date)}</time>
      </span>
    </li>
  );
}

/** Scores are given in tenths; a finer one is shown whole, so that the calculation can be followed. */
function scoreDecimals(score: number): number {
  return toThousandths(score) % 100 === 0 ? 1 : 3;
}
