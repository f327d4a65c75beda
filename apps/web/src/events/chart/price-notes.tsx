import type { CallReply } from '@vigilo/contract/call';
import type { listSharePrices } from '@vigilo/contract/share-prices';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { writeSplit } from '@vigilo/domain/scoring/split-ratio';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import classes from './price-notes.module.css';

interface PriceNotesProps {
  readonly prices: CallReply<typeof listSharePrices>['data'];
  /** The first day shown, and how many are. */
  readonly from: string;
  readonly days: number;
}

/** Splits and gaps of the share price in the days shown: unfolds to one line each. */
export function PriceNotes({ prices, from, days }: PriceNotesProps) {
  const t = useTexts('events');
  const first = dayFromIso(from);
  const notes = prices.flatMap(({ date, split, gap }) => {
    const day = dayFromIso(date.slice(0, 10));
    if (day < first || day >= first + days) return [];
    const shown = formatDay(date);
    return [
      ...(split === undefined ? [] : [t('chart.split', { date: shown, ratio: writeSplit(split) })]),
      ...(gap === undefined ? [] : [t('chart.gap', { date: shown, count: gap })]),
    ];
  });
  if (notes.length === 0) return null;
  return (
    <details className={classes.notes}>
      <summary>
        {t('chart.notes')} ({notes.length})
      </summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}
