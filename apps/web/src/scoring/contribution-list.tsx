import { thousandthsOf } from '@vigilo/domain/scoring/thousandths';
import { useState } from 'react';
import { formatDay, formatScore } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { TruncatedText } from '../ui/truncated-text.tsx';
import classes from './contribution-list.module.css';
import { formatWeight } from './format-weight.ts';
import { ScoreValue } from './public/score-value.tsx';
import { safeLink } from './safe-link.ts';
import type { Contribution } from './public/score-query.ts';

/** Events shown at first and with each 'show more': a company can have thousands. */
const PORTION = 50;

/** The events that made a score, newest first, each with weight, score and what it contributed. */
export function ContributionList({ events }: { readonly events: readonly Contribution[] }) {
  const t = useTexts('scoring');
  const [portions, setPortions] = useState(1);
  const shown = events.slice(0, portions * PORTION);
  const more = Math.min(PORTION, events.length - shown.length);
  return (
    <>
      <ol className={classes.list}>
        {shown.map((event) => (
          <ContributionItem key={event._id} event={event} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className={classes.more} onClick={() => setPortions(portions + 1)}>
          {t('showMore', { count: more })}
        </button>
      )}
    </>
  );
}

function ContributionItem({ event }: { readonly event: Contribution }) {
  const t = useTexts('scoring');
  const link = safeLink(event.url);
  return (
    <li className={classes.item}>
      {link === null ? (
        <span className={classes.title} title={event.title}>
          {event.title}
        </span>
      ) : (
        <a className={classes.title} href={link} target="_blank" rel="noopener noreferrer" title={t('opensNewTab', { title: event.title })}>
          {event.title}
        </a>
      )}
      <span className={classes.contribution}>
        <ScoreValue score={event.contribution} />
      </span>
      <span className={classes.meta}>
        <span>{t(`eventTypes.${event.event}`)}</span>
        <span title={t('calculationSpoken', { weight: formatWeight(event.weight), score: formatScore(event.score) })}>
          {t('calculation', { weight: formatWeight(event.weight), score: formatScore(event.score, decimalsOf(event.score)) })}
        </span>
        {event.source !== null && event.source !== '' && <TruncatedText text={event.source} className={classes.source} />}
        <time dateTime={event.date}>{formatDay(event.date)}</time>
      </span>
    </li>
  );
}

/** Scores are given in tenths; a finer one is shown whole, so that the calculation can be followed. */
function decimalsOf(score: number): number {
  return thousandthsOf(score) % 100 === 0 ? 1 : 3;
}
