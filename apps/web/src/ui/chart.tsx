import { Box, VisuallyHidden } from '@mantine/core';
import type { BoxProps } from '@mantine/core';
import type { ChartOption } from '@vigilo/domain/scoring/chart-option';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { startChart } from './chart-engine.ts';
import type { ChartPoints } from './chart-points.ts';
import { ChartPointer } from './chart-pointer.tsx';
import classes from './chart.module.css';

/** The same figures as a table, for those who hear the page. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What was clicked: the id of the series and the place in its data. */
export interface ChartPick {
  readonly series: string;
  readonly index: number;
}

/** What it is given as a box gives it its height. */
export interface ChartProps extends BoxProps {
  /** Names the chart. */
  readonly label: string;
  /** Remembered by the caller: another object is drawn anew. */
  readonly option: ChartOption;
  /** Left out where a table beside the chart says the same. */
  readonly table?: ChartTable;
  readonly points?: ChartPoints;
  readonly onPick?: (pick: ChartPick) => void;
}

type Engine = ReturnType<typeof startChart>;

/** A chart of an ECharts option. Its library comes with the first chart; nothing in it moves by itself. */
export function Chart({ label, option, table, points, onPick, ...box }: ChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const pick = useEffectEvent((series: string, index: number) => onPick?.({ series, index }));
  useEffect(() => {
    let isGone = false;
    let started: Engine | null = null;
    async function start(): Promise<void> {
      const { startChart } = await import('./chart-engine.ts');
      if (isGone || plot.current === null) return;
      started = startChart(plot.current);
      started.chart.on('click', ({ seriesId, dataIndex }) => pick(seriesId ?? '', dataIndex));
      setEngine(started);
    }
    void start();
    return () => {
      isGone = true;
      started?.stop();
    };
  }, []);
  useEffect(() => engine?.chart.setOption(option, { notMerge: true }), [engine, option]);
  return (
    <Box component="figure" m={0} miw={0} {...box} aria-label={label} data-drawn={engine !== null}>
      <ChartPointer engine={engine} label={label} points={points}>
        <div ref={plot} className={classes.plot} aria-hidden="true" />
      </ChartPointer>
      {table && <AccessibleTable label={label} table={table} />}
    </Box>
  );
}

function AccessibleTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {table.head.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name = '', ...cells], at) => (
            // Two rows can be the same; they have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key -- rows are drawn anew as a whole
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a cell is its column
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
