import type { ChartOption } from '@vigilo/domain/scoring/chart-option';
import { useTexts } from '../lib/texts.ts';
import { Chart } from '../ui/chart.tsx';
import type { CountedList } from './counted-list.ts';
import { useOpenList } from './counted-list.ts';

interface SummaryChartProps {
  /** Of its card. */
  readonly title: string;
  /** Remembered by the caller. */
  readonly option: ChartOption;
  /** The list behind a bar or slice, by the id of its series and its place there. */
  readonly findList: (series: string, index: number) => CountedList | null;
}

/** A chart whose bars and slices open the lists behind them. The table beside it says the same, with links for the keyboard. */
export function SummaryChart({ title, option, findList }: SummaryChartProps) {
  const t = useTexts('rtiSummary');
  const open = useOpenList();
  return (
    <Chart
      // The room of the card decides, not the drawing in it.
      pos="absolute"
      inset={0}
      label={t('chartOf', { title })}
      option={option}
      onPick={({ series, index }) => {
        const list = findList(series, index);
        if (list !== null) open(list);
      }}
    />
  );
}
