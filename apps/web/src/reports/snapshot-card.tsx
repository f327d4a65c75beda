import type { ReactNode } from 'react';
import { Panel } from '../ui/panel.tsx';
import classes from './snapshot-card.module.css';

interface SnapshotCardProps {
  readonly title: string;
  readonly table: ReactNode;
  readonly chart: ReactNode;
  /** It takes the wider half of its row. */
  readonly isWide?: boolean;
}

/** A part of the report: its numbers and, beside them, their picture. */
export function SnapshotCard({ title, table, chart, isWide = false }: SnapshotCardProps) {
  return (
    <Panel title={title} className={isWide ? `${classes.card} ${classes.wide}` : classes.card}>
      <div className={classes.room}>
        <div className={classes.body}>
          <div className={classes.table}>{table}</div>
          <div className={classes.chart}>{chart}</div>
        </div>
      </div>
    </Panel>
  );
}
