import '@mantine/core/styles/Popover.layer.css';
import { Button, Popover } from '@mantine/core';
import type { CallReply } from '@vigilo/contract/call';
import type { listSharePrices } from '@vigilo/contract/share-prices';
import { dayFromIso } from '@vigilo/domain/scoring/day';
import { writeSplit } from '@vigilo/domain/scoring/split-ratio';
import { formatDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';

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
    <Popover position="top-end">
      <Popover.Target>
        <Button variant="subtle" size="compact-xs" color="gray">
          {t('chart.notes')} ({notes.length})
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah="12rem" maw="24rem" style={{ overflowY: 'auto' }}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
