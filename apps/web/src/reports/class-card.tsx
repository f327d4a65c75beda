import type { SummaryWords } from '@vigilo/domain/reports/summary-charts';
import type { ClassRow, ClassTable } from '@vigilo/domain/reports/summary-tables';
import type { ChartOption, ChartPaper } from '@vigilo/domain/scoring/chart-option';
import { useMemo } from 'react';
import { useTexts } from '../lib/texts.ts';
import { useChartTheme } from '../ui/chart-theme.ts';
import { CountLink } from './count-link.tsx';
import { CountTable } from './count-table.tsx';
import type { CountedList } from './counted-list.ts';
import { SnapshotCard } from './snapshot-card.tsx';
import { SummaryChart } from './summary-chart.tsx';
import { useSummaryLabels } from './summary-labels.ts';

interface ClassCardProps {
  readonly kind: 'entity' | 'region' | 'sector';
  readonly field: 'entityType' | 'region' | 'sector';
  /** Of companies by the name of their class. */
  readonly counts: Readonly<Record<string, number>>;
  readonly buildTable: (counts: Readonly<Record<string, number>>) => ClassTable;
  readonly buildChart: (
    rows: readonly ClassRow[],
    labels: SummaryWords,
    chartTheme: ChartPaper,
  ) => ChartOption;
  readonly from: string;
  readonly to: string;
  readonly isWide?: boolean;
}

/** How the companies of the second day are classified in one respect. */
export function ClassCard({
  kind,
  field,
  counts,
  buildTable,
  buildChart,
  from,
  to,
  isWide = false,
}: ClassCardProps) {
  const t = useTexts('rtiSummary');
  const labels = useSummaryLabels(from, to);
  const title = t(`${kind}Card`);
  const chartTheme = useChartTheme();
  const { rows, total } = useMemo(() => buildTable(counts), [counts, buildTable]);
  const option = useMemo(() => buildChart(rows, labels, chartTheme), [buildChart, rows, labels, chartTheme]);
  const findList = (value: string): CountedList => ({ asOf: to, field, value });
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
            name: labels.writeName(name),
            cells: [
              <CountLink key="count" count={count} what={labels.writeName(name)} list={findList(name)} />,
            ],
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
          findList={(_series, index) => {
            const row = rows[index];
            return row === undefined ? null : findList(row.name);
          }}
        />
      }
    />
  );
}
