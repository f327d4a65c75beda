import { Badge } from '@mantine/core';
import { EVENT_TYPES } from '@vigilo/domain/scoring/event-type';
import { MOST_SUMMARIES, remainingSummaries } from '@vigilo/domain/events/chosen-summaries';
import { useTexts } from '../../lib/texts.ts';
import classes from './allowance.module.css';
import type { ChosenSummaries } from './use-chosen-summaries.ts';

/** How many summaries of each type are chosen, and how many more may be. */
export function Allowance({ chosen: { chosen, isChanged, reset } }: { readonly chosen: ChosenSummaries }) {
  const t = useTexts('events');
  const ts = useTexts('scoring');
  const types = chosen.map(({ event }) => ({ type: event }));
  return (
    <div className={classes.allowance}>
      <ul className={classes.levels} aria-label={t('allowance.label')}>
        {EVENT_TYPES.map((type) => {
          const left = remainingSummaries(type, types);
          const name = ts(`eventTypes.${type}`);
          return (
            <li key={type} title={t('allowance.left', { left, type: name })}>
              <Badge color={left === 0 ? 'action' : 'gray'}>
                {t('allowance.level', {
                  type: name,
                  chosen: MOST_SUMMARIES[type] - left,
                  most: MOST_SUMMARIES[type],
                })}
              </Badge>
            </li>
          );
        })}
      </ul>
      {isChanged && (
        <span className={classes.changed} role="status">
          <Badge color="caution">{t('select.changed')}</Badge>
          <button type="button" className={classes.reset} onClick={reset}>
            {t('select.reset')}
          </button>
        </span>
      )}
    </div>
  );
}
