import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { impactChart } from '@vigilo/domain/reports/summary-charts';
import { impactTable } from '@vigilo/domain/reports/summary-tables';
import type { Category } from '@vigilo/domain/scoring/category';
import { useMemo } from 'react';
import { formatCountChange, formatReportDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { useChartTheme } from '../ui/chart-theme.ts';
import { CategoryName } from './category-name.tsx';
import { CountLink } from './count-link.tsx';
import { CountTable } from './count-table.tsx';
import type { Matrices } from './matrices-query.ts';
import { SnapshotCard } from './snapshot-card.tsx';
import { SummaryChart } from './summary-chart.tsx';
import { useSummaryLabels } from './summary-labels.ts';

interface ImpactCardProps {
  readonly impact: Matrices['impact'];
  readonly from: string;
  readonly to: string;
  readonly palette: Palette;
}

/** How many companies are in each category, as of either day. */
export function ImpactCard({ impact, from, to, palette }: ImpactCardProps) {
  const t = useTexts('rtiSummary');
  const labels = useSummaryLabels(from, to);
  const chartTheme = useChartTheme();
  const { rows, total } = useMemo(() => impactTable(impact.values), [impact.values]);
  const option = useMemo(
    () => impactChart(rows, palette, labels, chartTheme),
    [rows, palette, labels, chartTheme],
  );
  const days = [from, to];
  const cell = (count: number, what: string, asOf: string, category?: Category) => (
    <CountLink
      count={count}
      what={what}
      list={{ asOf, ...(category !== undefined && { field: 'category', value: category }) }}
    />
  );
  return (
    <SnapshotCard
      isWide
      title={t('impactCard')}
      table={
        <CountTable
          label={t('impactCard')}
          heads={[t('impact'), ...days.map((day) => formatReportDay(day)), t('change')]}
          rows={rows.map(({ category, first, second, change }) => {
            const name = labels.writeCategory(category);
            return {
              key: category,
              name: <CategoryName category={category} palette={palette} name={name} />,
              cells: [
                cell(first, name, from, category),
                cell(second, name, to, category),
                formatCountChange(change),
              ],
            };
          })}
          total={{
            key: 'total',
            name: t('total'),
            cells: [
              cell(total.first, t('all'), from),
              cell(total.second, t('all'), to),
              formatCountChange(total.change),
            ],
          }}
        />
      }
      chart={
        <SummaryChart
          title={t('impactCard')}
          option={option}
          findList={(series, index) => {
            const category = rows[index]?.category;
            return category === undefined
              ? null
              : { asOf: series === 'first' ? from : to, field: 'category', value: category };
          }}
        />
      }
    />
  );
}
