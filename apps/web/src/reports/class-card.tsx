import type { SummaryWords } from '@vigilo/domain/reports/summary-charts';
import type { ClassRow, ClassTable } from '@vigilo/domain/reports/summary-tables';
import type { ChartOption, ChartPaper } from '@vigilo/domain/scoring/chart-option';
import { useMemo } from 'react';
import { useTexts } from '../lib/texts.ts';
import { useChartPaper } from '../ui/chart-paper.ts';
import { CountLink } from './count-link.tsx';
import { CountTable } from './count-table.tsx';
import type { CountedList } from './counted-list.ts';
import { SnapshotCard } from './snapshot-card.tsx';
import { SummaryChart } from './summary-chart.tsx';
import { useSummaryWords } from './summary-words.ts';

interface ClassCardProps {
  readonly kind: 'entity' | 'region' | 'sector';
  readonly field: 'entityType' | 'region' | 'sector';
  /** Of companies by the name of their class. */
  readonly counts: Readonly<Record<string, number>>;
  readonly tableOf: (counts: Readonly<Record<string, number>>) => ClassTable;
  readonly chartOf: (rows: readonly ClassRow[], words: SummaryWords, paper: ChartPaper) => ChartOption;
  readonly from: string;
  readonly to: string;
  readonly isWide?: boolean;
}

/** How the companies of the second day are classified in one respect. */
export function ClassCard({
  kind,
  field,
  counts,
  tableOf,
  chartOf,
  from,
  to,
  isWide = false,
}: ClassCardProps) {
  const t = useTexts('rtiSummary');
  const words = useSummaryWords(from, to);
  const title = t(`${kind}Card`);
  const paper = useChartPaper();
  const { rows, total } = useMemo(() => tableOf(counts), [counts, tableOf]);
  const option = useMemo(() => chartOf(rows, words, paper), [chartOf, rows, words, paper]);
  const listOf = (value: string): CountedList => ({ asOf: to, field, value });
  return (
    <SnapshotCard
      isWide={isWide}
      title={title}
      table={
        <CountTable
          label={title}
          heads={[t(kind), t('companies')]}
          rows={rows.map(({ name, count }) => ({
            key: name,
            name: words.writeName(name),
            cells: [<CountLink key="count" count={count} what={words.writeName(name)} list={listOf(name)} />],
          }))}
          total={{
            key: 'total',
            name: t('total'),
            cells: [<CountLink key="count" count={total} what={t('all')} list={{ asOf: to }} />],
          }}
        />
      }
      chart={
        <SummaryChart
          title={title}
          option={option}
          listOf={(_series, index) => {
            const row = rows[index];
            return row === undefined ? null : listOf(row.name);
          }}
        />
      }
    />
  );
}
