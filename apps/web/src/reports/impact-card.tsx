import '@mantine/core/styles/ColorSwatch.layer.css';
import { ColorSwatch, Group } from '@mantine/core';
import type { Palette } from '@vigilo/domain/heat-map/palettes';
import { colourFromCategory, impactChart } from '@vigilo/domain/reports/summary-charts';
import { impactTable } from '@vigilo/domain/reports/summary-tables';
import type { Category } from '@vigilo/domain/scoring/category';
import { useMemo } from 'react';
import { formatCountChange, formatDay } from '../lib/format.ts';
import { useTexts } from '../lib/texts.ts';
import { useChartTheme } from '../ui/chart-theme.ts';
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
export function ImpactCard(props: ImpactCardProps) {
  const { impact, from, to, palette } = props;
  const t = useTexts('rtiSummary');
  const labels = useSummaryLabels(from, to);
  const chartTheme = useChartTheme();
  const table = useMemo(() => impactTable(impact.values), [impact.values]);
  const option = useMemo(
    () => impactChart(table.rows, palette, labels, chartTheme),
    [table, palette, labels, chartTheme],
  );
  return (
    <SnapshotCard
      isWide
      title={t('impactCard')}
      table={<ImpactTable {...props} {...table} labels={labels} />}
      chart={
        <SummaryChart
          title={t('impactCard')}
          option={option}
          findList={(series, index) => {
            const category = table.rows[index]?.category;
            return category === undefined
              ? null
              : { asOf: series === 'first' ? from : to, field: 'category', value: category };
          }}
        />
      }
    />
  );
}

interface ImpactTableProps extends ImpactCardProps, ReturnType<typeof impactTable> {
  readonly labels: ReturnType<typeof useSummaryLabels>;
}

function ImpactTable({ from, to, palette, rows, total, labels }: ImpactTableProps) {
  const t = useTexts('rtiSummary');
  const cells = (row: typeof total, what: string, category?: Category) => {
    const chosen = category === undefined ? {} : ({ field: 'category', value: category } as const);
    return [
      <CountLink key="first" count={row.first} what={what} list={{ asOf: from, ...chosen }} />,
      <CountLink key="second" count={row.second} what={what} list={{ asOf: to, ...chosen }} />,
      formatCountChange(row.change),
    ];
  };
  return (
    <CountTable
      label={t('impactCard')}
      heads={[t('impact'), formatDay(from), formatDay(to), t('change')]}
      rows={rows.map((row) => {
        const name = labels.writeCategory(row.category);
        return {
          key: row.category,
          name: (
            <Group component="span" display="inline-flex" gap="xs" wrap="nowrap">
              <ColorSwatch
                component="span"
                size="0.625rem"
                radius="xs"
                withShadow={false}
                color={colourFromCategory(palette, row.category)}
              />
              {name}
            </Group>
          ),
          cells: cells(row, name, row.category),
        };
      })}
      total={{ key: 'total', name: t('total'), cells: cells(total, t('all')) }}
    />
  );
}
